import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, getDoc, setDoc, updateDoc, type DocumentReference } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newProfile } from '../../src/data/profile/user-profile';
import { ada, EMAIL, LATER, profileIn, smallest, startRules, store, whole } from './environment';

let env: RulesTestEnvironment;
let profile: DocumentReference;

beforeAll(async () => {
  env = await startRules();
  profile = profileIn(ada(env));
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const { createdAt, updatedAt } = smallest;

/** A complete profile without one field. */
function without(field: string): object {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
}

describe('a new profile', () => {
  it('may hold every known field', () => assertSucceeds(setDoc(profile, whole)));

  it('may be of the sign-up shape', () =>
    assertSucceeds(setDoc(profile, { ...newProfile('Ada'), email: EMAIL, createdAt, updatedAt })));

  it.each(['name', 'email', 'createdAt', 'updatedAt'])('must hold %s', async (field) => {
    await assertFails(setDoc(profile, without(field)));
    await assertFails(setDoc(profile, without(field), { merge: true }));
  });

  it('must not be empty', () => assertFails(setDoc(profile, {})));
});

describe('an unknown field', () => {
  const unknown = ['admin', 'role', 'uid', 'Name', 'name2', 'id', 'created_at', ' '];

  it.each(unknown)('%j is not created', (field) =>
    assertFails(setDoc(profile, { ...smallest, [field]: true })),
  );

  it.each(unknown)('%j is not added', async (field) => {
    await store(whole);
    await assertFails(setDoc(profile, { [field]: true, updatedAt: LATER }, { merge: true }));
    await assertFails(setDoc(profile, { ...whole, [field]: true }));
  });

  it('that somebody has stored blocks no update and stays', async () => {
    await store({ ...whole, badge: 'gold' });
    await assertSucceeds(updateDoc(profile, { name: 'A. L.', updatedAt: LATER }));
    await assertSucceeds(setDoc(profile, { theme: 'dark', updatedAt: LATER }, { merge: true }));
    expect((await getDoc(profile)).data()).toEqual({
      ...whole,
      badge: 'gold',
      name: 'A. L.',
      theme: 'dark',
      updatedAt: LATER,
    });
  });

  it('that somebody has stored is neither changed nor dropped', async () => {
    await store({ ...whole, badge: 'gold' });
    await assertFails(updateDoc(profile, { badge: 'silver' }));
    await assertFails(updateDoc(profile, { badge: deleteField() }));
    await assertFails(setDoc(profile, whole));
  });
});

describe('an update', () => {
  it('may be a merge of few fields', async () => {
    await store(whole);
    await assertSucceeds(setDoc(profile, { theme: 'dark', updatedAt: LATER }, { merge: true }));
  });

  it('may be a merge of all', async () => {
    await store(smallest);
    await assertSucceeds(setDoc(profile, { ...whole, updatedAt: LATER }, { merge: true }));
  });

  it.each(Object.keys(whole))('does not remove %s', async (field) => {
    await store(whole);
    await assertFails(updateDoc(profile, { [field]: deleteField() }));
    await assertFails(setDoc(profile, without(field)));
  });

  it('is not blocked by a value of long ago that it leaves alone', async () => {
    await store({ ...whole, notifications: 'sometimes', theme: 'sepia' });
    await assertSucceeds(updateDoc(profile, { twoFactorAuth: true, updatedAt: LATER }));
  });

  it.each(['name', 'email', 'updatedAt'] as const)('must put %s right where it is missing', async (field) => {
    await store(without(field));
    await assertFails(updateDoc(profile, { theme: 'dark' }));
    await assertSucceeds(updateDoc(profile, { theme: 'dark', [field]: whole[field] }));
  });
});
