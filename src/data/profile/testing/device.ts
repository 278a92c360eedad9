import { vi } from 'vitest';
import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';
import { STARTING, type SessionState } from '@/auth/session-state';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import type { UserProfile } from '../model/user-profile';
import { createOpenOutbox } from '../sync/outbox';
import type { ProfilePorts } from '../sync/ports';
import { EMPTY_RECORD, PROFILE_RECORD } from '../sync/profile-record';
import type { Outbox, ProfileState } from '../sync/profile-store';
import type { createMemoryServer } from './memory-repository';
import { stubPage } from '@/lib/testing/page-globals';

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
const ada = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };

interface TestPorts extends Partial<Pick<Session, 'idToken' | 'updateDisplayName'>> {
  /** Who is signed in. */
  user?: AuthUser | null;
  /** Short ones unless given: some tests wait for them. */
  timeouts?: Parameters<typeof createOpenOutbox>[1] | 'as deployed';
  userOfDevice?: ProfilePorts['userOfDevice'];
}

type Server = ReturnType<typeof createMemoryServer>;

/** A device with a browser and its tabs. `close` ends them all. */
export function createDevice() {
  const page = stubPage();
  const vault = createMemoryVault();
  const tabs: Outbox[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    page,
    vault,
    openTab({ server, repository }: Server, ports: TestPorts = {}, uid = 'ada') {
      const views: ProfileState[] = [];
      const { user = ada, idToken, updateDisplayName, userOfDevice = () => ada } = ports;
      const { timeouts = { save: 50, start: 50 } } = ports;
      const openOutbox = createOpenOutbox(
        {
          session: {
            getState: () => ({ ...STARTING, user }) as SessionState,
            idToken: idToken ?? (() => Promise.resolve('token')),
            updateDisplayName: updateDisplayName ?? (() => Promise.resolve({ ok: true, value: ada })),
          },
          userOfDevice,
          loadRepository: () => Promise.resolve(repository),
          vaultOf: vault.of,
        },
        timeouts === 'as deployed' ? undefined : timeouts,
      );
      const profile: Outbox = openOutbox(uid, (view) => views.push(view));
      tabs.push(profile);
      return { profile, server, repository, views, view: () => views.at(-1) };
    },
    onDevice: async (uid = 'ada') => (await vault.of(uid).read(PROFILE_RECORD)) ?? EMPTY_RECORD,
    close() {
      for (const tab of tabs) tab.close();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
