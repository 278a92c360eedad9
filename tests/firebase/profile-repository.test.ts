import { getApp } from 'firebase/app';
import {
  disableNetwork,
  doc,
  enableNetwork,
  getFirestore,
  onSnapshot,
  setLogLevel,
  waitForPendingWrites,
} from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import { createFirebaseProfileRepository } from '../../src/adapters/firebase/profile-repository';
import type { Identity } from '../../src/auth/identity';
import type { ProfileRepository } from '../../src/profile/profile-repository';
import { signUpProfile } from '../../src/profile/user-profile';
import { authEmulatorUrl, emulatorSettings, newEmail, PASSWORD, storedProfile } from './emulators';

const LONG_AGO = '2025-05-28T08:00:00.000Z';

let identity: Identity;
let profiles: ProfileRepository;
let patience = new AbortController();
let logged: MockInstance<typeof console.error>;

beforeAll(() => {
  // The library's own warnings of a refused write, which some tests are about.
  setLogLevel('silent');
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  profiles = createFirebaseProfileRepository(emulatorSettings(), { patience: () => patience.signal });
});

beforeEach(() => {
  patience = new AbortController();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  logged.mockRestore();
  await identity.signOut();
});

async function newPerson(): Promise<{ uid: string; email: string }> {
  const email = newEmail();
  const result = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  return { uid: result.value.uid, email };
}

/** A person whose profile somebody with more rights has stored, with a field that the application does not know. */
async function personOfLongAgo(): Promise<{ uid: string; email: string }> {
  const person = await newPerson();
  await storedProfile(person.uid, {
    name: { stringValue: 'Ada' },
    email: { stringValue: person.email },
    createdAt: { stringValue: LONG_AGO },
    updatedAt: { stringValue: LONG_AGO },
    badge: { stringValue: 'gold' },
  });
  return person;
}

/** A stored time in ms. */
function msOf(time: unknown): number {
  return Date.parse(String(time));
}

describe('load', () => {
  it('is null where there is no profile', async () => {
    const { uid } = await newPerson();
    expect(await profiles.load(uid)).toBeNull();
  });

  it('is the profile as stored, with what the application does not know', async () => {
    const { uid, email } = await personOfLongAgo();
    expect(await profiles.load(uid)).toEqual({
      name: 'Ada',
      email,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      badge: 'gold',
    });
  });

  it('of another person is refused and logged, in the specified words', async () => {
    const { uid } = await personOfLongAgo();
    await newPerson();
    await expect(profiles.load(uid)).rejects.toMatchObject({
      name: 'ProfileStoreError',
      problem: 'refused',
      message: 'Failed to load user profile',
      cause: { code: 'permission-denied' },
    });
    expect(logged).toHaveBeenCalledWith('Error getting user profile', expect.anything());
  });
});

describe('save', () => {
  it('creates the profile with both timestamps', async () => {
    const { uid, email } = await newPerson();
    const before = Date.now();
    await profiles.save(uid, signUpProfile('Ada Lovelace', email));
    const profile = await storedProfile(uid);
    expect(profile).toEqual({
      name: 'Ada Lovelace',
      email,
      notifications: true,
      theme: 'light',
      createdAt: profile.updatedAt,
      updatedAt: profile.updatedAt,
    });
    expect(msOf(profile.updatedAt)).toBeGreaterThanOrEqual(before);
    expect(msOf(profile.updatedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('takes the e-mail as the identity spells it, whatever was typed', async () => {
    const typed = newEmail().toUpperCase();
    const result = await identity.signUp(typed, PASSWORD, 'Ada Lovelace', true);
    if (!result.ok || result.value.email === null) throw new Error('no account');
    await profiles.save(result.value.uid, signUpProfile('Ada Lovelace', result.value.email));
    expect(await storedProfile(result.value.uid)).toMatchObject({ email: typed.toLowerCase() });
  });

  it('merges: what is not named stays, createdAt with it, and updatedAt moves', async () => {
    const { uid, email } = await personOfLongAgo();
    const before = Date.now();
    await profiles.save(uid, { theme: 'dark', twoFactorAuth: true });
    const { updatedAt, ...profile } = await storedProfile(uid);
    expect(profile).toEqual({
      name: 'Ada',
      email,
      createdAt: LONG_AGO,
      badge: 'gold',
      theme: 'dark',
      twoFactorAuth: true,
    });
    expect(msOf(updatedAt)).toBeGreaterThanOrEqual(before);
  });

  it('to another person’s profile is refused and logged, and changes nothing', async () => {
    const { uid } = await personOfLongAgo();
    const stored = await storedProfile(uid);
    await newPerson();
    await expect(profiles.save(uid, { name: 'Mallory' })).rejects.toMatchObject({
      problem: 'refused',
    });
    expect(logged).toHaveBeenCalledWith('Error saving user profile', expect.anything());
    expect(await storedProfile(uid)).toEqual(stored);
  });

  it('with somebody else’s e-mail is refused', async () => {
    const { uid } = await personOfLongAgo();
    await expect(profiles.save(uid, { email: 'mallory@example.com' })).rejects.toMatchObject({
      problem: 'refused',
    });
  });
});

describe('without a network', () => {
  // The same client that the repository uses: the library has one for an app.
  const store = () => getFirestore(getApp());

  /** Once off and once on: the library's streams do not survive an `enableNetwork` while they run. */
  async function offline(work: () => Promise<void>): Promise<void> {
    await disableNetwork(store());
    try {
      await work();
    } finally {
      await enableNetwork(store());
    }
  }

  it('load and save say at once that they cannot reach a profile that the device does not know', async () => {
    const { uid } = await personOfLongAgo();
    await offline(async () => {
      await expect(profiles.load(uid)).rejects.toMatchObject({ problem: 'unavailable' });
      await expect(profiles.save(uid, { theme: 'dark' })).rejects.toMatchObject({
        problem: 'unavailable',
      });
    });
  });

  it('load and save give up on a server that is connected and says nothing more', async () => {
    const { uid } = await personOfLongAgo();
    patience.abort();
    await expect(profiles.load(uid)).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(profiles.save(uid, { theme: 'dark' })).rejects.toMatchObject({ problem: 'unavailable' });
    expect(await storedProfile(uid)).not.toHaveProperty('theme');
  });

  it('save says that a change waits, and sends it when the network is back', async () => {
    const { uid } = await personOfLongAgo();
    // While somebody listens, the memory of the client holds the document.
    let pending = false;
    const forget = await new Promise<() => void>((resolve, reject) => {
      const stop = onSnapshot(
        doc(store(), 'users', uid),
        (snapshot) => {
          pending = snapshot.metadata.hasPendingWrites;
          resolve(() => {
            stop();
          });
        },
        reject,
      );
    });
    await offline(async () => {
      const save = profiles.save(uid, { theme: 'dark' });
      await vi.waitUntil(() => pending);
      patience.abort();
      await expect(save).rejects.toMatchObject({ problem: 'unconfirmed' });
      expect(await storedProfile(uid)).not.toHaveProperty('theme');
    });
    await waitForPendingWrites(store());
    expect(await storedProfile(uid)).toHaveProperty('theme', 'dark');
    forget();
  });
});
