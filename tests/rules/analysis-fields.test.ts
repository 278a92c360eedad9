import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Bytes, deleteField, setDoc, updateDoc, type DocumentReference } from 'firebase/firestore';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  analysisRecordSchema,
  MAX_ERROR_CODE_LENGTH,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_PARTS,
  MAX_TITLE_LENGTH,
  MAX_TOPICS_LENGTH,
  MAX_VERSION_LENGTH,
  type AnalysisRecord,
  type AnalysisState,
} from '../../src/contracts/analyses';
import { MAX_URL_LENGTH } from '../../src/contracts/analysis-request';
import { analysisFor, ANALYSIS, changes, created, stored } from './analysis-documents';
import { ada, startRules, store, writeByRest } from './environment';

let env: RulesTestEnvironment;
let analysis: DocumentReference;

beforeAll(async () => {
  env = await startRules();
  analysis = analysisFor(ada(env));
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

/** Values that are not text, some of which have a size like a text. */
const notText = [7, true, null, ['a'], { a: 'b' }, Bytes.fromUint8Array(new Uint8Array(3))];
const notNumber = ['0', true, null, [0], { a: 0 }];

const text = (length: number) => ({
  allowed: ['', 'x'.repeat(length)],
  refused: [...notText, 'x'.repeat(length + 1), 'x'.repeat(100_000)],
});

const flag = { allowed: [true, false], refused: ['true', 0, 1, null, [true], { a: true }] };

/** Fields that do not change after creation. */
const requested = {
  url: text(MAX_URL_LENGTH),
  captionsUrl: text(MAX_URL_LENGTH),
  title: text(MAX_TITLE_LENGTH),
  language: {
    allowed: ['en', 'fil', 'az', 'zza'],
    refused: [...notText, '', 'e', 'engl', 'EN', 'en-US', 'e1'],
  },
  captionTrack: {
    allowed: ['0', '9a', 'z09', 'azz-9', 'track-3', `a${'-'.repeat(31)}`],
    refused: [...notText, '', '-a', 'A', 'aB', 'a b', 'a/b', `a${'-'.repeat(32)}`],
  },
  transcribe: flag,
  understand: flag,
} satisfies Partial<Record<keyof AnalysisRecord, Field>>;

const share = { allowed: [0, 0.5, 1], refused: [...notNumber, -0.01, 1.01, NaN, Infinity, -1, 2] };

const count = { allowed: [0, 1, 5_400_000], refused: [...notNumber, -1, 0.5] };

const error = { code: 'x'.repeat(MAX_ERROR_CODE_LENGTH), message: 'x'.repeat(MAX_ERROR_MESSAGE_LENGTH) };
const versions = { provider: 'x'.repeat(MAX_VERSION_LENGTH), taxonomy: 'x'.repeat(MAX_VERSION_LENGTH) };

interface Field {
  allowed: readonly unknown[];
  refused: readonly unknown[];
  /** The state that the field belongs to, if it does not belong to all states. */
  state?: AnalysisState;
}

/** The accepted and rejected values of each field. A field that is missing here does not compile. */
const fields: Record<
  Exclude<keyof AnalysisRecord, 'state' | 'attempt' | keyof typeof requested | 'createdAt' | 'updatedAt'>,
  Field
> = {
  progress: { ...share, allowed: [0.5, 0.75, 1] },
  coverage: share,
  durationMs: count,
  moments: count,
  topics: text(MAX_TOPICS_LENGTH),
  parts: { state: 'partial', allowed: [1, 2, MAX_PARTS], refused: [...notNumber, 0, -1, 1.5, MAX_PARTS + 1] },
  error: {
    state: 'failed',
    allowed: [error, { code: '', message: '' }],
    refused: [
      ...notText,
      {},
      { code: '' },
      { message: '' },
      { ...error, stack: '' },
      { ...error, code: `${error.code}x` },
      { ...error, message: `${error.message}x` },
      { ...error, code: 7 },
      { ...error, message: null },
    ],
  },
  versions: {
    allowed: [versions, { provider: '' }],
    refused: [
      ...notText,
      {},
      { taxonomy: '' },
      { ...versions, model: '' },
      { ...versions, provider: `${versions.provider}x` },
      { ...versions, taxonomy: `${versions.taxonomy}x` },
      { ...versions, provider: 7 },
      { ...versions, taxonomy: null },
    ],
  },
};

/** Adds the value to the message of a failed assertion. */
async function named(value: unknown, assertion: Promise<unknown>): Promise<void> {
  await assertion.catch((cause: unknown) => {
    throw new Error(`with ${JSON.stringify(value).slice(0, 80)}`, { cause });
  });
}

const names = Object.keys(fields) as (keyof typeof fields)[];

describe.each(names)('%s of an analysis', (field) => {
  const { allowed, refused, state = 'running' } = fields[field];

  it('is updated to every allowed value', async () => {
    for (const value of allowed) {
      await store(stored('running'), ANALYSIS);
      await named(value, assertSucceeds(updateDoc(analysis, changes({ state, [field]: value }))));
      expect(v.is(analysisRecordSchema.entries[field], value)).toBe(true);
    }
  });

  // @row-24
  it('is updated to no other', async () => {
    await store(stored('running'), ANALYSIS);
    for (const value of refused) {
      await named(value, assertFails(updateDoc(analysis, changes({ state, [field]: value }))));
    }
  });
});

const requestedNames = Object.keys(requested) as (keyof typeof requested)[];

describe.each(requestedNames)('%s of an analysis', (field) => {
  const { allowed, refused } = requested[field];

  it('is created with every allowed value', async () => {
    for (const value of allowed) {
      await named(value, assertSucceeds(setDoc(analysis, created('queued', { [field]: value }))));
      expect(v.is(analysisRecordSchema.entries[field], value)).toBe(true);
      await env.clearFirestore();
    }
  });

  it('is created with no other', async () => {
    for (const value of refused) {
      await named(value, assertFails(setDoc(analysis, created('queued', { [field]: value }))));
    }
  });
});

describe('the fields of an analysis', () => {
  const needed = ['state', 'progress', 'url', 'attempt', 'createdAt', 'updatedAt'];

  it.each(needed)('include %s', async (field) => {
    const without = Object.fromEntries(Object.entries(created('queued')).filter(([name]) => name !== field));
    await assertFails(setDoc(analysis, without));
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ [field]: deleteField() })));
  });

  it('include no unknown one', async () => {
    await assertFails(setDoc(analysis, created('queued', { uid: 'ada' })));
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ uid: 'ada' })));
  });

  it('of a result are dropped by the next attempt', async () => {
    await store(stored('partial', { coverage: 0.5, durationMs: 10, moments: 3, topics: 'pets' }), ANALYSIS);
    const next = changes({ state: 'queued', attempt: 2, progress: 0, coverage: deleteField() });
    await assertFails(updateDoc(analysis, next));
    await assertFails(updateDoc(analysis, { ...next, state: 'running' }));
    await assertSucceeds(updateDoc(analysis, { ...next, parts: deleteField() }));
    await store(stored('partial'), ANALYSIS);
    await assertSucceeds(updateDoc(analysis, { ...next, state: 'running', parts: deleteField() }));
  });

  it('include parts with a result', async () => {
    await store(stored('running'), ANALYSIS);
    for (const state of ['done', 'partial']) await assertFails(updateDoc(analysis, changes({ state })));
    await assertSucceeds(updateDoc(analysis, changes({ parts: 1, state: 'done' })));
  });

  it('may include parts with what was found before the end', async () => {
    await store(stored('running'), ANALYSIS);
    await assertSucceeds(updateDoc(analysis, changes({ parts: 1 })));
    await assertSucceeds(updateDoc(analysis, changes({ state: 'cancelled' })));
  });

  it('include no parts with what waits or has failed', async () => {
    await assertFails(setDoc(analysis, created('queued', { parts: 1 })));
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ parts: 1, state: 'failed', error })));
  });

  it('include an error with a failure, and with nothing else', async () => {
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ state: 'failed' })));
    await assertFails(updateDoc(analysis, changes({ error })));
    await assertFails(updateDoc(analysis, changes({ error, state: 'partial', parts: 1 })));
    await assertSucceeds(updateDoc(analysis, changes({ error, state: 'failed' })));
  });
});

describe('numbers of an analysis that are written by the REST interface', () => {
  const write = (numbers: Record<string, object>) =>
    writeByRest(
      ANALYSIS,
      {
        state: { stringValue: 'running' },
        progress: { integerValue: 0 },
        url: { stringValue: '' },
        attempt: { integerValue: '1' },
        ...numbers,
      },
      ['createdAt', 'updatedAt'],
    );

  it.each(['progress', 'coverage'])('may be whole or not where they are shares: %s', async (field) => {
    for (const value of [
      { integerValue: '1' },
      { doubleValue: 1 },
      { doubleValue: 0.5 },
      { doubleValue: 0 },
    ]) {
      expect(await write({ [field]: value })).toBe(200);
      await env.clearFirestore();
    }
    expect(await write({ [field]: { doubleValue: 'NaN' } })).toBe(403);
  });

  it.each(['durationMs', 'moments'])('are integers where they are counts: %s', async (field) => {
    expect(await write({ [field]: { doubleValue: 1 } })).toBe(403);
    expect(await write({ [field]: { integerValue: '1' } })).toBe(200);
  });
});
