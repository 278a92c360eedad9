import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import type { AuthUser } from '@/auth/identity';

interface Observer {
  next: (user: AuthUser | null) => void;
  error: (error: Error) => void;
}

/** Reports who is signed in to observers: at once when that is known, and after every change. */
export interface UserObservers {
  /** Returns the unsubscribe. */
  observe(observer: Observer): () => void;
  /**
   * Reports nothing during `work`, and then what has changed, if anything. A new account has no name until a second
   * request sets it, and the SDK does not report that: without the pause observers would get a user without a name, and
   * never the name.
   */
  paused<T>(work: () => Promise<T>): Promise<T>;
}

export function createUserObservers(auth: Auth): UserObservers {
  const observers = new Set<Observer>();
  // Undefined before the first report.
  let latest: AuthUser | null | undefined;
  let isStarted = false;
  let pauses = 0;

  function publish(): void {
    if (pauses > 0 || !isStarted) return;
    const current = auth.currentUser && toAuthUser(auth.currentUser);
    if (latest !== undefined && isSame(latest, current)) return;
    latest = current;
    for (const { next } of [...observers]) next(current);
  }

  // The SDK reports for the first time when it has looked for a stored session.
  onAuthStateChanged(
    auth,
    () => {
      isStarted = true;
      publish();
    },
    (error) => {
      for (const observer of [...observers]) observer.error(error);
    },
  );

  return {
    observe(observer) {
      observers.add(observer);
      if (latest !== undefined) observer.next(latest);
      return () => {
        observers.delete(observer);
      };
    },
    async paused(work) {
      pauses += 1;
      try {
        return await work();
      } finally {
        pauses -= 1;
        publish();
      }
    },
  };
}

export function toAuthUser({ uid, displayName, email }: User): AuthUser {
  return { uid, displayName, email };
}

function isSame(a: AuthUser | null, b: AuthUser | null): boolean {
  return a?.uid === b?.uid && a?.displayName === b?.displayName && a?.email === b?.email;
}
