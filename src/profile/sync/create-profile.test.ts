import { expect, it, vi } from 'vitest';
import { createProfile } from './create-profile';

const ada = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };
const profile = (name: string) =>
  expect.objectContaining({ name, notifications: true, theme: 'light' }) as unknown;

it('merges the profile of a sign-up, and creates that of a Google account where there is none', async () => {
  const create = vi.fn(() => Promise.resolve());
  const of = vi.fn(() => ({ create }) as never);
  await createProfile({ of }, ada, 'Ada Lovelace');
  expect(create).toHaveBeenLastCalledWith(profile('Ada Lovelace'), 'merge');
  await createProfile({ of }, ada, null);
  expect(create).toHaveBeenLastCalledWith(profile('Ada'), 'keep');
  expect(of).toHaveBeenCalledWith('u1');
});
