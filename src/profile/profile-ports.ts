import type { AuthUser } from '@/auth/identity';
import type { PersonsVault } from '@/lib/device-vault';
import type { ProfileRepository } from './profile-repository';

/** What profiles need of the identity. */
export interface ProfileIdentity {
  /** Who is signed in, as far as this page knows; null when nobody is. */
  person: () => AuthUser | null;
  /**
   * True as soon as requests go out with the person's token; false when the identity service knows nobody.
   * Rejects when it cannot tell.
   */
  ready: () => Promise<boolean>;
  /** False when the session ends with this tab. */
  staysSignedIn: () => boolean;
  /** Gives the identity the name of the profile. False: it has to be tried again later. */
  rename: (displayName: string) => Promise<boolean>;
}

/** What profiles need of the world. */
export interface ProfilePorts {
  /** Brings the store of profiles, by network if need be; called again after a failure. */
  loadRepository: () => Promise<ProfileRepository>;
  identity: ProfileIdentity;
  vaultOf: (uid: string) => PersonsVault;
}
