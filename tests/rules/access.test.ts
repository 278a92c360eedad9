import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  database,
  EMAIL,
  LATER,
  profileIn,
  smallest,
  startRules,
  store,
  UID,
  whole,
} from './environment';
import { ANALYSIS, ANALYSIS_ID } from './analysis-documents';

let env: RulesTestEnvironment;
let owner: Firestore;

beforeAll(async () => {
  env = await startRules();
  owner = ada(env);
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const update = { name: 'A. L.', updatedAt: LATER };

describe('the emulator', () => {
  it('runs: what one client writes, another reads', async () => {
    await setDoc(profileIn(owner), whole);
    expect((await getDoc(profileIn(owner))).data()).toEqual(whole);
  });

  it('is empty again after each test', async () => {
    expect((await getDoc(profileIn(owner))).exists()).toBe(false);
  });
});

describe('the owner', () => {
  it('creates the own profile, and reads it before and after', async () => {
    const profile = profileIn(owner);
    await assertSucceeds(getDoc(profile));
    await assertSucceeds(setDoc(profile, smallest));
    await assertSucceeds(getDoc(profile));
  });

  it('updates it', async () => {
    await store(whole);
    await assertSucceeds(updateDoc(profileIn(owner), update));
  });

  it('does not delete it', async () => {
    await store(whole);
    await assertFails(deleteDoc(profileIn(owner)));
  });
});

const strangers: [string, () => RulesTestContext][] = [
  ['another user', () => env.authenticatedContext('eve', { email: 'eve@example.com' })],
  ['another user with the same e-mail', () => env.authenticatedContext('eve', { email: EMAIL })],
  ['a signed-out visitor', () => env.unauthenticatedContext()],
];

describe.each(strangers)('%s', (_, context) => {
  let stranger: Firestore;

  beforeAll(() => {
    stranger = database(context());
  });

  it('creates nothing', () => assertFails(setDoc(profileIn(stranger), smallest)));

  describe('with a profile there', () => {
    beforeEach(() => store(whole));

    it('reads nothing', () => assertFails(getDoc(profileIn(stranger))));
    it('updates nothing', () => assertFails(updateDoc(profileIn(stranger), update)));
    it('deletes nothing', () => assertFails(deleteDoc(profileIn(stranger))));
    it('lists nothing', () => assertFails(getDocs(collection(stranger, 'users'))));
  });
});

describe('lists', () => {
  beforeEach(() => store(whole));

  it('of all users are refused', () => assertFails(getDocs(collection(owner, 'users'))));

  it('are refused to the owner, even of the own profile alone', async () => {
    const users = collection(owner, 'users');
    await assertFails(getDocs(query(users, where('email', '==', EMAIL))));
    await assertFails(getDocs(query(users, where(documentId(), '==', UID))));
  });

  it('across collections are refused', () => assertFails(getDocs(collectionGroup(owner, 'users'))));
});

describe('a person whose token carries no e-mail', () => {
  it('reads the own profile, but writes none', async () => {
    const profile = profileIn(database(env.authenticatedContext(UID)));
    await assertFails(setDoc(profile, smallest));
    await store(whole);
    await assertSucceeds(getDoc(profile));
    await assertFails(updateDoc(profile, update));
  });
});

describe('everything else', () => {
  const elsewhere = [
    'profiles/ada',
    'users/ada/private/notes',
    'users/ada/users/ada',
    'admins/ada',
    'ada/users',
    'organizations/acme/users/ada',
    'organizations/users/ada/ada',
    `users/ada/notes/${ANALYSIS_ID}`,
    `users/ada/notes/0/analyses/${ANALYSIS_ID}`,
    `users/ada/notes/0/planning/${'3f'.repeat(32)}`,
    `${ANALYSIS}/notes/0`,
    `${ANALYSIS}/notes/0/parts/0`,
    `${ANALYSIS}/parts/0/notes/0`,
    `users/ada/planning/${'3f'.repeat(32)}/notes/0`,
    'users/ada/plannings/0',
  ];

  it.each(elsewhere)('%s is closed to the owner', async (path) => {
    const reference = doc(owner, path);
    await assertFails(getDoc(reference));
    await assertFails(setDoc(reference, smallest));
    await store(smallest, path);
    await assertFails(getDoc(reference));
    await assertFails(updateDoc(reference, update));
    await assertFails(deleteDoc(reference));
    await assertFails(getDocs(reference.parent));
  });
});
