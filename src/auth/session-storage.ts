import { reloadUnasked } from '@/lib/leave-guard';
import type { AuthUser } from './identity';

/**
 * Whose session this is, as the browser's storage says it: so that a page can be shown before the identity service has
 * answered. A session that is remembered is stored for the device, any other for the tab.
 */
export interface SessionStorage {
  /** The user of the tab, or else of the device. */
  user(): AuthUser | null;
  userOfTab(): AuthUser | null;
  userOfDevice(): AuthUser | null;
  store(user: AuthUser, remembered: boolean): void;
  /** Removes what `user` returns. */
  clear(): void;
  /** The id of the user whose sign-out is not finished: their session must not come back. */
  pendingSignOut(): string | null;
  /** Removes the user, and stores that their sign-out has to be finished. */
  beginSignOut(uid: string): void;
  endSignOut(): void;
  /**
   * Calls `listener` when another tab changes who is stored for the device, or has done so while the browser had put
   * this page aside (back/forward cache). A page whose user has left the tab meanwhile is reloaded.
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

const LONGEST_UID = 128;
/** In UTF-16 units. Longer than any that the identity service accepts. */
const LONGEST_TEXT = 1000;

/** Where the browser denies its storage nobody is stored, and nothing fails. */
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
    pendingSignOut: () => toText(read(SIGN_OUT), LONGEST_UID),
    beginSignOut(uid) {
      // Beside the session: no other tab has to finish what ends with this one.
      write(SIGN_OUT, uid, readFrom('sessionStorage') === null && readFrom('localStorage') !== null);
      remove(USER);
    },
    endSignOut: () => remove(SIGN_OUT),
    onOtherTab({ stored, cleared }) {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== USER) return;
        const user = toUser(newValue);
        if (user) stored(user);
        if (newValue === null) cleared(toUser(oldValue));
      };
      // A page that is put aside is told nothing.
      let before: AuthUser | null = null;
      let ofTab: AuthUser | null = null;
      const onPageHide = () => {
        before = toUser(readFrom('localStorage'));
        ofTab = userOfTab();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (ofTab && ofTab.uid !== userOfTab()?.uid) reload();
        else if (before) {
          const now = toUser(readFrom('localStorage'));
          if (now?.uid === before.uid) stored(now);
          else cleared(before);
        }
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
 * The storage that has `key`, the tab's first: who signed in here for the length of the tab is signed in here, whoever
 * else uses the device.
 *
 * @throws DOMException where the browser denies its storage
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
