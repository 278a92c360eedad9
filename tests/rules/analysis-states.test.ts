import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteField,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ANALYSIS_STATES,
  HEARTBEAT_MS,
  LEASE_MS,
  MAX_TITLE_LENGTH,
  type AnalysisState,
} from '../../src/contracts/analyses';
import { analysisFor, ANALYSIS, changes, created, rewritten, stored } from './analysis-documents';
import { ada, startRules, store } from './environment';

let env: RulesTestEnvironment;
let analysis: DocumentReference;

beforeAll(async () => {
  env = await startRules();
  analysis = analysisFor(ada(env));
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

/** The last write of an analysis that counts as interrupted. */
const longAgo = () => new Date(Date.now() - 3 * LEASE_MS);

/** Expects that an analysis can change to exactly these states. */
async function expectStates(
  before: Record<string, unknown>,
  attempt: number,
  allowed: readonly AnalysisState[],
): Promise<void> {
  await store(before, ANALYSIS);
  for (const state of ANALYSIS_STATES) {
    const write = setDoc(analysis, rewritten(state, { attempt }));
    await (allowed.includes(state) ? assertSucceeds(write) : assertFails(write)).catch((cause: unknown) => {
      throw new Error(`to ${state}`, { cause });
    });
    if (allowed.includes(state)) await store(before, ANALYSIS);
  }
}

describe('a new analysis', () => {
  it.each(ANALYSIS_STATES)('in the state %s', async (state) => {
    const write = setDoc(analysis, created(state));
    await (state === 'queued' || state === 'running' ? assertSucceeds(write) : assertFails(write));
  });

  it('is in a known state', () => assertFails(setDoc(analysis, { ...created('queued'), state: 'ready' })));

  it.each([0, 2, '1', null])('is not of the attempt %j', (attempt) =>
    assertFails(setDoc(analysis, created('queued', { attempt }))),
  );
});

const ENDS: readonly AnalysisState[] = ['done', 'partial', 'failed', 'cancelled'];

const following: Record<
  AnalysisState,
  { sameAttempt: readonly AnalysisState[]; nextAttempt: readonly AnalysisState[] }
> = {
  queued: { sameAttempt: ['running', 'failed', 'cancelled'], nextAttempt: [] },
  running: { sameAttempt: ['running', ...ENDS], nextAttempt: [] },
  done: { sameAttempt: [], nextAttempt: [] },
  partial: { sameAttempt: [], nextAttempt: ['queued', 'running'] },
  failed: { sameAttempt: [], nextAttempt: ['queued', 'running'] },
  cancelled: { sameAttempt: [], nextAttempt: ['queued', 'running'] },
};

describe.each(ANALYSIS_STATES)('an analysis in the state %s', (state) => {
  const { sameAttempt, nextAttempt } = following[state];

  // @row-24
  it('continues only forward', () => expectStates(stored(state, { attempt: 2 }), 2, sameAttempt));

  it('restarts only where it has ended without a whole result', () =>
    expectStates(stored(state, { attempt: 2 }), 3, nextAttempt));

  it('returns to no earlier attempt', () => expectStates(stored(state, { attempt: 2 }), 1, []));

  it('skips no attempt', () => expectStates(stored(state, { attempt: 2, updatedAt: longAgo() }), 4, []));
});

describe('the lease of an analysis in the state running, by its updatedAt', () => {
  const DELAY_MS = 50;
  const WINDOW_MS = 900;

  /** Restarts an analysis whose last write was `ago` ms ago. Tries again if too much time passes in between. */
  async function isRestarted(ago: number): Promise<boolean> {
    const start = Date.now();
    await store(stored('running', { updatedAt: new Date(start - ago) }), ANALYSIS);
    const restarted = await updateDoc(analysis, changes({ attempt: 2 })).then(
      () => true,
      () => false,
    );
    return Date.now() - start < WINDOW_MS ? restarted : isRestarted(ago);
  }

  it('holds while single writes are late or lost', () => {
    expect(LEASE_MS).toBeGreaterThan(3 * HEARTBEAT_MS);
  });

  it('holds until its time has passed', async () => {
    expect(await isRestarted(LEASE_MS - WINDOW_MS - DELAY_MS)).toBe(false);
  });

  it('ends then', async () => {
    expect(await isRestarted(LEASE_MS + DELAY_MS)).toBe(true);
    await expectStates(stored('running', { updatedAt: longAgo() }), 2, ['queued', 'running']);
  });

  it('ends for one that runs, and changes nothing for the attempt that it was of', async () => {
    await expectStates(stored('running', { updatedAt: longAgo() }), 1, following.running.sameAttempt);
    await expectStates(stored('queued', { updatedAt: longAgo() }), 2, []);
    await expectStates(stored('done', { updatedAt: longAgo() }), 2, []);
  });
});

describe('progress', () => {
  it('does not fall within an attempt', async () => {
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ progress: 0.4 })));
    await assertSucceeds(updateDoc(analysis, changes({ progress: 0.5 })));
    await assertSucceeds(updateDoc(analysis, changes({ progress: 0.6 })));
    await assertFails(updateDoc(analysis, changes({ progress: 0.5 })));
  });

  it('begins again with the next attempt', async () => {
    await store(stored('cancelled'), ANALYSIS);
    await assertSucceeds(updateDoc(analysis, changes({ state: 'queued', attempt: 2, progress: 0 })));
  });
});

