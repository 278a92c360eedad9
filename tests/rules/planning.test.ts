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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  MAX_BREAK_CHOICES,
  MAX_ITEMS,
  MAX_PLANNING_BYTES,
  PLANNING_SCHEMA,
} from '../../src/contracts/planning';
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

/** A video as it is stored, with every field. */
const stored = {
  schema: PLANNING_SCHEMA,
  updatedAt: new Date(),
  videoUrl: 'https://example.com/a.mp4',
  brief: '{}',
  corrections: { 'a-1': '{}' },
  breaks: { 1000: 'kept' },
  breakOptions: { count: 3, perHour: 1.5, spacingMs: 60_000 },
  podSeconds: 90,
};

/** A document as earlier versions stored it. */
const old = { schema: 1, version: 3, payload: '{}', updatedAt: new Date() };

/** What every write has. */
const written = (more: object = {}) => ({
  schema: PLANNING_SCHEMA,
  updatedAt: serverTimestamp(),
  ...more,
});

const planningIn = (db: Firestore, id = ID) => doc(db, ALL, id);
const create = (more: object, id = ID) => setDoc(planningIn(owner, id), written(more));
const update = (more: object) => setDoc(planningIn(owner), written(more), { merge: true });

describe('the owner of planning', () => {
  it('creates a document, and reads it before and after', async () => {
    await assertSucceeds(getDoc(planningIn(owner)));
    await assertSucceeds(create({}));
    await assertSucceeds(getDoc(planningIn(owner)));
  });

  it('writes and removes items one by one', async () => {
    await assertSucceeds(update({ videoUrl: 'x', corrections: { a: '{}' }, breaks: { 1: 'kept' } }));
    await assertSucceeds(update({ corrections: { b: '{"a":1}' }, breaks: { 2: 'kept-dropped' } }));
    await assertSucceeds(update({ corrections: { a: deleteField() }, breaks: { 1: deleteField() } }));
    await assertSucceeds(update({ corrections: { b: deleteField() }, breaks: { 2: deleteField() } }));
    await assertSucceeds(update({ brief: '{}', podSeconds: 1, breakOptions: { count: 0 } }));
    await assertSucceeds(update({ brief: deleteField() }));
  });

  it('writes profiles', async () => {
    await assertSucceeds(create({ profiles: { a: '{}' }, chosen: 'a' }));
    await assertSucceeds(update({ profiles: { a: deleteField(), b: '{}' }, chosen: '' }));
  });

  it('writes spots, names of keys and facts of a program', async () => {
    await assertSucceeds(create({ spots: { a: '{}' }, keyNames: '{}' }));
    await assertSucceeds(update({ spots: { a: deleteField(), b: '{}' }, keyNames: deleteField() }));
    await assertSucceeds(update({ program: '{}' }));
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
    await assertFails(updateDoc(planningIn(stranger), written()));
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
const notText = [7, true, null, ['a'], { a: 'b' }, Bytes.fromUint8Array(new Uint8Array(3))];
const notMap = ['a', 7, true, null];

/** Items of `size` bytes each. */
const items = (count: number, size: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`item-${index}`, 'x'.repeat(size)]));

/** In an `é`, two bytes. */
const tooLong = ['x'.repeat(MAX_PLANNING_BYTES + 1), 'é'.repeat(MAX_PLANNING_BYTES / 2 + 1)];

const badItems = [
  ...notMap,
  ['a'],
  { 'a.b': '{}' },
  { 'a\nb': '{}' },
  { é: '{}' },
  { a_b: '{}' },
  { a: ['x'] },
  { a: { b: 'x' } },
  items(MAX_ITEMS + 1, 1),
  ...tooLong.map((text) => ({ a: text })),
  { a: 'x'.repeat(MAX_PLANNING_BYTES / 2), b: 'x'.repeat(MAX_PLANNING_BYTES / 2 + 1) },
];

const breaks = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), 'kept']));

/** The rejected values of each field. */
const refused: Record<string, readonly unknown[]> = {
  schema: [0, 1, 3, -1, ...notInteger],
  updatedAt: [new Date(), new Date(0), '2025-05-28T08:00:00.000Z', 7, null],
  videoUrl: ['x'.repeat(2049), ...notText],
  chosen: ['x'.repeat(101), ...notText],
  brief: [...tooLong, ...notText],
  corrections: badItems,
  profiles: badItems,
  spots: badItems,
  program: [...tooLong, ...notText],
  keyNames: [...tooLong, ...notText],
  breaks: [
    ...notMap,
    ['kept'],
    breaks(MAX_BREAK_CHOICES + 1),
    ...['a', '1.5', '-1', '1:', '/'].map((time) => ({ [time]: 'kept' })),
    ...['', 'keep', 'dropped-kept', 1, true, null, ['kept'], { a: 'kept' }].map((choice) => ({ 1: choice })),
  ],
  breakOptions: [
    ...notMap,
    { other: 1 },
    ...['count', 'perHour', 'spacingMs'].flatMap((name) =>
      [-1, -0.5, '1', true, null, [1], { a: 1 }].map((value) => ({ [name]: value })),
    ),
  ],
  podSeconds: [0, 3601, -1, ...notInteger],
  version: [1, 'x'],
  payload: ['', '{}'],
  uid: [UID],
};

