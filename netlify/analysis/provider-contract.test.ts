import { captionFileOf } from './captions/testing/caption-file';
import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { ANALYSIS_STAGES } from '@/contracts/analysis-events';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { AnalysisFailure } from './errors';
import { makeMedia } from './testing/make-media';
import { memorySource, stalledSource } from './testing/memory-source';
import { black, colorBars, edited } from './testing/scenes';
import { KEY, startClarifaiServer } from './providers/clarifai/testing/clarifai-server';
import type {
  AnalysisProvider,
  ByteSource,
  ProviderProgress,
  ProviderRequest,
  ProviderResult,
} from './provider';
import { createProvider, PROVIDER_IDS, type ProviderId } from './registry';
import { failureOf } from './testing/failure-of';

interface Harness {
  provider: AnalysisProvider;
  close: () => Promise<void>;
}

const URLS = { bars: 'https://example.com/bars.mp4', black: 'https://example.com/black.mp4' } as const;
const DURATION_MS = 3_000;

let videos: Record<keyof typeof URLS, Buffer>;
const opened: Harness[] = [];

/** One for each provider: a new one cannot be registered without these tests. */
const HARNESSES: Record<ProviderId, () => Promise<Harness>> = {
  embedded: async () => {
    const workerPath = await buildWorker('node_modules/.cache/provider-contract-test');
    return { provider: createProvider('embedded', { workerPath }), close: () => Promise.resolve() };
  },
  clarifai: async () => {
    const server = await startClarifaiServer(
      new Map([
        [URLS.bars, { names: ['colour', 'pattern'], durationMs: DURATION_MS }],
        [URLS.black, { names: ['dark', 'no person'], durationMs: DURATION_MS }],
        [videos.bars.toString('base64'), { names: ['colour', 'pattern'], durationMs: DURATION_MS }],
      ]),
    );
    return {
      provider: createProvider('clarifai', { workerPath: '/none.mjs', clarifai: server.settings }),
      close: server.close,
    };
  },
};

beforeAll(async () => {
  const audio = { seconds: DURATION_MS / 1000, sample: (t: number) => 0.1 * Math.sin(t * 3000) };
  const video = (paint: typeof black) =>
    makeMedia({
      container: 'mp4',
      video: { ...edited([[15, paint]]), framesPerSecond: 5, width: 64, height: 36 },
      audio,
    });
  videos = { bars: await video(colorBars), black: await video(black) };
});

afterAll(async () => {
  await Promise.all(opened.map((harness) => harness.close()));
});

interface Asked extends Partial<ProviderRequest> {
  source?: ByteSource;
  maxDurationMs?: number;
  deadlineMs?: number;
}

function request(asked: Asked = {}): ProviderRequest {
  const { source = memorySource(videos.bars), maxDurationMs = 60_000, deadlineMs = 40_000, ...rest } = asked;
  return {
    url: URLS.bars,
    isPublic: true,
    openSource: () => Promise.resolve(source),
    limits: { maxDurationMs, deadlineMs },
    signal: new AbortController().signal,
    ...rest,
  };
}

