import type { Session } from '@/auth/session';
import type { ProfileIdentity } from './ports';

/** What profiles need of the identity, from the session that all the application shares. */
export function identityOfProfiles(
  session: Pick<Session, 'getState' | 'idToken' | 'updateDisplayName'>,
): ProfileIdentity {
  return {
    person: () => session.getState().user,
    ready: async (renewed) => (await session.idToken(renewed)) !== null,
    staysSignedIn() {
      try {
        return sessionStorage.getItem('scenecue.user') === null;
      } catch {
        return false;
      }
    },
    async rename(displayName) {
      const result = await session.updateDisplayName(displayName);
      // What the identity says no to, it will say no to again; the profile has the name all the same.
      return result.ok || result.failure.kind !== 'network';
    },
  };
}
