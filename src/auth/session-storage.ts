import { reloadUnasked } from '@/lib/leave-guard';
import type { AuthUser } from './identity';

/**
 * The user of the session in the browser's storage, so that a page can be shown before the identity service has
 * answered. A remembered session is stored for the device, any other for the tab.
 */
export interface SessionStorage {
  /** The user of the tab, or else of the device. */
  user(): AuthUser | null;
  userOfTab(): AuthUser | null;
  userOfDevice(): AuthUser | null;
  store(user: AuthUser, remembered: boolean): void;
  /** Removes what `user` returns. */
  clear(): void;
  /** The ID of the user whose sign-out is not finished: their session must not be restored. */
  pendingSignOut(): string | null;
  /** Removes the user, and stores that their sign-out has to be finished. */
  beginSignOut(uid: string): void;
  endSignOut(): void;
  /**
   * Calls `listener` when another tab changes the user stored for the device. A page that returns from the back/forward
   * cache is reloaded if its user has signed out meanwhile.
   * @returns the unsubscribe
   */
  onOtherTab(listener: OtherTabListener): () => void;
}

export interface OtherTabListener {
  stored: (user: AuthUser) => void;
  cleared: (user: AuthUser | null) => void;
}

const USER = 'scenecue.user';
const SIGN_OUT = 'scenecue.signing-out';

const MAX_UID_LENGTH = 128;
/** In UTF-16 units. Longer than any that the identity service accepts. */
const MAX_TEXT_LENGTH = 1000;

/** If the browser denies its storage, no user is stored, and nothing fails. */
export function createSessionStorage(reload = reloadUnasked): SessionStorage {
  const userOfTab = () => toUser(readFrom('sessionStorage'));
  return {
    user: () => toUser(read(USER)),
    userOfTab,
    userOfDevice: () => toUser(readFrom('localStorage')),
    store({ uid, displayName, email }, remembered) {
      write(USER, JSON.stringify({ uid, displayName, email }), remembered);
    },
    clear: () => remove(USER),
    pendingSignOut: () => toText(read(SIGN_OUT), MAX_UID_LENGTH),
    beginSignOut(uid) {
      // In the same storage as the session: no other tab has to finish the sign-out of a session of this tab.
      write(SIGN_OUT, uid, readFrom('sessionStorage') === null && readFrom('localStorage') !== null);
      remove(USER);
    },
    endSignOut: () => remove(SIGN_OUT),
    onOtherTab({ stored, cleared }) {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== USER) return;
        const user = toUser(newValue);
        const before = toUser(oldValue);
        if (user) stored(user);
        if (newValue === null || (before && user && before.uid !== user.uid)) cleared(before);
      };
      // A page in the back/forward cache receives no events.
      let before: string | undefined;
      const onPageHide = () => {
        before = toUser(read(USER))?.uid;
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && before !== undefined && before !== toUser(read(USER))?.uid) reload();
      };
      const following = new AbortController();
      const { signal } = following;
      addEventListener('storage', onStorage, { signal });
      addEventListener('pagehide', onPageHide, { signal });
      addEventListener('pageshow', onPageShow, { signal });
      return () => following.abort();
    },
  };
}

function toUser(text: string | null): AuthUser | null {
  if (text === null) return null;
  try {
    const { uid, displayName, email } = JSON.parse(text) as Record<string, unknown>;
    const known = toText(uid, MAX_UID_LENGTH);
    if (known === null || known.includes('/')) return null;
    return {
      uid: known,
      displayName: toText(displayName, MAX_TEXT_LENGTH),
      email: toText(email, MAX_TEXT_LENGTH),
    };
  } catch {
    return null;
  }
}

function toText(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

/**
 * The storage that has `key`. The tab's comes first: a user who signed in for this tab only is signed in here,
 * whichever user the device remembers.
 *
 * @throws DOMException if the browser denies its storage
 */
const areaOf = (key: string): Storage | undefined =>
  [sessionStorage, localStorage].find((area) => area.getItem(key) !== null);

function read(key: string): string | null {
  try {
    return areaOf(key)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function readFrom(area: 'sessionStorage' | 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(USER);
  } catch {
    return null;
  }
}

function write(key: string, value: string, forDevice: boolean): void {
  try {
    if (forDevice) sessionStorage.removeItem(key);
    const area = forDevice ? localStorage : sessionStorage;
    // Every write is an event in the other tabs.
    if (area.getItem(key) !== value) area.setItem(key, value);
  } catch {
    // Denied: the next start waits for the identity service.
  }
}

function remove(key: string): void {
  try {
    areaOf(key)?.removeItem(key);
  } catch {
    // Denied.
  }
}
