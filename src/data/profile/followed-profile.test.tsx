import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { wouldReloadLose } from '@/lib/leave-guard';
import { createFollowProfile } from './followed-profile';
import type { ProfileState } from './profile-store';
import { createMemoryProfiles } from './testing/memory-profiles';
import type { StoredProfile, UserProfile } from './user-profile';

const USER = { uid: 'ada', displayName: 'Ada Lovelace', email: 'ada@example.com' };
const LONG_AGO = '2025-05-28T08:00:00.000Z';
const LATER = '2026-05-28T08:00:00.000Z';

const STORED: UserProfile = {
  name: 'Ada Lovelace',
  email: USER.email,
  notifications: true,
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  twoFactorAuth: false,
  language: 'en',
  timezone: 'EST',
  dateFormat: 'DD/MM/YYYY',
  theme: 'light',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};

/** Follows Ada's profile. `state` is what was published last. */
async function follow(
  stored: StoredProfile = STORED,
  options: Parameters<typeof createMemoryProfiles>[1] = {},
) {
  const { server, documents } = createMemoryProfiles(stored, options);
  const updateDisplayName = vi.fn((name: string) =>
    Promise.resolve({ ok: true as const, value: { ...USER, displayName: name } }),
  );
  const session = {
    getState: () => ({ user: USER }) as ReturnType<import('@/auth/session').Session['getState']>,
    updateDisplayName,
  };
  const published: ProfileState[] = [];
  const times = { save: 200, confirm: 20 };
  const profile = createFollowProfile({ documents, session, times })('ada', (state) => published.push(state));
  onTestFinished(() => profile.close());
  await profile.load();
  return { server, documents, profile, updateDisplayName, published, state: () => published.at(-1) };
}

/** Waits until the server has confirmed the profile. */
async function opened(...[stored, options]: Parameters<typeof follow>) {
  const all = await follow(stored, options);
  await vi.waitFor(() => expect(all.state()).toMatchObject({ phase: 'ready', unreachable: false }));
  return all;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('is ready with what the device has, and says so if the server does not confirm it', async () => {
  const { server, state, published } = await follow(STORED, { cached: { name: 'Ada' }, mode: 'silent' });
  expect(published[0]).toMatchObject({ phase: 'ready', stored: { name: 'Ada' }, unreachable: false });
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'ready', unreachable: true }));
  server.mode = 'well';
  expect(state()).toMatchObject({ stored: STORED, unreachable: false, saveState: null });
});

it('fails where neither the device nor the server says what is stored, until one does', async () => {
  const { server, state, profile } = await follow(STORED, { mode: 'silent' });
  expect(state()?.phase).toBe('loading');
  await vi.waitFor(() => expect(state()?.phase).toBe('failed'));
  await expect(profile.save({ theme: 'dark' })).rejects.toMatchObject({ problem: 'unavailable' });
  await profile.load();
  expect(state()?.phase).toBe('loading');
  server.mode = 'well';
  expect(state()).toMatchObject({ phase: 'ready', stored: STORED });
});

it('a user without a profile keeps the form when the network is lost', async () => {
  const { server, state } = await opened(null);
  server.mode = 'gone';
  expect(state()).toMatchObject({ phase: 'ready', stored: null, unreachable: true });
});

it('a save is synced; without an answer it is pending, shown, and accepted later', async () => {
  const { server, profile, state, published } = await opened();
  expect(await profile.save({ timezone: 'PST' })).toBe('synced');
  expect(published.map(({ saveState }) => saveState)).toContain('syncing');
  expect(state()).toMatchObject({ saveState: 'synced', savedAt: null });
  server.mode = 'silent';
  expect(await profile.save({ timezone: 'UTC' })).toBe('pending');
  expect(state()).toMatchObject({ saveState: 'device', stored: { timezone: 'UTC' } });
  expect(state()?.savedAt).toBeGreaterThan(Date.parse(LATER));
  expect(wouldReloadLose()).toBe(false);
  server.mode = 'well';
  await vi.waitFor(() => expect(state()).toMatchObject({ saveState: 'synced', savedAt: null }));
  expect(server.stored).toMatchObject({ timezone: 'UTC', dateFormat: STORED.dateFormat });
});

it('a save of an earlier visit is still pending, is accepted, and the display name follows', async () => {
  const queued = { name: 'Ada King', updatedAt: LATER };
  const { server, state, updateDisplayName } = await follow(STORED, { cached: STORED, queued, mode: 'gone' });
  expect(state()).toMatchObject({ saveState: 'device', savedAt: Date.parse(LATER), stored: queued });
  server.mode = 'well';
  await vi.waitFor(() => expect(state()).toMatchObject({ saveState: 'synced' }));
  expect(updateDisplayName).toHaveBeenCalledExactlyOnceWith('Ada King');
});

