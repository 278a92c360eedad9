import { afterEach, describe, expect, it } from 'vitest';
import { buildModels } from '../../../../../scripts/build-models.mjs';
import { buildWorker } from '../../../../../scripts/build-worker.mjs';
import { videoOf } from '../concepts/testing/video';
import { SentenceReader } from './sentence-reader';
import { fromBytes } from './sentence-vector';
import { withSentences } from './with-sentences';

const SENTENCES = [
  'How old are you?',
  'What is your age?',
  'Preheat the oven and slice the onions.',
  'The striker scored a late goal.',
  '',
];

let reader: SentenceReader | undefined;
afterEach(() => reader?.end());

/** @param modelsPath that of the build if left out */
async function open(modelsPath?: string) {
  const failures: unknown[] = [];
  const workerPath = await buildWorker('.scenecue/test/sentence-reader');
  reader = new SentenceReader({
    workerPath,
    modelsPath: modelsPath ?? (await buildModels()),
    timeoutMs: 60_000,
    onFailure: (error) => failures.push(error),
  });
  return { reader, failures };
}

describe('the reader of sentences', () => {
  it('turns sentences that mean the same into similar vectors', async () => {
    const opened = await open();
    const vectors = await opened.reader.vectorsOf(SENTENCES, 60_000);
    const similarity = (one: number, other: number) => {
      const [a, b] = [one, other].map((index) => fromBytes(vectors[index] ?? new Int8Array()));
      return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0;
    };
    expect(similarity(0, 1)).toBeGreaterThan(0.8);
    expect(similarity(0, 2)).toBeLessThan(0.2);
    expect(similarity(2, 3)).toBeLessThan(0.2);
    expect(vectors[4]).toBeUndefined();
    expect(opened.failures).toEqual([]);
    // What is known is not read again: nothing has to be waited for.
    expect(await opened.reader.vectorsOf(SENTENCES.slice(0, 1), 0)).toEqual(vectors.slice(0, 1));
  });

  it('gives a video the vectors of its lines, and its result those of the windows in English', async () => {
    const opened = await open();
    const line = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3000, text });
    const cues = [
      line(0, 'Preheat the oven and slice the onions.'),
      line(20_000, 'Wir haben das Brot gestern nicht gegessen, weil es hart war.'),
      line(40_000, 'The striker scored a late goal.'),
    ];
    const video = { ...videoOf({ seconds: 60 }), cues };
    const read = await withSentences(video, opened.reader, 60_000, undefined);
    expect(read.sentences?.map((vector) => vector?.length)).toEqual([512, undefined, 512]);
    expect(read.storedSentences?.windows.map(({ start, end }) => [start, end])).toEqual([
      [0, 3000],
      [40_000, 43_000],
    ]);
    expect(await withSentences(video, undefined, 60_000, undefined)).toEqual(video);
  });

  it('gives up without a model, and says so', async () => {
    const opened = await open('/nowhere');
    expect(await opened.reader.vectorsOf(['Hello there.'], 60_000)).toEqual([undefined]);
    expect(opened.failures).toHaveLength(1);
  });

  it('returns what it has when the time is over', async () => {
    const opened = await open();
    expect(await opened.reader.vectorsOf(['Hello there.'], 0)).toEqual([undefined]);
    expect(opened.failures).toEqual([]);
  });
});
