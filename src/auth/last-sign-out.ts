import type { SessionStorage } from './session-storage';

/**
 * For this time after a sign-out, in ms, a report of that user is not believed: the service of this or another tab was
 * starting, and has restored the session. Its start takes 30 s at most.
 */
const HOLDS_MS = 60_000;

export type LastSignOut = ReturnType<typeof createLastSignOut>;

/** The last sign-out wins, until there is an explicit sign-in. */
export function createLastSignOut(storage: Pick<SessionStorage, 'user' | 'pendingSignOut'>) {
  let last: { uid: string; at: number } | null = null;
  return {
    /** This user has signed out, here or in another tab. */
    note(uid: string) {
      last = { uid, at: performance.now() };
    },
    forget(uid: string) {
      if (last?.uid === uid) last = null;
    },
    /** Whether this user has signed out, and not signed in again here or in another tab. */
    holds(uid: string): boolean {
      if (storage.user()?.uid === uid) return false;
      const isRecent = last?.uid === uid && performance.now() - last.at < HOLDS_MS;
      return isRecent || storage.pendingSignOut() === uid;
    },
  };
}
