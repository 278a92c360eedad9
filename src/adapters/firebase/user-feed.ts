import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import type { AuthUser } from '@/auth/identity';

interface Observer {
  next: (user: AuthUser | null) => void;
  error: (error: Error) => void;
}

/** Tells observers who is signed in: at once when that is known, and after every change. */
export interface UserFeed {
  /** Whether it is known who is signed in. */
  hasSpoken(): boolean;
  /** Returns the unsubscribe. */
  observe(observer: Observer): () => void;
  /**
   * Runs `work` with the feed at rest, and then tells what has changed, if anything. A new account has no
   * name until a second request sets it, and the library says nothing when that is done: without the rest,
   * observers would be told of a nameless person, and never of the name.
   */
  atRest<T>(work: () => Promise<T>): Promise<T>;
}

export function createUserFeed(auth: Auth): UserFeed {
  const observers = new Set<Observer>();
  // Undefined until somebody could be told.
  let latest: AuthUser | null | undefined;
  let hasLooked = false;
  let rests = 0;

  function publish(): void {
    if (rests > 0 || !hasLooked) return;
    const current = auth.currentUser && toAuthUser(auth.currentUser);
    if (latest !== undefined && isSame(latest, current)) return;
    latest = current;
    for (const { next } of [...observers]) next(current);
  }

  // The library speaks first when it has looked for a kept session.
  onAuthStateChanged(
    auth,
    () => {
      hasLooked = true;
      publish();
    },
    (error) => {
      for (const observer of [...observers]) observer.error(error);
    },
  );

  return {
    hasSpoken: () => hasLooked,
    observe(observer) {
      observers.add(observer);
      if (latest !== undefined) observer.next(latest);
      return () => {
        observers.delete(observer);
      };
    },
    async atRest(work) {
      rests += 1;
      try {
        return await work();
      } finally {
        rests -= 1;
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
