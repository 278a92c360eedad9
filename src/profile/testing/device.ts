import { vi } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import type { UserProfile } from '../model/user-profile';
import { createOpenProfile } from '../sync/open-profile';
import type { ProfileIdentity } from '../sync/ports';
import { EMPTY_RECORD, PROFILE_RECORD } from '../sync/profile-record';
import type { OpenProfile, ProfileState } from '../sync/profile-store';
import type { createMemoryServer } from './memory-repository';
import { stubPage } from './page-globals';

export const LONG_AGO = '2025-05-28T08:00:00.000Z';
/** What the server of most tests holds: every field of the settings. */
export const stored: UserProfile = {
  name: 'Ada',
  email: 'ada@example.com',
  notifications: true,
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  twoFactorAuth: false,
  language: 'en',
  timezone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  theme: 'light',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
const person = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };

type Server = ReturnType<typeof createMemoryServer>;

/** A device with a browser and its tabs. `close` ends them all. */
export function createDevice() {
  const page = stubPage();
  const vault = createMemoryVault();
  const tabs: ReturnType<OpenProfile>[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    page,
    vault,
    /** Its timeouts are short: some tests wait for them. */
    openTab({ server, repository }: Server, identity: Partial<ProfileIdentity> = {}, uid = 'ada') {
      const views: ProfileState[] = [];
      const openProfile = createOpenProfile(
        {
          loadRepository: () => Promise.resolve(repository),
          vaultOf: vault.of,
          identity: {
            person: () => person,
            ready: () => Promise.resolve(true),
            staysSignedIn: () => true,
            rename: () => Promise.resolve(true),
            ...identity,
          },
        },
        { save: 50, start: 50 },
      );
      const profile = openProfile(uid, (view) => views.push(view));
      tabs.push(profile);
      return { profile, server, views, view: () => views.at(-1) };
    },
    onDevice: async (uid = 'ada') => (await vault.of(uid).read(PROFILE_RECORD)) ?? EMPTY_RECORD,
    close() {
      for (const tab of tabs) tab.close();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