describe.each(PROVIDER_IDS)('the provider %s', (id) => {
  let provider: AnalysisProvider;
  const analyze = (asked?: Asked): Promise<ProviderResult> => provider.analyze(request(asked));

  beforeAll(async () => {
    const harness = await HARNESSES[id]();
    opened.push(harness);
    ({ provider } = harness);
  });

  it('bears the name by which it is chosen', () => {
    expect(provider.id).toBe(id);
  });

  it('answers as the port and the contract say', async () => {
    const { entries, ...rest } = await analyze();
    const { durationMs, intervalMs } = rest;
    v.parse(analysisResponseSchema, { status: 'success', videoUrl: 'x', analysis: entries, ...rest });
    expect(Math.abs(durationMs - DURATION_MS)).toBeLessThan(100);
    expect(intervalMs).toBeGreaterThan(0);
    const times = entries.map(({ timestamp }) => timestamp);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(durationMs);
    const concepts = entries.flatMap((entry) => entry.concepts);
    expect(concepts.length).toBeGreaterThan(0);
    for (const { name, confidence } of concepts) {
      expect(name).toBe(name.trim());
      expect(confidence >= 0 && confidence <= 1).toBe(true);
    }
  });

  it('says which share of the video it speaks for, and the bytes that it has fetched itself', async () => {
    const source = memorySource(videos.bars);
    const { coverage, bytesRead } = await analyze({ source, isPublic: false });
    expect(coverage).toBeGreaterThan(0.5);
    expect(coverage).toBeLessThanOrEqual(1);
    expect(bytesRead).toBe(source.bytesRead);
    expect(bytesRead).toBeGreaterThanOrEqual(videos.bars.length / 2);
  });

  it('gives what there is to show inside the video and in time order, and evidence for all or nothing', async () => {
    const { entries, durationMs, thumbnails = [], shots = [], sound = [] } = await analyze();
    for (const times of [
      thumbnails.map(({ timestamp }) => timestamp),
      sound.map(({ timestamp }) => timestamp),
      shots.flatMap(({ start, end }) => [start, end]),
    ]) {
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(durationMs);
    }
    for (const [index, { start }] of shots.entries()) expect(start).toBe(shots[index - 1]?.end ?? 0);
    if (shots.length > 0) expect(shots.at(-1)?.end).toBe(durationMs);
    const evidence = entries.flatMap(({ concepts }) => concepts.map((concept) => concept.evidence));
    expect(new Set(evidence.map((one) => one === undefined)).size).toBe(1);
    // Clarifai names what it sees, and returns nothing else.
    const carried = [thumbnails, shots, sound, evidence.filter((one) => one !== undefined)];
    for (const all of carried) expect(all.length > 0).toBe(id === 'embedded');
  });

  it.each([true, false])('tells how far it is (public: %s)', async (isPublic) => {
    const progress: ProviderProgress[] = [];
    await analyze({
      isPublic,
      ...(isPublic ? {} : { url: 'http://127.0.0.1:1/bars.mp4' }),
      onProgress: (step) => progress.push(step),
    });
    expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(ANALYSIS_STAGES);
    const shares = progress.map(({ share }) => share);
    expect(shares[0]).toBe(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    if (!isPublic) expect(shares.length).toBeGreaterThan(3);
  });

  it('does not mix two calls at once', async () => {
    const ofBars = () => analyze();
    const ofBlack = () => analyze({ url: URLS.black, source: memorySource(videos.black) });
    const [bars, dark] = [await ofBars(), await ofBlack()];
    expect(bars.entries).not.toEqual(dark.entries);
    expect(await Promise.all([ofBlack(), ofBars(), ofBlack()])).toEqual([dark, bars, dark]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(50_000)],
    ['words', Buffer.from('This is not a video. '.repeat(500))],
    ['a page', Buffer.from(`<!doctype html><title>Not found</title>${' '.repeat(5_000)}`)],
  ])('refuses %s as no video', async (_, bytes) => {
    expect((await failureOf(analyze({ source: memorySource(bytes) }), KEY)).code).toBe('not-a-video');
  });

  it('uses given captions, or says that it did not', async () => {
    const cues = [
      { startMs: 0, endMs: 2_900, text: 'The striker takes the penalty kick. What a goal!' },
      { startMs: 0, endMs: 2_900, text: 'The championship final goes to extra time.' },
    ];
    const captions = captionFileOf(...cues);
    const { entries, partial } = await analyze({ readCaptions: () => Promise.resolve(captions) });
    const isUsed = entries.some(({ concepts }) => concepts.some(({ name }) => name === 'soccer'));
    for (const { concepts } of entries) for (const { kind } of concepts) expect(kind).toBeDefined();
    if (isUsed) expect(partial).toBeUndefined();
    else expect(partial).toEqual([{ code: 'captions-unused', values: {} }]);
  });

  it('refuses a video without its index as damaged', async () => {
    const source = memorySource(Buffer.concat([videos.bars.subarray(0, 64), Buffer.alloc(50_000)]));
    expect((await failureOf(analyze({ source, isPublic: false }), KEY)).code).toBe('damaged');
  });

  it('refuses a video that is longer than the limit, naming it', async () => {
    const bytes = Buffer.from(videos.bars);
    // Movie and media headers, with a time scale of 1 per second: the video is an hour long.
    for (const type of ['mvhd', 'mdhd']) bytes.writeUInt32BE(1, bytes.indexOf(type) + 16);
    const failure = await failureOf(analyze({ source: memorySource(bytes), maxDurationMs: 120_000 }), KEY);
    expect(failure.code).toBe('too-long');
    expect(failure.message).toMatch(/2 minutes/);
  });

  it('lets the failures of the source through as they are', async () => {
    const failure = new AnalysisFailure('unreachable', 'The host is gone.');
    await expect(analyze({ openSource: () => Promise.reject(failure) })).rejects.toBe(failure);
    const read = (): Promise<never> => Promise.reject(failure);
    const source = { size: 1_000_000, contentType: '', bytesRead: 0, read };
    await expect(analyze({ source })).rejects.toBe(failure);
  });

  it('does not begin when nobody waits any more', async () => {
    const reason = new Error('left');
    const openSource = vi.fn(() => Promise.resolve(memorySource(videos.bars)));
    await expect(analyze({ openSource, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(openSource).not.toHaveBeenCalled();
  });

  it.each([0, 100])('ends when the caller leaves while byte %i is waited for', async (from) => {
    const { source, reached } = stalledSource(videos.bars, from);
    const caller = new AbortController();
    const work = analyze({ source, isPublic: false, signal: caller.signal });
    const reason = new Error('left');
    void reached.then(() => caller.abort(reason));
    await expect(work).rejects.toBe(reason);
  });

  it('ends when the time is up', async () => {
    const { source } = stalledSource(videos.bars, 0);
    expect((await failureOf(analyze({ source, deadlineMs: 400 }), KEY)).code).toBe('too-slow');
  });

  it('works on after all that', async () => {
    expect((await analyze()).entries.length).toBeGreaterThan(1);
  });

  it('shows its secrets to nobody', () => {
    expect(inspect(provider, { depth: 9, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify(provider)).not.toContain(KEY);
  });
});
