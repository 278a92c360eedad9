import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodedJpeg } from '../../../netlify/analysis/testing/decoded-jpeg';
import type { TimeRange } from '../../../src/contracts/time-range';
import type { AnalysisRecord } from '../../../src/contracts/analyses';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { findBreaks } from '../../../src/targeting/breaks';
import { ADDRESS, messageOf, person, recordOf, resultOf } from '../../functions/background-client';
import { SITE } from '../../functions/function-client';

vi.setConfig({ hookTimeout: 180_000 });

const url = `${SITE}/sample/program.mp4`;
const truth = JSON.parse(
  readFileSync(new URL('../../../public/sample/program.truth.json', import.meta.url), 'utf8'),
) as {
  durationMs: number;
  cutsMs: number[];
  scenes: (TimeRange & { isSlot?: true })[];
  concepts: Record<string, TimeRange[]>;
};

/** Duration of one frame, in ms. */
const FRAME_MS = 40;

describe('the answer for the sample, through netlify dev, in the background', () => {
  let accepted: Response;
  let stateAtOnce: string | undefined;
  let record: AnalysisRecord | null = null;
  let answer: AnalysisResponse;

  // The streaming function has only half a minute, in which a busy machine does not reach the end of the video.
  beforeAll(async () => {
    const ada = await person();
    const id = crypto.randomUUID();
    accepted = await fetch(ADDRESS, messageOf(ada, { url, id }));
    stateAtOnce = (await recordOf(ada, id))?.state;
    const hasEnded = async () => {
      record = await recordOf(ada, id);
      expect(record?.state).toMatch(/done|partial|failed/);
    };
    await vi.waitFor(hasEnded, { timeout: 150_000, interval: 500 });
    answer = await resultOf(ada, id, record?.parts ?? 0);
  });

  it('is promised at once, and stored', () => {
    expect(accepted.status).toBe(202);
    expect(['done', 'partial', 'failed']).not.toContain(stateAtOnce);
    expect(record).toMatchObject({ state: 'done' });
    expect(record?.moments).toBeGreaterThan(50);
    expect(answer.videoUrl).toBe(url);
    expect(answer.analysis.flatMap(({ concepts }) => concepts.map(({ name }) => name))).toContain('cooking');
  });

  it('speaks for all of it, and says what that took', () => {
    expect(answer.coverage).toBe(1);
    expect(answer.intervalMs).toBeGreaterThan(0);
    expect(answer.bytesRead).toBeGreaterThan(100_000);
    const { integratedLufs = 0, truePeakDb = 0 } = answer.loudness ?? {};
    expect(integratedLufs).toBeGreaterThan(-40);
    expect(integratedLufs).toBeLessThan(truePeakDb);
  });

  it('has evidence for every concept: a figure, or the words and when they are said', () => {
    const concepts = answer.analysis.flatMap((entry) => entry.concepts);
    expect(concepts.length).toBeGreaterThan(20);
    expect(concepts.filter(({ evidence }) => evidence === undefined)).toEqual([]);
    const soccer = concepts.find(({ name }) => name === 'soccer')?.evidence;
    expect(soccer).toMatchObject({
      words: expect.stringMatching(/\w/) as string,
      timestamp: expect.any(Number) as number,
    });
    const cut = concepts.find(({ name }) => name === 'scene cut')?.evidence;
    expect(cut).toMatchObject({ measurement: 'strength of the cut that opens the moment', unit: '' });
  });

  it('has its shots, one after the other, with a border at every cut', () => {
    const shots = answer.shots ?? [];
    for (const [index, { start }] of shots.entries()) expect(start).toBe(shots[index - 1]?.end ?? 0);
    expect(shots.at(-1)?.end).toBe(answer.durationMs);
    for (const timeMs of truth.cutsMs) {
      expect(shots.some(({ start }) => Math.abs(start - timeMs) <= FRAME_MS)).toBe(true);
    }
  });

  it('has small pictures that can be shown, one of each shot of a second or more', () => {
    const thumbnails = answer.thumbnails ?? [];
    expect(thumbnails).not.toEqual([]);
    for (const { image } of thumbnails) {
      const { width, height } = decodedJpeg(Buffer.from(image.split(',')[1] ?? '', 'base64'));
      expect([width, height]).toEqual([256, 144]);
    }
    for (const { start, end } of answer.shots ?? []) {
      const isLong = end - start >= 1000;
      if (isLong) expect(thumbnails.some(({ timestamp: at }) => at >= start && at < end)).toBe(true);
    }
    expect(thumbnails.reduce((sum, { image }) => sum + image.length, 0)).toBeLessThan(500_000);
  });

  it('gives a planner both slots as the places for advertisements', () => {
    const slots = truth.scenes.filter(({ isSlot }) => isSlot);
    const breaks = findBreaks(answer);
    expect(breaks.map(({ reasons: [first] }) => first)).toEqual(slots.map(() => 'slot'));
    for (const [index, { startMs }] of slots.entries())
      expect(Math.abs((breaks[index]?.timestamp ?? Number.NaN) - startMs)).toBeLessThanOrEqual(FRAME_MS);
  });

  it('has its loudness each second, -70 where the sample is silent', () => {
    const sound = answer.sound ?? [];
    expect(sound.map(({ timestamp }) => timestamp)).toEqual(
      Array.from({ length: Math.floor(truth.durationMs / 1000) }, (__, second) => second * 1000),
    );
    const isSilent = (timeMs: number) =>
      (truth.concepts.silence ?? []).some(
        ({ startMs, endMs }) => timeMs >= startMs && timeMs + 1000 <= endMs,
      );
    const quiet = sound.filter(({ loudness }) => loudness === -70).map(({ timestamp }) => timestamp);
    expect(quiet).toEqual(sound.map(({ timestamp }) => timestamp).filter(isSilent));
    expect(quiet.length).toBeGreaterThan(0);
    expect(Math.max(...sound.map(({ loudness }) => loudness))).toBeGreaterThan(-30);
  });
});