describe('what an analysis is of', () => {
  const optional = {
    captionsUrl: 'https://example.com/a.vtt',
    title: 'One',
    language: 'de',
    captionTrack: 'track-1',
    transcribe: true,
    understand: true,
  };
  const others = {
    url: 'https://example.com/b.mp4',
    captionsUrl: 'https://example.com/b.vtt',
    title: 'Two',
    language: 'fr',
    captionTrack: 'track-2',
    transcribe: false,
    understand: false,
  };
  beforeEach(() => store(stored('running', optional), ANALYSIS));

  it.each(Object.entries(others))('never changes: %s', async (field, other) => {
    await assertFails(updateDoc(analysis, changes({ [field]: other })));
    await assertFails(updateDoc(analysis, changes({ [field]: deleteField() })));
  });

  it.each(Object.entries(optional))('gets nothing later: %s', async (field, value) => {
    await store(stored('running'), ANALYSIS);
    await assertFails(updateDoc(analysis, changes({ [field]: value })));
  });

  it('does not change with the next attempt', async () => {
    await store(stored('failed'), ANALYSIS);
    await assertFails(setDoc(analysis, rewritten('queued', { attempt: 2, url: 'https://example.com/b' })));
    await assertFails(setDoc(analysis, created('queued', { attempt: 2 })));
    await assertFails(setDoc(analysis, created('queued')));
  });
});

describe('the title of an analysis', () => {
  const ended = ['done', 'partial', 'failed', 'cancelled'] as const;

  it.each(ended)('changes once it has ended: %s', async (state) => {
    for (const before of [{}, { title: 'One' }]) {
      await store(stored(state, before), ANALYSIS);
      await assertSucceeds(updateDoc(analysis, { title: 'x'.repeat(MAX_TITLE_LENGTH) }));
      await assertSucceeds(updateDoc(analysis, { title: '' }));
    }
  });

  it('does not change before', async () => {
    for (const state of ['queued', 'running'] as const) {
      await store(stored(state), ANALYSIS);
      await assertFails(updateDoc(analysis, { title: 'Two' }));
    }
  });

  it('changes alone, and to nothing but a text that is short enough', async () => {
    await store(stored('done', { title: 'One' }), ANALYSIS);
    const others = [{ topics: 'pets' }, { url: 'https://example.com/b.mp4' }, { parts: 3 }, changes()];
    for (const other of others) await assertFails(updateDoc(analysis, { title: 'Two', ...other }));
    for (const title of [7, null, ['a'], deleteField(), 'x'.repeat(MAX_TITLE_LENGTH + 1)])
      await assertFails(updateDoc(analysis, { title }));
  });
});

describe('the time', () => {
  const others = () => [Timestamp.now(), Timestamp.fromMillis(Date.now() + 60_000), Date.now(), null, ''];

  it.each(['createdAt', 'updatedAt'])("is the server's when an analysis is created: %s", async (field) => {
    for (const time of others()) await assertFails(setDoc(analysis, created('queued', { [field]: time })));
  });

  it("is the server's at every update: updatedAt", async () => {
    await store(stored('running'), ANALYSIS);
    for (const time of others()) await assertFails(updateDoc(analysis, changes({ updatedAt: time })));
    await assertFails(updateDoc(analysis, { progress: 0.6 }));
  });

  it('of its creation stays: createdAt', async () => {
    await store(stored('running'), ANALYSIS);
    for (const time of [...others(), serverTimestamp(), deleteField()]) {
      await assertFails(updateDoc(analysis, changes({ createdAt: time })));
    }
  });
});
