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
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ANALYSIS_ID as ID_PATTERN,
  ANALYSIS_STATES,
  MAX_LISTED_ANALYSES,
} from '../../src/contracts/analyses';
import { analysisFor, ANALYSIS, ANALYSIS_ID, changes, created, stored } from './analysis-documents';
import { ada, database, EMAIL, startRules, store, UID } from './environment';

let env: RulesTestEnvironment;
let owner: Firestore;

beforeAll(async () => {
  env = await startRules();
  owner = ada(env);
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const ANALYSES = `users/${UID}/analyses`;
const PART = `${ANALYSIS}/parts/0`;
const part = { attempt: 1, text: '{' };

const pageOf = (db: Firestore, size: number) => query(collection(db, ANALYSES), limit(size));

describe('the owner of an analysis', () => {
  it('creates it, and reads it before and after', async () => {
    const analysis = analysisFor(owner);
    await assertSucceeds(getDoc(analysis));
    await assertSucceeds(setDoc(analysis, created('queued')));
    await assertSucceeds(getDoc(analysis));
  });

  it('updates it, and writes, reads and lists its parts', async () => {
    await store(stored('running'), ANALYSIS);
    await assertSucceeds(updateDoc(analysisFor(owner), changes()));
    await assertSucceeds(setDoc(doc(owner, PART), part));
    await assertSucceeds(getDoc(doc(owner, PART)));
    await assertSucceeds(getDocs(collection(owner, ANALYSIS, 'parts')));
  });

  it('deletes it with its parts, in either order, whatever its state', async () => {
    for (const state of ANALYSIS_STATES) {
      await store(stored(state), ANALYSIS);
      await store(part, PART);
      await store(part, `${ANALYSIS}/parts/1`);
      await assertSucceeds(deleteDoc(doc(owner, PART)));
      await assertSucceeds(deleteDoc(analysisFor(owner)));
      await assertSucceeds(deleteDoc(doc(owner, `${ANALYSIS}/parts/1`)));
    }
  });
});

describe('a list of analyses', () => {
  beforeEach(() => store(stored('done'), ANALYSIS));

  it('is read in pages up to the limit', async () => {
    expect((await getDocs(pageOf(owner, MAX_LISTED_ANALYSES))).size).toBe(1);
    await assertSucceeds(getDocs(pageOf(owner, 1)));
    await assertSucceeds(getDocs(query(pageOf(owner, 20), orderBy('createdAt', 'desc'))));
    await assertSucceeds(getDocs(query(pageOf(owner, 20), where('state', '==', 'running'))));
  });

  it('is not read in larger pages, nor as a whole', async () => {
    await assertFails(getDocs(pageOf(owner, MAX_LISTED_ANALYSES + 1)));
    await assertFails(getDocs(collection(owner, ANALYSES)));
    const one = where(documentId(), '==', ANALYSIS_ID);
    await assertFails(getDocs(query(collection(owner, ANALYSES), one)));
  });

  it.each(['analyses', 'parts'])('across collections of %s is refused', async (name) => {
    await store(part, PART);
    await assertFails(getDocs(query(collectionGroup(owner, name), limit(1))));
  });
});

const strangers: [string, () => RulesTestContext][] = [
  ['another user', () => env.authenticatedContext('eve', { email: EMAIL })],
  ['a signed-out visitor', () => env.unauthenticatedContext()],
];

describe.each(strangers)('an analysis, to %s:', (_, context) => {
  let stranger: Firestore;

  beforeAll(() => {
    stranger = database(context());
  });

  it('it is not created', () => assertFails(setDoc(analysisFor(stranger), created('queued'))));

  describe('stored', () => {
    beforeEach(async () => {
      await store(stored('running'), ANALYSIS);
      await store(part, PART);
    });

    it('it is not read', () => assertFails(getDoc(analysisFor(stranger))));
    it('it is not listed', () => assertFails(getDocs(pageOf(stranger, 1))));
    it('it is not updated', () => assertFails(updateDoc(analysisFor(stranger), changes())));
    it('it is not renamed', async () => {
      await store(stored('done'), ANALYSIS);
      await assertFails(updateDoc(analysisFor(stranger), { title: 'Two' }));
    });
    it('it is not deleted', () => assertFails(deleteDoc(analysisFor(stranger))));
    it('no part is read', () => assertFails(getDoc(doc(stranger, PART))));
    it('no part is listed', () => assertFails(getDocs(collection(stranger, ANALYSIS, 'parts'))));
    it('no part is created', () => assertFails(setDoc(doc(stranger, `${ANALYSIS}/parts/1`), part)));
    it('no part is updated', () => assertFails(setDoc(doc(stranger, PART), part)));
    it('no part is deleted', () => assertFails(deleteDoc(doc(stranger, PART))));
  });
});

describe('the id of an analysis', () => {
  const create = (id: string) => setDoc(doc(owner, ANALYSES, id), created('queued'));

  const allowed = [
    crypto.randomUUID(),
    'A'.repeat(16),
    '9'.repeat(64),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-',
  ];
  const refused = ['a'.repeat(15), 'a'.repeat(65), ...Array.from('_.~ :é', (sign) => 'a'.repeat(20) + sign)];

  it('is one of the contract', async () => {
    for (const id of allowed) await assertSucceeds(create(id));
    expect(allowed.filter((id) => !ID_PATTERN.test(id))).toEqual([]);
  });

  it('is no other', async () => {
    for (const id of refused) await assertFails(create(id));
    expect(refused.filter((id) => ID_PATTERN.test(id))).toEqual([]);
  });
});
