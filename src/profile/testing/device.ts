import { vi } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { openProfile } from '../profile-keeper';
import type { ProfileIdentity } from '../profile-ports';
import { toRecord } from '../profile-record';
import type { ProfileKeeper, ProfileView } from '../profile-view';
import type { UserProfile } from '../user-profile';
import type { createMemoryServer } from './memory-repository';
import { stubPage } from './page-globals';

export const LONG_AGO = '2025-05-28T08:00:00.000Z';
/** What the server of most tests holds. */
export const stored: Partial<UserProfile> = {
  name: 'Ada',
  email: 'ada@example.com',
  theme: 'light',
  timezone: 'UTC',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
const person = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };

interface StoredRecord {
  value: unknown;
}

type Server = ReturnType<typeof createMemoryServer>;

/** A device with a browser and its tabs. `close` ends them all. */
export function createDevice() {
  const page = stubPage();
  const vault = createMemoryVault();
  const keepers: ProfileKeeper[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    page,
    vault,
    /** `patience` is short: some tests wait for its end. */
    openTab({ server, repository }: Server, identity: Partial<ProfileIdentity> = {}, uid = 'ada') {
      const views: ProfileView[] = [];
      const ports = {
        loadRepository: () => Promise.resolve(repository),
        vaultOf: vault.of,
        identity: {
          person: () => person,
          ready: () => Promise.resolve(true),
          staysSignedIn: () => true,
          rename: () => Promise.resolve(true),
          ...identity,
        },
      };
      const keeper = openProfile(uid, ports, (view) => views.push(view), { save: 50, start: 50 });
      keepers.push(keeper);
      return { keeper, server, views, view: () => views.at(-1) };
    },
    onDevice: (uid = 'ada') =>
      toRecord((vault.records.get(`${uid}/profile`) as StoredRecord | undefined)?.value),
    close() {
      for (const keeper of keepers) keeper.close();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