/** Accepted values at the limits. */
const accepted: Record<string, readonly unknown[]> = {
  videoUrl: ['', 'x'.repeat(2048)],
  chosen: ['', 'x'.repeat(100)],
  brief: ['', 'x'.repeat(MAX_PLANNING_BYTES), 'é'.repeat(MAX_PLANNING_BYTES / 2)],
  corrections: [{}, items(MAX_ITEMS, MAX_PLANNING_BYTES / MAX_ITEMS), { 'AZaz09-': '{}', b: '' }],
  profiles: [{}, items(MAX_ITEMS, MAX_PLANNING_BYTES / MAX_ITEMS), { 'AZaz09-': '{}', b: '' }],
  spots: [{}, items(MAX_ITEMS, MAX_PLANNING_BYTES / MAX_ITEMS), { 'AZaz09-': '{}', b: '' }],
  program: ['', 'x'.repeat(MAX_PLANNING_BYTES), 'é'.repeat(MAX_PLANNING_BYTES / 2)],
  keyNames: ['', 'x'.repeat(MAX_PLANNING_BYTES), 'é'.repeat(MAX_PLANNING_BYTES / 2)],
  breaks: [{}, breaks(MAX_BREAK_CHOICES), { 9: 'kept', 10: 'dropped', 123456789: 'kept-dropped' }],
  breakOptions: [{}, { count: 0, perHour: 0, spacingMs: 0 }, { count: 200, perHour: 0.5, spacingMs: 1 }],
  podSeconds: [1, 2, 3600],
};

describe('planning', () => {
  it.each(Object.keys(refused))('is refused with a bad %s, when it is created and updated', async (field) => {
    for (const value of refused[field] ?? []) await assertFails(create({ [field]: value }));
    await store(stored, PATH);
    for (const value of refused[field] ?? [])
      await assertFails(updateDoc(planningIn(owner), written({ [field]: value })));
  });

  it.each(Object.keys(accepted))('is accepted with %s up to the limits', async (field) => {
    for (const value of accepted[field] ?? []) await assertSucceeds(create({ [field]: value }));
  });

  it('is limited as a whole: all texts and items together', async () => {
    const half = 'x'.repeat(MAX_PLANNING_BYTES / 2);
    await assertSucceeds(create({ brief: half, corrections: { a: half } }));
    await assertFails(create({ brief: half, corrections: { a: `${half}x` } }));
    await assertFails(create({ brief: half, profiles: { a: `${half}x` } }));
    await assertFails(create({ corrections: { a: half }, profiles: { a: `${half}x` } }));
    await assertFails(create({ brief: half, spots: { a: `${half}x` } }));
    await assertFails(create({ brief: half, program: `${half}x` }));
    await assertFails(create({ brief: half, keyNames: `${half}x` }));
  });

  it.each(['schema', 'updatedAt'])('must have %s', async (field) => {
    const some = Object.fromEntries(Object.entries(written()).filter(([name]) => name !== field));
    await assertFails(setDoc(planningIn(owner), some));
    await store(stored, PATH);
    await assertFails(update({ [field]: deleteField() }));
  });

  it('has a schema and a pod that are integers', async () => {
    const schema = { integerValue: PLANNING_SCHEMA };
    expect(await writeByRest(PATH, { schema: { doubleValue: PLANNING_SCHEMA } }, ['updatedAt'])).toBe(403);
    expect(await writeByRest(PATH, { schema, podSeconds: { doubleValue: 90 } }, ['updatedAt'])).toBe(403);
    expect(await writeByRest(PATH, { schema, podSeconds: { integerValue: 90 } }, ['updatedAt'])).toBe(200);
  });
});

describe('planning of schema 1', () => {
  beforeEach(() => store(old, PATH));

  it('is rewritten by its owner', async () => {
    await assertSucceeds(update({ brief: '{}', version: deleteField(), payload: deleteField() }));
    await store(old, PATH);
    await assertSucceeds(create({ brief: '{}' }));
  });

  it('keeps what it has beside a change that arrives first', async () => {
    await assertSucceeds(update({ brief: '{}' }));
    await assertSucceeds(update({ version: deleteField(), payload: deleteField() }));
  });

  it.each([
    { version: 4 },
    { payload: '{"a":1}' },
    { version: 4, payload: '{"a":1}' },
    { version: deleteField() },
    { payload: deleteField() },
    { version: 4, payload: deleteField() },
  ])('is not changed in its shape: %j', async (more) => {
    await assertFails(update(more));
    await assertFails(updateDoc(planningIn(owner), { ...more, updatedAt: serverTimestamp() }));
  });
});

it('planning of a newer schema is neither changed nor replaced', async () => {
  await store({ ...stored, schema: PLANNING_SCHEMA + 1 }, PATH);
  await assertFails(update({ brief: '{}' }));
  await assertFails(create({ brief: '{}' }));
});
