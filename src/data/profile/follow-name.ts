import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';

/** Gives the identity service, which also has the user's name, the one of the profile. Settles when it has answered. */
export type FollowName = (owner: AuthUser | null, name: string | undefined) => Promise<void>;

/** The same name is not sent twice at once. After a failure the next save sends it again. */
export function createFollowName(session: Pick<Session, 'updateDisplayName'>): FollowName {
  let current: { name: string; done: Promise<void> } | null = null;
  return async (owner, name) => {
    if (!owner || name === undefined || name === owner.displayName) return;
    if (current?.name !== name) {
      const mine = { name, done: session.updateDisplayName(name).then(() => undefined) };
      current = mine;
      void mine.done.finally(() => {
        if (current === mine) current = null;
      });
    }
    await current.done;
  };
}
