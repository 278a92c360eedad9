import type { ReadonlyStore } from './readonly-store';

/**
 * What is open for whoever is signed in: one for a page, which goes on while the person is on another page of the
 * application, and ends when they sign out.
 *
 * @param session who is signed in
 */
export function onePerPerson<T extends { close: () => void }>(
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
