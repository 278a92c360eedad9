import { expect, it } from 'vitest';
import { lanesOf } from './lane-ranges';

const at = (timestamp: number, ...concepts: [string, number][]) => ({
  timestamp,
  concepts: concepts.map(([name, confidence]) => ({ name, confidence })),
});

it('each time range of a concept has the highest confidence in it', () => {
  const entries = [
    at(0, ['music', 0.5]),
    at(1000, ['music', 0.9], ['speech', 0.7]),
    at(2000),
    at(3000, ['music', 0.6]),
  ];
  expect(lanesOf(entries, 4000).map(({ name, ranges }) => [name, ranges])).toEqual([
    [
      'music',
      [
        { startMs: 0, endMs: 2000, confidence: 0.9 },
        { startMs: 3000, endMs: 4000, confidence: 0.6 },
      ],
    ],
    ['speech', [{ startMs: 1000, endMs: 2000, confidence: 0.7 }]],
  ]);
});
