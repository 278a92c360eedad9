/** One of a few values that this device remembers for its next first paint. */
export interface RememberedChoice<Choice extends string> {
  /** The remembered value; the default if there is none, or if the browser denies storage. */
  read: () => Choice;
  /** Remembers a value. Nothing is stored for the default. */
  write: (value: Choice) => void;
  /** The value that another tab has just remembered; null if the event concerns another key. */
  ofEvent: (event: StorageEvent) => Choice | null;
}

const OF_USERS = 'scenecue.choice/';

/** The name of a user's choice in the browser's storage. */
export const choiceOfUser = (uid: string, name: string): string => `${OF_USERS}${uid}/${name}`;

/** Forgets all choices of this user. */
export function forgetChoicesOf(uid: string): void {
  try {
    const theirs = Object.keys(localStorage).filter((key) => key.startsWith(choiceOfUser(uid, '')));
    for (const key of theirs) localStorage.removeItem(key);
  } catch {
    // No storage: nothing is remembered.
  }
}

/**
 * @param key its name in the browser's storage
 * @param toChoice converts a stored text to its value; null for anything else
 */
export function rememberChoice<Choice extends string>(
  key: string,
  toChoice: (value: unknown) => Choice | null,
  defaultValue: Choice,
): RememberedChoice<Choice> {
  return {
    read() {
      try {
        return toChoice(localStorage.getItem(key)) ?? defaultValue;
      } catch {
        return defaultValue;
      }
    },
    write(value) {
      try {
        if (value === defaultValue) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // No storage: the value comes with the profile a moment later.
      }
    },
    ofEvent: (event) => (event.key === key ? (toChoice(event.newValue) ?? defaultValue) : null),
  };
}
