import type { ReadonlyStore } from './readonly-store';

/**
 * Keeps one object open for the signed-in user. It stays open while the user is on another page of the application, and
 * is closed at the sign-out or when another user signs in.
 *
 * @param session store with the signed-in user
 */
export function onePerUser<T extends { close: () => void }>(
  session: ReadonlyStore<{ user: { uid: string } | null }>,
  create: (uid: string) => T,
): (uid: string) => T {
  let open: { uid: string; value: T } | null = null;
  session.subscribe(({ user }) => {
    if (!open || open.uid === user?.uid) return;
    open.value.close();
    open = null;
  });
  return (uid) => {
    if (open?.uid !== uid) {
      open?.value.close();
      open = { uid, value: create(uid) };
    }
    return open.value;
  };
}
