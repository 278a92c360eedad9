import type { AuthUser } from './identity';

/** Who was here last, as far as this device remembers it: so that a page can paint before the identity service has answered. */
export interface SessionMemory {
  /** The person who used this tab, or else this device, last; null when nobody is remembered. */
  user(): AuthUser | null;
  /** The one whom the tab remembers for its own length. */
  userOfTab(): AuthUser | null;
  /** The one whom the device remembers for all tabs. */
  userOfDevice(): AuthUser | null;
  /** `outlivesTab`: as the identity service keeps the session itself. */
  remember(user: AuthUser, outlivesTab: boolean): void;
  forget(): void;
  /** The id of the person whose sign-out is not finished: their session must not come back. */
  leaving(): string | null;
  /** Forgets the person, and remembers that their sign-out has to be finished. */
  leave(uid: string): void;
  /** There is no sign-out to finish any more. */
  endLeaving(): void;
  /** Tells what another tab does with whom the device remembers. @returns the end of it */
  onChangedElsewhere(listener: ElsewhereListener): () => void;
}

export interface ElsewhereListener {
  /** It has come to remember this person, or how they are called now. */
  remembered: (user: AuthUser) => void;
  /** It has forgotten them. */
  forgotten: (user: AuthUser | null) => void;
}

const USER = 'scenecue.user';
const LEAVING = 'scenecue.signing-out';

/** In the storage of the tab and of the device. Where the browser lets nothing be kept, nothing is remembered. */
export function createSessionMemory(): SessionMemory {
  return {
    user: () => toUser(read(USER)),
    userOfTab: () => toUser(readIn('sessionStorage')),
    userOfDevice: () => toUser(readIn('localStorage')),
    remember(user, outlivesTab) {
      const { uid, displayName, email } = user;
      write(USER, JSON.stringify({ uid, displayName, email }), outlivesTab);
    },
    forget: () => remove(USER),
    leaving: () => toText(read(LEAVING), LONGEST_UID),
    leave(uid) {
      // Where the session itself is: no other tab has to finish what ends with this one.
      write(LEAVING, uid, isKeptByDevice(USER));
      remove(USER);
    },
    endLeaving: () => remove(LEAVING),
    onChangedElsewhere({ remembered, forgotten }) {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== USER) return;
        const user = toUser(newValue);
        if (user) remembered(user);
        if (newValue === null) forgotten(toUser(oldValue));
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

const LONGEST_UID = 128;
/** Longer than any that the identity service lets in. */
const LONGEST_TEXT = 1000;

function toUser(text: string | null): AuthUser | null {
  if (text === null) return null;
  try {
    const { uid, displayName, email } = JSON.parse(text) as Record<string, unknown>;
    const known = toText(uid, LONGEST_UID);
    if (known === null || known.includes('/')) return null;
    return { uid: known, displayName: toText(displayName, LONGEST_TEXT), email: toText(email, LONGEST_TEXT) };
  } catch {
    return null;
  }
}

function toText(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

/**
 * Where it is kept. The tab first: who signed in here for the length of the tab is here, whoever else uses the
 * device. Null where it is not, or where the browser lets nothing be kept.
 */
function areaOf(key: string): Storage | null {
  try {
    return [sessionStorage, localStorage].find((area) => area.getItem(key) !== null) ?? null;
  } catch {
    return null;
  }
}

function isKeptByDevice(key: string): boolean {
  try {
    return areaOf(key) === localStorage;
  } catch {
    return false;
  }
}

const read = (key: string): string | null => areaOf(key)?.getItem(key) ?? null;

function readIn(area: 'sessionStorage' | 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(USER);
  } catch {
    return null;
  }
}

function write(key: string, value: string, outlivesTab: boolean): void {
  try {
    if (outlivesTab) sessionStorage.removeItem(key);
    const area = outlivesTab ? localStorage : sessionStorage;
    // Other tabs hear of every write.
    if (area.getItem(key) !== value) area.setItem(key, value);
  } catch {
    // Nothing may be kept here: the next start waits for the identity service.
  }
}

function remove(key: string): void {
  try {
    areaOf(key)?.removeItem(key);
  } catch {
    // As above: what may not be kept may not be removed either.
  }
}
