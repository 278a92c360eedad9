import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from './config';
import { createFirebaseIdentity } from './identity';
import { createFirebaseProfileRepository } from './profile-repository';

const settings: FirebaseSettings = {
  apiKey: 'key',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo',
  appId: 'app',
  emulators: { authUrl: 'http://127.0.0.1:1', firestoreHost: '127.0.0.1', firestorePort: 1 },
};

describe('emulators in a build that was made without them', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', '');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('fail every call of the identity, and never reach production instead', async () => {
    const identity = createFirebaseIdentity(settings);
    const message = 'This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.';
    const told = await new Promise<Error>((resolve, reject) => {
      identity.observe(() => {
        reject(new Error('told of a user'));
      }, resolve);
    });
    expect(told.message).toBe(message);
    expect(await identity.signIn('ada@example.com', 'Correct-Horse-7', true)).toEqual({
      ok: false,
      failure: { kind: 'unknown', message },
    });
    await expect(identity.idToken()).rejects.toThrow(message);
  });

  it('fail every call of the profile repository', async () => {
    const profiles = createFirebaseProfileRepository(settings);
    await expect(profiles.load('ada')).rejects.toMatchObject({ problem: 'unknown' });
    await expect(profiles.save('ada', {})).rejects.toMatchObject({
      problem: 'unknown',
      message: 'Your profile could not be saved.',
    });
  });
});
