import { describe, expect, it } from 'vitest';
import type { ToneSeries } from '@/targeting/program-tone';
import { toneExtremes, tonePath } from './tone-curve';

const seriesOf = (measure: ToneSeries['measure'], ...values: (number | undefined)[]): ToneSeries => ({
  measure,
  points: values.map((value, index) => ({ timeMs: 5000 + index * 5000, value })),
});

describe('the path of a curve', () => {
  it('joins the windows, and reaches to the edges of the first and the last one', () => {
    expect(tonePath(seriesOf('light', 0, 0.5, 1), 1, 20_000)).toBe(
      'M0 100V100L250 100L500 50L750 0H1000V100Z',
    );
  });

  it('has a gap where nothing is known', () => {
    expect(tonePath(seriesOf('voice', 1, undefined, undefined, undefined, 0.2), 1, 50_000)).toBe(
      'M0 100V0L100 0H200V100ZM400 100V80L500 80H600V100Z',
    );
  });

  it('stays inside a video that is shorter than a window', () => {
    const series: ToneSeries = { measure: 'pace', points: [{ timeMs: 1500, value: 15 }] };
    expect(tonePath(series, 15, 3000)).toBe('M0 100V50L500 50H1000V100Z');
  });

  it('draws a pace against 30 cuts a minute, or against the highest one above', () => {
    expect(tonePath(seriesOf('pace', 60), 60, 10_000)).toBe('M0 100V0L500 0H1000V100Z');
    expect(tonePath(seriesOf('pace', 6), 6, 10_000)).toBe('M0 100V80L500 80H1000V100Z');
  });

  it('draws silence at the bottom, and no loudness above the top', () => {
    expect(tonePath(seriesOf('loudness', -70, -25, -5), -5, 20_000)).toBe(
      'M0 100V100L250 100L500 50L750 0H1000V100Z',
    );
  });
});

it('the extremes do not include what is not known', () => {
  expect(toneExtremes(seriesOf('light', undefined, 0.4, 0.2, 0.6, 0.6))).toEqual({
    lowest: 0.2,
    highest: 0.6,
    highestMs: 20_000,
  });
  expect(toneExtremes(seriesOf('light', undefined))).toBeUndefined();
});
