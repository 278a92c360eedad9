import { expect, it } from 'vitest';
import { axisTicks, tickStep } from './time-axis';

const times = (totalMs: number) =>
  axisTicks(tickStep(totalMs, 8), { startMs: 0, endMs: totalMs }).map(({ timeMs }) => timeMs);

it.each([
  [22_000, 5000, 5],
  [1, 100, 1],
  [600_000, 120_000, 6],
  [3 * 3_600_000, 1_800_000, 7],
  [100 * 3_600_000, 86_400_000, 5],
])('an axis of %d ms has a mark every %d ms', (totalMs, step, count) => {
  expect(times(totalMs)).toEqual(Array.from({ length: count }, (_, index) => index * step));
});

it('an axis never has more marks than fit', () => {
  for (let totalMs = 1; totalMs < 4e9; totalMs = Math.ceil(totalMs * 1.7)) {
    expect(times(totalMs).length).toBeLessThanOrEqual(9);
  }
});

it('an enlarged part has marks at the same times as the whole', () => {
  expect(axisTicks(5000, { startMs: 12_000, endMs: 25_000 })).toEqual([
    { timeMs: 15_000, index: 3 },
    { timeMs: 20_000, index: 4 },
    { timeMs: 25_000, index: 5 },
  ]);
  expect(axisTicks(5000, { startMs: -5000, endMs: 4000 })).toEqual([{ timeMs: 0, index: 0 }]);
});
