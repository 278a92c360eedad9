import type { Session } from '@/auth/session';
import type { Analyzer } from '@/contracts/analyzer';
import type { ProfileRepository } from '@/profile/profile-repository';

/** What the composition root hands to the application. */
export interface Services {
  session: Session;
  /** Brings the store of profiles at its first use. */
  loadProfiles: () => Promise<ProfileRepository>;
  analyzer: Analyzer;
}
