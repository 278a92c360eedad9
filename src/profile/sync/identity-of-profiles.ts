import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';
import type { ProfileIdentity } from './ports';

/**
 * What profiles need of the identity, from the session that all the application shares.
 *
 * @param userOfDevice whom the device remembers for all tabs
 */
export function identityOfProfiles(
  session: Pick<Session, 'getState' | 'idToken' | 'updateDisplayName'>,
  userOfDevice: () => AuthUser | null,
): ProfileIdentity {
  return {
    person: () => session.getState().user,
    ready: async (renewed) => (await session.idToken(renewed)) !== null,
    staysSignedIn: () => userOfDevice()?.uid === session.getState().user?.uid,
    async rename(displayName) {
      const result = await session.updateDisplayName(displayName);
      // What the identity says no to, it will say no to again; the profile has the name all the same.
      return result.ok || result.failure.kind !== 'network';
    },
  };
}
