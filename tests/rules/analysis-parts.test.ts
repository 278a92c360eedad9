import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Bytes, doc, setDoc, writeBatch, type Firestore } from 'firebase/firestore';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analysisPartSchema, ANALYSIS_STATES, MAX_PART_BYTES, MAX_PARTS } from '../../src/contracts/analyses';
import { analysisFor, ANALYSIS, changes, stored } from './analysis-documents';
import { ada, startRules, store } from './environment';

let env: RulesTestEnvironment;
let owner: Firestore;

beforeAll(async () => {
  env = await startRules();
  owner = ada(env);
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const part = { attempt: 2, text: '{' };

const write = (data: object, number: number | string = 0) =>
  setDoc(doc(owner, ANALYSIS, 'parts', String(number)), data);

describe('a part of an analysis', () => {
  beforeEach(() => store(stored('running', { attempt: 2 }), ANALYSIS));

  it('is created, and updated while the attempt is in the state running', async () => {
    expect(v.is(analysisPartSchema, part)).toBe(true);
    await assertSucceeds(write(part));
    await assertSucceeds(write({ ...part, text: '[' }));
  });

  it('has a number below the limit', async () => {
    for (const number of [0, 1, 9, 10, 19, 20, 29, 30, MAX_PARTS - 1]) {
      await assertSucceeds(write(part, number));
    }
  });

  it('has no other number', async () => {
    for (const number of [MAX_PARTS, -1, 100, '00', '01', '1a', 'a1', 'a', '1.0', '10 ']) {
      await assertFails(write(part, number));
    }
  });

  it('is of the attempt that runs', async () => {
    for (const attempt of [1, 3, '2', null]) await assertFails(write({ ...part, attempt }));
  });

  it('holds attempt and text, and nothing else', async () => {
    await assertFails(write({ ...part, uid: 'ada' }));
    await assertFails(write({ text: part.text }));
    await assertFails(write({ attempt: part.attempt }));
  });

  it('holds text', async () => {
    for (const text of [7, null, ['a'], { a: 'b' }, Bytes.fromUint8Array(new Uint8Array(3))]) {
      await assertFails(write({ ...part, text }));
    }
  });

  it('holds as many bytes of text as the limit', () =>
    assertSucceeds(write({ ...part, text: 'x'.repeat(MAX_PART_BYTES) })));

  it('holds no more bytes of text, however few characters they are', async () => {
    await assertFails(write({ ...part, text: 'x'.repeat(MAX_PART_BYTES + 1) }));
    await assertFails(write({ ...part, text: 'é'.repeat(MAX_PART_BYTES / 2 + 1) }));
  });

  it('is written with the end of the analysis, at the latest', async () => {
    const batch = writeBatch(owner);
    batch.set(doc(owner, ANALYSIS, 'parts', '0'), part);
    batch.update(analysisFor(owner), changes({ state: 'done', parts: 1 }));
    await assertSucceeds(batch.commit());
    await assertFails(write(part));
    await assertFails(write(part, 1));
  });
});

describe('a part', () => {
  it('of no analysis is not written', () => assertFails(write(part)));

  it.each(ANALYSIS_STATES.filter((state) => state !== 'running'))(
    'of an analysis in the state %s is not written',
    async (state) => {
      await store(stored(state, { attempt: 2 }), ANALYSIS);
      await assertFails(write(part));
    },
  );
});
