import { describe, expect, it } from 'vitest';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { conceptRanges, conceptsOf, durationOf } from './concept-ranges';

function entry(timestamp: number, ...names: string[]): AnalysisEntry {
  return { timestamp, concepts: names.map((name) => ({ name, confidence: 0.9 })) };
}

describe('conceptRanges', () => {
  it('joins adjacent ranges and keeps gaps', () => {
    const entries = [entry(0, 'speech'), entry(1000, 'speech'), entry(2000), entry(3000, 'speech')];
    expect(conceptRanges(entries, 4000)).toEqual([
      {
        name: 'speech',
        confidence: 0.9,
        kind: undefined,
        ranges: [
          { startMs: 0, endMs: 2000 },
          { startMs: 3000, endMs: 4000 },
        ],
      },
    ]);
  });

  it('keeps two cuts in a row separate', () => {
    const lanes = conceptRanges([entry(0, 'scene cut'), entry(1000, 'scene cut')], 2000);
    expect(lanes[0]?.ranges.map((span) => span.startMs)).toEqual([0, 1000]);
  });

  it('counts a concept once per entry, however often the entry names it', () => {
    expect(conceptRanges([entry(0, 'red', 'red')], 1000)[0]?.ranges).toHaveLength(1);
  });

  it('keeps the order of first appearance and the highest confidence', () => {
    const lanes = conceptRanges(
      [
        { timestamp: 0, concepts: [{ name: 'a', confidence: 0.4 }] },
        {
          timestamp: 1000,
          concepts: [
            { name: 'b', confidence: 0.8 },
            { name: 'a', confidence: 0.6 },
          ],
        },
      ],
      2000,
    );
    expect(lanes.map(({ name, confidence }) => [name, confidence])).toEqual([
      ['a', 0.6],
      ['b', 0.8],
    ]);
  });
});

const response = (analysis: AnalysisEntry[], rest: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  status: 'success',
  videoUrl: 'https://example.com/program.mp4',
  analysis,
  ...rest,
});

describe('durationOf', () => {
  it('is the length of the video when it is known', () => {
    expect(durationOf(response([entry(0), entry(1000)], { durationMs: 1500 }))).toBe(1500);
  });

  it('is otherwise the end of the interval after the last entry, and never 0', () => {
    expect(durationOf(response([entry(0), entry(4000)], { intervalMs: 2000 }))).toBe(6000);
    expect(durationOf(response([], { durationMs: 0 }))).toBe(1);
  });
});

describe('the last entry', () => {
  const entries = [entry(0), entry(29_000, 'cooking')];

  it.each(['ends-early', 'time-up'] as const)('lasts until the analysis ends: %s', (code) => {
    const partial = [{ code, values: { endMs: 30_000, durationMs: 60_000 } }];
    const [cooking] = conceptsOf(response(entries, { durationMs: 60_000, partial }), 0);
    expect(cooking?.ranges).toEqual([{ startMs: 29_000, endMs: 30_000 }]);
  });

  it('otherwise lasts until the end of the video, also when the analysis is said to end before it', () => {
    const end = (partial: AnalysisResponse['partial']) =>
      conceptsOf(response(entries, { durationMs: 60_000, ...(partial && { partial }) }), 0)[0]?.ranges[0]
        ?.endMs;
    expect(end(undefined)).toBe(60_000);
    expect(end([{ code: 'sampled', values: { fromMs: 0, stepMs: 1000 } }])).toBe(60_000);
    expect(end([{ code: 'time-up', values: { endMs: 20_000 } }])).toBe(60_000);
  });
});
