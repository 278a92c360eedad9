import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildModels } from '../../../../scripts/build-models.mjs';
import { buildWorker } from '../../../../scripts/build-worker.mjs';
import type { ByteSource } from '../../source/byte-source';
import type { ProviderResult, RunFacts } from '../../provider';
import { createProvider } from '../../registry';

const ROOT = new URL('../../../../', import.meta.url);
const SAMPLE = new URL('public/sample/program.mp4', ROOT);
const TRUTH = new URL('public/sample/program.truth.json', ROOT);

interface Range {
  startMs: number;
  endMs: number;
}

/** Content of the file written by `tools/sample/truth.mjs` for the sample. */
interface Truth {
  durationMs: number;
  cutsMs: number[];
  scenes: (Range & { isSlot?: true })[];
  concepts: Record<string, Range[]>;
}

/** Tolerance of cuts: one frame, in milliseconds. */
const FRAME_MS = 40;
/** Share of an entry that a labeled range must cover for its concept to be expected there. */
const MOST = 0.75;

const truth = JSON.parse(readFileSync(TRUTH, 'utf8')) as Truth;

/** Reads a file from disk, as the function reads one over HTTP. */
async function fileSource(url: URL): Promise<ByteSource & { close: () => Promise<void> }> {
  const file = await open(url);
  const { size } = await file.stat();
  let bytesRead = 0;
  return {
    size,
    contentType: 'video/mp4',
    get bytesRead() {
      return bytesRead;
    },
    read: async (offset, length) => {
      const { buffer, bytesRead: count } = await file.read(new Uint8Array(length), 0, length, offset);
      bytesRead += count;
      return buffer.subarray(0, count);
    },
    close: () => file.close(),
  };
}

