import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import { createFirebaseProfileRepository } from '../../src/adapters/firebase/profile-repository';
import type { Identity } from '../../src/auth/identity';
import type { ProfileRepository } from '../../src/data/profile/sync/ports';
import type { UserProfile } from '../../src/data/profile/model/user-profile';
import { authEmulatorUrl, emulatorSettings, newEmail, PASSWORD, storedProfile } from './emulators';

const LONG_AGO = '2025-05-28T08:00:00.000Z';
const NOW = '2026-01-01T08:00:00.000Z';

let identity: Identity;
let profiles: ProfileRepository;
let timeout = new AbortController();
let logged: MockInstance<typeof console.error>;

beforeAll(() => {
  // Silences the library's warnings about rejected calls, which some tests cause.
  setLogLevel('silent');
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  profiles = createFirebaseProfileRepository(emulatorSettings(), { timeout: () => timeout.signal });
});

beforeEach(() => {
  timeout = new AbortController();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  logged.mockRestore();
  await identity.signOut();
});

async function newPerson(): Promise<{ uid: string; email: string }> {
  const email = newEmail();
  const result = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  return { uid: result.value.uid, email };
}

const fieldsOf = (email: string, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      name: 'Ada',
      email,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      badge: 'gold',
      ...more,
    }).map(([field, stringValue]) => [field, { stringValue }]),
  );

/** A user whose profile was stored with administrator rights, with a field that the application does not know. */
async function personOfLongAgo(): Promise<{ uid: string; email: string }> {
  const person = await newPerson();
  await storedProfile(person.uid, fieldsOf(person.email));
  return person;
}

const isCommit = (target: RequestInfo | URL) => typeof target === 'string' && target.includes(':commit');

const write = (changes: Partial<UserProfile>) => () => changes;

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
      problem: 'rejected',
      message: 'Failed to load user profile',
      cause: { code: 'permission-denied' },
    });
    expect(logged).toHaveBeenCalledWith('Error getting user profile', expect.anything());
  });
});

describe('merge', () => {
  it('creates the profile, and gives back what is stored then', async () => {
    const { uid, email } = await newPerson();
    const profile = { name: 'Ada', email, createdAt: NOW, updatedAt: NOW };
    expect(await profiles.merge(uid, write(profile))).toEqual(profile);
    expect(await storedProfile(uid)).toEqual(profile);
  });

  it('merges: what is not named stays, known or not', async () => {
    const { uid, email } = await personOfLongAgo();
    const changesTo = vi.fn(write({ theme: 'dark', twoFactorAuth: true, updatedAt: NOW }));
    const after = await profiles.merge(uid, changesTo);
    expect(after).toEqual({
      name: 'Ada',
      email,
      createdAt: LONG_AGO,
      badge: 'gold',
      theme: 'dark',
      twoFactorAuth: true,
      updatedAt: NOW,
    });
    expect(changesTo).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada', updatedAt: LONG_AGO }));
    expect(await storedProfile(uid)).toEqual(after);
  });

  it('starts again when another device writes between its read and its write', async () => {
    const { uid, email } = await personOfLongAgo();
    const between = fieldsOf(email, { timezone: 'EST' });
    const seen: unknown[] = [];
    // The library sends its requests with `fetch`: another client writes before its first write.
    const { fetch } = globalThis;
    let interrupted = false;
    vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
      if (!interrupted && isCommit(input[0])) {
        interrupted = true;
        await storedProfile(uid, between);
      }
      return fetch(...input);
    });
    await profiles.merge(uid, (stored) => {
      seen.push(stored?.timezone);
      return { theme: 'dark', updatedAt: NOW };
    });
    expect(seen).toEqual([undefined, 'EST']);
    expect(await storedProfile(uid)).toMatchObject({ timezone: 'EST', theme: 'dark' });
  });

  it.each([
    ['somebody else’s e-mail', { email: 'mallory@example.com', updatedAt: NOW }],
    ['a name that is too long', { name: 'x'.repeat(201), updatedAt: NOW }],
  ])('of %s is refused and logged, and changes nothing', async (_, changes) => {
    const { uid } = await personOfLongAgo();
    const stored = await storedProfile(uid);
    await expect(profiles.merge(uid, write(changes))).rejects.toMatchObject({
      problem: 'rejected',
      message: 'Failed to save user profile',
    });
    expect(logged).toHaveBeenCalledWith('Error saving user profile', expect.anything());
    expect(await storedProfile(uid)).toEqual(stored);
  });

  it('of another person’s profile fails at its read, which says nothing about the change', async () => {
    const { uid } = await personOfLongAgo();
    const stored = await storedProfile(uid);
    await newPerson();
    await expect(profiles.merge(uid, write({ name: 'Mallory', updatedAt: NOW }))).rejects.toMatchObject({
      problem: 'unknown',
    });
    expect(await storedProfile(uid)).toEqual(stored);
  });
});

describe('without an answer', () => {
  it('load and merge say that they cannot reach a server that refuses connections', async () => {
    const { uid } = await personOfLongAgo();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(profiles.load(uid)).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(profiles.merge(uid, write({ theme: 'dark', updatedAt: NOW }))).rejects.toMatchObject({
      problem: 'unavailable',
    });
  });

  it('load and merge give up on a server that says nothing', async () => {
    const { uid } = await personOfLongAgo();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const both = [profiles.load(uid), profiles.merge(uid, write({ theme: 'dark', updatedAt: NOW }))];
    timeout.abort();
    for (const call of both) await expect(call).rejects.toMatchObject({ problem: 'unavailable' });
  });

  it('a merge whose answer was lost has been done, and the next one finds it so', async () => {
    const { uid } = await personOfLongAgo();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
      const response = await fetch(...input);
      if (isCommit(input[0])) throw new TypeError('Failed to fetch');
      return response;
    });
    await expect(profiles.merge(uid, write({ theme: 'dark', updatedAt: NOW }))).rejects.toMatchObject({
      problem: 'unavailable',
    });
    vi.unstubAllGlobals();
    expect(await profiles.load(uid)).toMatchObject({ theme: 'dark', updatedAt: NOW });
  });
});
