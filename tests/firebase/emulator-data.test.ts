import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { AuthUser, Identity } from '../../src/auth/identity';
import { profileFields } from '../../src/data/profile/user-profile';
import { authEmulatorUrl, emulatorSettings, storedProfile } from './emulators';

const PASSWORD = 'Demo-Pass1';

let identity: Identity;

beforeAll(() => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
});

async function signIn(email: string): Promise<AuthUser> {
  const result = await identity.signIn(email, PASSWORD, false);
  if (!result.ok) throw new Error(`${email}: ${result.failure.message} Is emulator-data imported?`);
  return result.value;
}

describe('the accounts that the emulators start with', () => {
  it('have one with a complete profile', async () => {
    const { uid, displayName, email } = await signIn('demo@scenecue.example');
    const profile = await storedProfile(uid);
    expect(profile).toMatchObject({ name: displayName, email });
    expect(Object.keys(profile).toSorted()).toEqual(
      ['email', 'notifications', 'createdAt', 'updatedAt', ...profileFields].toSorted(),
    );
  });

  it('have one with what sign-up writes', async () => {
    const { uid, displayName, email } = await signIn('new@scenecue.example');
    expect(await storedProfile(uid)).toEqual({
      name: displayName,
      email,
      notifications: true,
      theme: 'light',
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
  });

  it('answer an unknown e-mail like a wrong password, as in production', async () => {
    const unknown = await identity.signIn('nobody@scenecue.example', PASSWORD, false);
    expect(unknown).toMatchObject({ ok: false, failure: { kind: 'invalid-credentials' } });
    expect(await identity.signIn('demo@scenecue.example', `${PASSWORD}!`, false)).toEqual(unknown);
  });
});
