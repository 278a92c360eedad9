import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseDocuments } from '../../src/adapters/firebase/documents';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { Identity } from '../../src/auth/identity';
import type { ProfileSnapshot } from '../../src/data/profile/profile-documents';
import {
  authEmulatorUrl,
  emulatorSettings,
  newEmail,
  PASSWORD,
  storeDocument,
  storedProfile,
} from './emulators';

const LONG_AGO = '2025-05-28T08:00:00.000Z';
const NOW = '2026-01-01T08:00:00.000Z';

let identity: Identity;
let documents: ReturnType<typeof createFirebaseDocuments>;
let logged: ReturnType<typeof vi.spyOn>;
let person: { uid: string; email: string };

beforeAll(() => {
  setLogLevel('silent');
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  documents = createFirebaseDocuments(emulatorSettings(), {
    identityStarted: () => Promise.resolve(),
    // Node has no database: the client keeps everything in memory.
    isRemembered: () => true,
  });
});

afterAll(() => documents.clear(person.uid));

beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const email = newEmail();
  const result = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  person = { uid: result.value.uid, email };
});

/** A profile that was stored with administrator rights, with a field that the application does not know. */
const longAgo = () => ({
  name: 'Ada',
  email: person.email,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  badge: 'gold',
});

/** Follows the profile of `uid`. `seen`: the last snapshot; `all`: all of them. */
function follow({ uid } = person) {
  const told = {
    seen: null as ProfileSnapshot | null,
    all: [] as ProfileSnapshot[],
    failures: [] as Error[],
    end: (): void => undefined,
  };
  told.end = documents.profiles.follow(
    uid,
    (snapshot) => told.all.push((told.seen = snapshot)),
    (error) => told.failures.push(error),
  );
  return told;
}

const synced = (stored: object | null) =>
  expect.objectContaining({ stored, fromCache: false, hasPendingWrites: false }) as unknown;

describe('following a profile', () => {
  it('reports that there is none, what this device writes, and what another one does', async () => {
    const told = follow();
    await vi.waitFor(() => expect(told.seen).toEqual(synced(null)));
    const written = { name: 'Ada', email: person.email, createdAt: NOW, updatedAt: NOW };
    const saved = documents.profiles.merge(person.uid, written);
    await saved;
    await vi.waitFor(() => expect(told.seen).toEqual(synced(written)));
    const pending = expect.objectContaining({ stored: written, hasPendingWrites: true }) as unknown;
    expect(told.all).toContainEqual(pending);
    await storeDocument(`users/${person.uid}`, { timezone: 'PST' });
    await vi.waitFor(() => expect(told.seen).toEqual(synced({ ...written, timezone: 'PST' })));
    expect(await documents.pending(person.uid)).toBe(0);
    told.end();
  });

  it('of another person fails, and is logged in the specified words', async () => {
    const { uid } = person;
    await identity.signUp(newEmail(), PASSWORD, 'Mallory', true);
    const told = follow({ uid, email: '' });
    await vi.waitFor(() => expect(told.failures).toMatchObject([{ problem: 'rejected' }]));
    expect(logged).toHaveBeenCalledWith('Error getting user profile', expect.anything());
    told.end();
  });
});

describe('merging into a profile', () => {
  it('leaves what it does not name: of another device, and what is not known here', async () => {
    await storeDocument(`users/${person.uid}`, longAgo());
    const told = follow();
    await vi.waitFor(() => expect(told.seen).toEqual(synced(longAgo())));
    await storeDocument(`users/${person.uid}`, { timezone: 'PST', dateFormat: 'DD/MM/YYYY' });
    await documents.profiles.merge(person.uid, { theme: 'dark', dateFormat: 'YYYY-MM-DD', updatedAt: NOW });
    const both = { timezone: 'PST', theme: 'dark', dateFormat: 'YYYY-MM-DD', updatedAt: NOW };
    expect(await storedProfile(person.uid)).toEqual({ ...longAgo(), ...both });
    await vi.waitFor(() => expect(told.seen).toEqual(synced({ ...longAgo(), ...both })));
    told.end();
  });

  it.each([
    ['somebody else’s e-mail', { email: 'mallory@example.com', updatedAt: NOW }],
    ['a name that is too long', { name: 'x'.repeat(201), updatedAt: NOW }],
    ['another time of creation', { createdAt: NOW, updatedAt: NOW }],
  ])('%s is refused and logged, and is no longer reported', async (_, changes) => {
    await storeDocument(`users/${person.uid}`, longAgo());
    const told = follow();
    await vi.waitFor(() => expect(told.seen).toEqual(synced(longAgo())));
    await expect(documents.profiles.merge(person.uid, changes)).rejects.toMatchObject({
      problem: 'rejected',
    });
    expect(logged).toHaveBeenCalledWith('Error saving user profile', expect.anything());
    await vi.waitFor(() => expect(told.seen).toEqual(synced(longAgo())));
    expect(await storedProfile(person.uid)).toEqual(longAgo());
    told.end();
  });
});

it('one person after another: each gets their own profile from a new client', async () => {
  const first = follow();
  await vi.waitFor(() => expect(first.seen).toEqual(synced(null)));
  const ada = person.uid;
  await identity.signOut();
  first.end();
  await documents.clear(ada);
  const email = newEmail();
  const grace = await identity.signUp(email, PASSWORD, 'Grace Hopper', true);
  if (!grace.ok) throw new Error(grace.failure.message);
  const { uid } = grace.value;
  await storeDocument(`users/${uid}`, { name: 'Grace' });
  const second = follow({ uid, email });
  await vi.waitFor(() => expect(second.seen).toEqual(synced({ name: 'Grace' })));
  expect(first.seen).toEqual(synced(null));
  second.end();
  await documents.clear(uid);
});