describe('the embedded provider on the sample program', () => {
  let result: ProviderResult;
  const shares: number[] = [];
  let sharesBeforeModels = 0;
  const facts: RunFacts = {};

  beforeAll(async () => {
    // Inside the project, so that the bundle finds the packages that it does not include.
    const workerPath = await buildWorker(
      fileURLToPath(new URL('node_modules/.cache/sample-test-worker', ROOT)),
    );
    const source = await fileSource(SAMPLE);
    try {
      result = await createProvider('embedded', { workerPath, modelsPath: await buildModels() }).analyze({
        url: SAMPLE.href,
        isPublic: false,
        openSource: () => Promise.resolve(source),
        limits: { maxDurationMs: 90_000, deadlineMs: 150_000 },
        signal: new AbortController().signal,
        onProgress: ({ share }) => shares.push(share),
        log: {
          begin: (stage) => {
            if (stage === 'models') sharesBeforeModels = shares.length;
          },
          note: (noted) => Object.assign(facts, noted),
          warn: () => undefined,
        },
      });
    } finally {
      await source.close();
    }
  }, 200_000);

  /** The time ranges of the entries, and whether they contain a concept. */
  function entryRanges(name: string) {
    return result.entries.map(({ timestamp, concepts }, index) => {
      const endMs = result.entries[index + 1]?.timestamp ?? result.durationMs;
      return { startMs: timestamp, endMs, isFound: concepts.some((concept) => concept.name === name) };
    });
  }

  function sharedMs(a: Range, b: Range): number {
    return Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs));
  }

  it('reports its progress while models analyze the frames', () => {
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const ofModels = shares.slice(sharesBeforeModels);
    expect(sharesBeforeModels).toBeGreaterThan(10);
    expect(ofModels.length).toBeGreaterThan(3);
    expect(ofModels[0]).toBeLessThan(0.75);
  });

  it('covers the whole program', () => {
    expect(result.partial).toBeUndefined();
    expect(Math.abs(result.durationMs - truth.durationMs)).toBeLessThan(100);
    const seconds = Array.from({ length: truth.durationMs / 1000 }, (_, second) => second * 1000);
    expect(result.entries.map((entry) => entry.timestamp)).toEqual(expect.arrayContaining(seconds));
  });

  it('finds every cut and no other, each with an entry at its time', () => {
    const found = entryRanges('scene cut').filter((entry) => entry.isFound);
    expect(found).toHaveLength(truth.cutsMs.length);
    for (const [index, timeMs] of truth.cutsMs.entries()) {
      expect(Math.abs((found[index]?.startMs ?? Number.NaN) - timeMs)).toBeLessThanOrEqual(FRAME_MS);
    }
  });

  it('finds every scene and each slot between two, each with its own key frame, and a dialogue as one scene', () => {
    const scenes = result.scenes ?? [];
    expect(scenes.map(({ isSlot }) => isSlot)).toEqual(truth.scenes.map(({ isSlot }) => isSlot));
    for (const [index, { startMs, endMs }] of truth.scenes.entries()) {
      const { start = Number.NaN, end = Number.NaN, keyFrame = Number.NaN } = scenes[index] ?? {};
      // The dark end of a fade is accurate to a few frames.
      expect(Math.abs(start - startMs)).toBeLessThanOrEqual(4 * FRAME_MS);
      expect(Math.abs(end - endMs)).toBeLessThanOrEqual(4 * FRAME_MS);
      expect(keyFrame).toBeGreaterThanOrEqual(start);
      expect(keyFrame).toBeLessThan(end);
      expect(result.thumbnails?.some(({ timestamp }) => timestamp === keyFrame)).toBe(true);
    }
    expect(scenes.map(({ endReason }) => endReason)).toEqual(
      expect.arrayContaining(['black', 'title-card', 'end']),
    );
  });

  it.each(Object.entries(truth.concepts))('finds %s where it occurs', (name, ranges) => {
    const wanted = entryRanges(name).filter((entry) => {
      const covered = ranges.reduce((sum, range) => sum + sharedMs(entry, range), 0);
      return covered >= MOST * (entry.endMs - entry.startMs);
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((entry) => !entry.isFound)).toEqual([]);
  });

  it.each(Object.entries(truth.concepts))('finds %s nowhere else', (name, ranges) => {
    const astray = entryRanges(name).filter(
      (entry) => entry.isFound && ranges.every((range) => sharedMs(entry, range) === 0),
    );
    expect(astray).toEqual([]);
  });

  // The car is drawn, and the detectors are not certain of it.
  it('recognizes a person on the pitch, and nowhere where none is shown', () => {
    const pitch = { startMs: 7520, endMs: 13_000 };
    const shown = [pitch, { startMs: 38_600, endMs: 54_000 }, { startMs: 55_600, endMs: 60_400 }];
    const found = entryRanges('person').filter(({ isFound }) => isFound);
    expect(found.filter((entry) => sharedMs(entry, pitch) > 0).length).toBeGreaterThan(2);
    expect(found.filter((entry) => shown.every((range) => sharedMs(entry, range) === 0))).toEqual([]);
  });

  it('recognizes a person, a cat, a cup, a bottle and one face, and nothing else', () => {
    const seen = result.entries.flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'seen'));
    expect(new Set(seen.map(({ name }) => name))).toEqual(
      new Set(['person', 'cat', 'cup', 'bottle', 'one face']),
    );
  });

  it('finds recorded speech and recorded music where each occurs', () => {
    for (const [name, startMs, endMs] of [
      ['speech', 33_000, 38_000],
      // It ends at 32 s; less than two seconds before the speech that follows, it is not heard for certain.
      ['music', 28_000, 30_000],
    ] as const) {
      const within = entryRanges(name).filter((entry) => entry.startMs >= startMs && entry.endMs <= endMs);
      expect(within.length).toBeGreaterThan(1);
      expect(within.filter(({ isFound }) => !isFound)).toEqual([]);
    }
    const music = entryRanges('music').filter((entry) => entry.startMs >= 33_000 && entry.endMs <= 38_000);
    expect(music.filter(({ isFound }) => isFound)).toEqual([]);
    const speech = entryRanges('speech').filter((entry) => entry.startMs >= 28_000 && entry.endMs <= 32_000);
    expect(speech.filter(({ isFound }) => isFound)).toEqual([]);
  });

  it.each([
    ['pets', 'detection', ['seen'], 28_000],
    ['books and literature', 'words', ['written'], 33_000],
    ['cooking', 'words', ['said'], 4000],
    ['illegal drugs, tobacco, ecigarettes, vaping, alcohol', 'words', ['said'], 45_000],
    ['crime', 'words', ['said', 'written'], 58_000],
  ])('returns for %s how it was found', (name, kind, sources, timestamp) => {
    const entry = result.entries.find((candidate) => candidate.timestamp === timestamp);
    const evidence = entry?.concepts.find((concept) => concept.name === name)?.evidence;
    expect(evidence).toMatchObject({ kind, sources });
  });

  it('finds no topic that the program is not about', () => {
    const topics = result.entries.flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'topic'));
    const names = [...new Set(topics.map(({ name }) => name))];
    expect(names.filter((name) => !(name in truth.concepts))).toEqual([]);
  });
});
