import { describe, expect, it } from 'vitest';
import { axisMarks, chartPoints, linePath } from './chart-scale';
import { sampleStatistics, sampleViews } from './sample-data';

describe('the ticks of an axis', () => {
  it.each([
    [128_700, 4, [0, 50_000, 100_000, 150_000]],
    [100, 4, [0, 25, 50, 75, 100]],
    [7, 4, [0, 2, 4, 6, 8]],
    [0, 4, [0, 1]],
  ])('are round numbers up to %d in %d intervals', (highest, intervals, marks) => {
    expect(axisMarks(highest, intervals)).toEqual(marks);
  });
});

it('values are placed from left to right and from zero upwards', () => {
  const points = chartPoints([0, 50, 100], 100);
  expect(points).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
  expect(linePath(points)).toBe('M0.00 100.00L50.00 50.00L100.00 0.00');
  expect(chartPoints([5], 10)).toEqual([{ x: 0, y: 50 }]);
});

it('the sum of a series equals the total shown beside it', () => {
  const total = sampleViews.reduce((sum, { views }) => sum + views, 0);
  expect(total).toBe(sampleStatistics[0]?.value.amount);
});
