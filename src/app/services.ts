import type { Session } from '@/auth/session';
import type { Analyzer } from '@/contracts/analyzer';
import type { DeviceVault } from '@/lib/device-vault';
import type { ProfileStore } from '@/profile/profile-store';

/** What the composition root hands to the application. */
export interface Services {
  session: Session;
  profiles: ProfileStore;
  analyzer: Analyzer;
  vault: Pick<DeviceVault, 'of'>;
}
