import { expect, it, vi } from 'vitest';
import { createProfile } from './create-profile';

const ada = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };
const profile = (name: string) => ({ name, email: 'ada@example.com', notifications: true, theme: 'light' });

it('saves the profile of a sign-up, and creates that of a Google account where there is none', async () => {
  const profiles = {
    save: vi.fn(() => Promise.resolve('synced' as const)),
    createIfAbsent: vi.fn(() => Promise.resolve()),
  };
  await createProfile(profiles, ada, 'Ada Lovelace');
  expect(profiles.save).toHaveBeenCalledWith('u1', profile('Ada Lovelace'));
  expect(profiles.createIfAbsent).not.toHaveBeenCalled();
  await createProfile(profiles, ada, null);
  expect(profiles.createIfAbsent).toHaveBeenCalledWith('u1', profile('Ada'));
  expect(profiles.save).toHaveBeenCalledTimes(1);
});
