import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  Bytes,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PAYLOAD_BYTES, PLANNING_SCHEMA } from '../../src/contracts/planning';
import { ada, database, EMAIL, startRules, store, UID, writeByRest } from './environment';

let env: RulesTestEnvironment;
let owner: Firestore;

beforeAll(async () => {
  env = await startRules();
  owner = ada(env);
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const ALL = `users/${UID}/planning`;
const ID = '3f'.repeat(32);
const PATH = `${ALL}/${ID}`;

const stored = { schema: PLANNING_SCHEMA, version: 3, payload: '{}', updatedAt: new Date() };

/** A document as a client writes it. */
const written = (more: object = {}) => ({ ...stored, version: 1, updatedAt: serverTimestamp(), ...more });

const planningIn = (db: Firestore, id = ID) => doc(db, ALL, id);
const create = (more: object, id = ID) => setDoc(planningIn(owner, id), written(more));
const update = (more: object) => updateDoc(planningIn(owner), written({ version: 4, ...more }));

describe('the owner of planning', () => {
  it('creates a document, and reads it before and after', async () => {
    await assertSucceeds(getDoc(planningIn(owner)));
    await assertSucceeds(create({}));
    await assertSucceeds(getDoc(planningIn(owner)));
  });

  it('updates it', async () => {
    await store(stored, PATH);
    await assertSucceeds(update({ payload: '{"a":1}' }));
    await assertSucceeds(setDoc(planningIn(owner), written({ version: 5 })));
  });

  it('does not delete it', async () => {
    await store(stored, PATH);
    await assertFails(deleteDoc(planningIn(owner)));
  });
});

it('planning is not listed, also not by its owner', async () => {
  await store(stored, PATH);
  await assertFails(getDocs(query(collection(owner, ALL), limit(1))));
  await assertFails(getDocs(collection(owner, ALL)));
  await assertFails(getDocs(query(collection(owner, ALL), where(documentId(), '==', ID))));
  await assertFails(getDocs(query(collectionGroup(owner, 'planning'), limit(1))));
});

const strangers: [string, () => RulesTestContext][] = [
  ['another user', () => env.authenticatedContext('eve', { email: 'eve@example.com' })],
  ['another user with the same e-mail', () => env.authenticatedContext('eve', { email: EMAIL })],
  ['a signed-out visitor', () => env.unauthenticatedContext()],
];

describe.each(strangers)('%s, of planning,', (_, context) => {
  let stranger: Firestore;

  beforeAll(() => {
    stranger = database(context());
  });

  it('creates nothing', () => assertFails(setDoc(planningIn(stranger), written())));

  it('reads, lists, updates and deletes nothing', async () => {
    await store(stored, PATH);
    await assertFails(getDoc(planningIn(stranger)));
    await assertFails(getDocs(query(collection(stranger, ALL), limit(1))));
    await assertFails(updateDoc(planningIn(stranger), written({ version: 4 })));
    await assertFails(deleteDoc(planningIn(stranger)));
  });
});

it('the id of planning is a hash', async () => {
  for (const id of ['0'.repeat(64), '9'.repeat(64), 'a'.repeat(64), 'f'.repeat(64)]) {
    await assertSucceeds(create({}, id));
  }
  const others = ['a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(63)}g`, `${'a'.repeat(63)}A`, 'a', `é${ID}`];
  for (const id of [...others, `-${ID}`, `${ID}-`, `${'a'.repeat(63)}/`.replace('/', ':')]) {
    await assertFails(create({}, id));
  }
});

const notInteger = ['1', true, null, [1], { a: 1 }, 1.5, NaN];

describe('the version of planning', () => {
  it('is 1 when it is created', async () => {
    for (const version of [0, 2, -1, ...notInteger]) await assertFails(create({ version }));
    await assertSucceeds(create({ version: 1 }));
  });

  it('is one more with each update: who has not seen the last one replaces nothing', async () => {
    await store(stored, PATH);
    for (const version of [1, 2, 3, 5, 0, -1, ...notInteger]) await assertFails(update({ version }));
    await assertSucceeds(update({ version: 4 }));
    await assertFails(update({ version: 4 }));
  });

  it('is an integer', async () => {
    const fields = { schema: { integerValue: 1 }, payload: { stringValue: '' } };
    expect(await writeByRest(PATH, { ...fields, version: { doubleValue: 1 } }, ['updatedAt'])).toBe(403);
    expect(await writeByRest(PATH, { ...fields, version: { integerValue: 1 } }, ['updatedAt'])).toBe(200);
    expect(await writeByRest(PATH, { ...fields, version: { doubleValue: 2 } }, ['updatedAt'])).toBe(403);
  });
});

/** The rejected values of each field. */
const refused: Record<string, readonly unknown[]> = {
  schema: [0, 2, -1, ...notInteger],
  payload: [
    'x'.repeat(MAX_PAYLOAD_BYTES + 1),
    'é'.repeat(MAX_PAYLOAD_BYTES / 2 + 1),
    7,
    true,
    null,
    ['a'],
    { a: 'b' },
    Bytes.fromUint8Array(new Uint8Array(3)),
  ],
  updatedAt: [new Date(), new Date(0), '2025-05-28T08:00:00.000Z', 7, null],
};

describe('planning', () => {
  it.each(Object.keys(refused))('is refused with a bad %s, when it is created and updated', async (field) => {
    for (const value of refused[field] ?? []) await assertFails(create({ [field]: value }));
    await store(stored, PATH);
    for (const value of refused[field] ?? []) await assertFails(update({ [field]: value }));
  });

  it('has a payload up to the limit', async () => {
    await assertSucceeds(create({ payload: 'x'.repeat(MAX_PAYLOAD_BYTES) }));
    await assertSucceeds(setDoc(planningIn(owner), written({ version: 2, payload: '' })));
  });

  it.each(['schema', 'version', 'payload', 'updatedAt'])('must have %s', async (field) => {
    const some = Object.fromEntries(Object.entries(written()).filter(([name]) => name !== field));
    await assertFails(setDoc(planningIn(owner), some));
    await store(stored, PATH);
    await assertFails(update({ [field]: deleteField() }));
  });

  it('has no other field', async () => {
    await assertFails(create({ uid: UID }));
    await store(stored, PATH);
    await assertFails(update({ name: 'x' }));
  });

  it('has a schema that is an integer', async () => {
    const fields = { version: { integerValue: 1 }, payload: { stringValue: '' } };
    expect(await writeByRest(PATH, { ...fields, schema: { doubleValue: 1 } }, ['updatedAt'])).toBe(403);
  });
});
