import { expect, it } from 'vitest';
import { profileLimits } from './profile-limits';
import { signUpProfile } from './user-profile';

it('a new profile is what sign-up writes', () => {
  expect(signUpProfile('Ada', 'ada@example.com')).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    notifications: true,
    theme: 'light',
  });
});

it('a name that another service allows to be longer is cut to what the store takes, between characters', () => {
  const { name } = signUpProfile('😀'.repeat(profileLimits.name), 'ada@example.com');
  expect(name).toMatch(/^😀+$/u);
  expect(name?.length).toBeLessThanOrEqual(profileLimits.name);
});
