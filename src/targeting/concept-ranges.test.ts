import { describe, expect, it } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import { conceptRanges, resultDurationMs } from './concept-ranges';

function entry(timestamp: number, ...names: string[]): AnalysisEntry {
  return { timestamp, concepts: names.map((name) => ({ name, confidence: 0.9 })) };
}

describe('conceptRanges', () => {
  it('joins neighbours and leaves gaps', () => {
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

  it('keeps two cuts in a row apart', () => {
    const lanes = conceptRanges([entry(0, 'scene cut'), entry(1000, 'scene cut')], 2000);
    expect(lanes[0]?.ranges.map((span) => span.startMs)).toEqual([0, 1000]);
  });

  it('counts a concept once an entry, however often it is named there', () => {
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

describe('resultDurationMs', () => {
  it('is the length of the video when that is known', () => {
    expect(resultDurationMs([entry(0), entry(1000)], 1500)).toBe(1500);
  });

  it('ends one interval after the last entry otherwise, and is never nothing', () => {
    expect(resultDurationMs([entry(0), entry(4000)], undefined, 2000)).toBe(6000);
    expect(resultDurationMs([], 0)).toBe(1);
  });
});
