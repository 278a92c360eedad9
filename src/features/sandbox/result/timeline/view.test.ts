import { describe, expect, it } from 'vitest';
import { lengthening, mostZoom, rangeInView, scrollTo, scrollToReveal } from './view';

/** One hour on an axis ten times as long as the view, scrolled by one view. */
const view = { axisWidth: 10_000, width: 1000, scrolled: 1000, totalMs: 3_600_000 };

it('zooming ends at ten seconds, or an eighth of a short program', () => {
  expect(mostZoom(3_600_000)).toBe(360);
  expect(mostZoom(40_000)).toBe(8);
});

it('the view contains the times that are visible', () => {
  expect(rangeInView(view)).toEqual({ startMs: 360_000, endMs: 720_000 });
  expect(rangeInView({ ...view, scrolled: 9500 }), 'and nothing beyond the end').toEqual({
    startMs: 3_420_000,
    endMs: 3_600_000,
  });
});

describe('a time outside the view', () => {
  it('is scrolled to the start of the view', () => {
    expect(scrollToReveal(view, 400_000)).toBeUndefined();
    expect(scrollToReveal(view, 720_001)).toBeCloseTo(1900, 0);
    expect(scrollToReveal(view, 0)).toBe(-100);
  });
});

it('is placed at the wanted position, and the axis is enlarged until a range fills nearly all of the view', () => {
  expect(scrollTo(view, 1_800_000, 500)).toBe(4500);
  expect(lengthening(view, { startMs: 0, endMs: 36_000 })).toBe(9);
});
