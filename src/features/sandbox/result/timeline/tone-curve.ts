import { TONE_WINDOW_MS, type ToneMeasure, type ToneSeries } from '@/targeting/program-tone';

/** The least pace at the top of the drawing, in cuts a minute: one every two seconds. */
const TOP_PACE = 30;

/** The lower and the upper end of the drawing, in LUFS: means over 10 s of programs are between them. */
const [BOTTOM_LUFS, TOP_LUFS] = [-40, -10];

/** @returns the height of a value, from 0 to 1; the top of a fast program is its highest pace */
function heightOf(measure: ToneMeasure, value: number, highest: number): number {
  if (measure === 'pace') return value / Math.max(TOP_PACE, highest);
  if (measure !== 'loudness') return value;
  return Math.min(1, Math.max(0, (value - BOTTOM_LUFS) / (TOP_LUFS - BOTTOM_LUFS)));
}

/** The lowest and the highest value of a series; undefined if none is known. */
export function toneExtremes({
  points,
}: ToneSeries): { lowest: number; highest: number; highestMs: number } | undefined {
  let found: { lowest: number; highest: number; highestMs: number } | undefined;
  for (const { timeMs, value } of points) {
    if (value === undefined) continue;
    found ??= { lowest: value, highest: value, highestMs: timeMs };
    if (value < found.lowest) found.lowest = value;
    if (value > found.highest) [found.highest, found.highestMs] = [value, timeMs];
  }
  return found;
}

/**
 * The area under a series, as the path of an SVG whose box is 1000 wide and 100 high. Where nothing is known there is a
 * gap. The first and last points of an area reach to the edges of their windows.
 *
 * @param totalMs length of the drawing in milliseconds, more than 0
 */
export function tonePath({ measure, points }: ToneSeries, highest: number, totalMs: number): string {
  const x = (timeMs: number) =>
    Math.round((Math.min(Math.max(timeMs, 0), totalMs) / totalMs) * 100_000) / 100;
  const half = TONE_WINDOW_MS / 2;
  let path = '';
  points.forEach(({ timeMs, value }, index) => {
    if (value === undefined) return;
    const y = Math.round((1 - heightOf(measure, value, highest)) * 1000) / 10;
    const isFirst = points[index - 1]?.value === undefined;
    const isLast = points[index + 1]?.value === undefined;
    if (isFirst) path += `M${x(timeMs - half)} 100V${y}`;
    path += `L${x(timeMs)} ${y}`;
    if (isLast) path += `H${x(timeMs + half)}V100Z`;
  });
  return path;
}