it('what the server refuses of an earlier visit becomes rejected, unless another device has written since', async () => {
  const queued = { timezone: 'PST', updatedAt: LATER } as const;
  const { state } = await follow(STORED, { cached: STORED, queued, mode: 'refuses' });
  await vi.waitFor(() =>
    expect(state()).toMatchObject({ saveState: 'rejected', rejected: { timezone: 'PST' } }),
  );
  const newer = { ...STORED, updatedAt: '2026-06-01T08:00:00.000Z' };
  const other = await follow(newer, { cached: STORED, queued, mode: 'refuses' });
  await vi.waitFor(() => expect(other.state()).toMatchObject({ stored: newer }));
  expect(other.state()?.rejected).toEqual({});
});

it('what is refused stays in the form, and is sent again or discarded', async () => {
  const { server, profile, state } = await opened();
  const name = 'x'.repeat(101);
  expect(await profile.save({ name })).toBe('rejected');
  expect(state()).toMatchObject({ rejected: { name }, saveState: 'rejected', stored: { name } });
  expect(server.stored).toEqual(STORED);
  expect(wouldReloadLose()).toBe(true);
  expect(await profile.save({ name: 'Ada King' })).toBe('synced');
  expect(state()).toMatchObject({ rejected: {}, saveState: 'synced' });

  server.mode = 'refuses';
  await profile.save({ theme: 'dark' });
  await profile.retry();
  expect(state()?.rejected).toEqual({ theme: 'dark' });
  await profile.discard('theme');
  await vi.waitFor(() => expect(state()).toMatchObject({ rejected: {}, stored: { theme: 'light' } }));
  await expect(profile.save({})).rejects.toMatchObject({ problem: 'rejected' });
});

it('two devices that begin a profile without a network both keep their edits', async () => {
  const { server, profile, state } = await opened(null);
  server.mode = 'gone';
  expect(await profile.save({ timezone: 'PST' })).toBe('pending');
  // The other one was first, and the time of its creation cannot be changed.
  server.stored = { name: 'Ada', email: USER.email, theme: 'dark', createdAt: LONG_AGO, updatedAt: LONG_AGO };
  server.mode = 'well';
  await vi.waitFor(() => expect(server.stored).toMatchObject({ timezone: 'PST' }));
  expect(server.stored).toMatchObject({ theme: 'dark', createdAt: LONG_AGO });
  expect(state()?.rejected).toEqual({});
});

it('the browser asks before a page with unsent edits closes, if only the page has them', async () => {
  const { server, profile, state } = await opened(STORED, { isKept: false });
  server.mode = 'gone';
  await profile.save({ timezone: 'PST' });
  expect(state()?.saveState).toBe('page');
  expect(wouldReloadLose()).toBe(true);
  server.mode = 'well';
  await vi.waitFor(() => expect(wouldReloadLose()).toBe(false));
  server.mode = 'gone';
  await profile.save({ timezone: 'UTC' });
  profile.close();
  expect(wouldReloadLose()).toBe(false);
});

it.each([
  ['a sign-up', 'Grace', null, { name: 'Grace', theme: 'light' }],
  [
    'a sign-up that finds a profile',
    'Grace',
    STORED,
    { name: 'Grace', timezone: 'EST', createdAt: LONG_AGO },
  ],
  ['a first sign-in with Google', null, null, { name: USER.displayName, notifications: true }],
] as const)('%s stores a profile', async (_, fullName, stored, expected) => {
  const { server, profile } = await follow(stored);
  await profile.create(USER, fullName);
  expect(server.stored).toMatchObject({ ...expected, email: USER.email });
});

it('a sign-in stores nothing, nor does one with Google that finds a profile', async () => {
  const { server, profile, state } = await opened();
  await profile.create(USER, null);
  expect(server.stored).toEqual(STORED);
  expect(server.calls).not.toContain('merge');
  expect(state()?.saveState).toBeNull();
});

it('nothing is published after the user has signed out', async () => {
  const { server, profile, published } = await opened();
  profile.close();
  const before = published.length;
  server.stored = { ...STORED, theme: 'dark' };
  expect(published).toHaveLength(before);
  await expect(profile.save({ theme: 'dark' })).rejects.toMatchObject({ problem: 'unavailable' });
});
