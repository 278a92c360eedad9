import type { SoundSample } from '@/contracts/timeline';

/** The lower end of the drawing, in LUFS: anything below is silence. */
const FLOOR_LUFS = -60;

/** The target loudness of EBU R 128, in LUFS. */
export const TARGET_LUFS = -23;

/** The width of the drawing. */
const WIDTH = 1000;
/** Columns of the drawing: at least about the pixels of a wide screen, at most the samples of a long video. */
const MIN_COLUMNS = 1000;
const MAX_COLUMNS = 8000;

/** @returns the height of a loudness, from 0 (silence) to 1 (0 LUFS) */
export function levelOf(lufs: number): number {
  return Math.min(1, Math.max(0, 1 - lufs / FLOOR_LUFS));
}

/**
 * The outline of the loudness over time, as the path of an SVG whose box is 1000 wide and 100 high. A sample lasts
 * until the next; each column shows its loudest sample, so that no peak is lost.
 *
 * @param sound in time order
 * @param totalMs length of the drawing in milliseconds, more than 0
 */
export function loudnessPath(sound: readonly SoundSample[], totalMs: number): string {
  const columns = Math.min(Math.max(sound.length, MIN_COLUMNS), MAX_COLUMNS);
  const levels = new Float64Array(columns);
  sound.forEach(({ timestamp, loudness }, index) => {
    const until = sound[index + 1]?.timestamp ?? totalMs;
    const first = Math.floor((timestamp / totalMs) * columns);
    const end = Math.max(first + 1, Math.ceil((until / totalMs) * columns));
    const level = levelOf(loudness);
    for (let column = first; column < Math.min(end, columns); column += 1) {
      levels[column] = Math.max(levels[column] ?? 0, level);
    }
  });
  let path = 'M0 100';
  let drawn = -1;
  levels.forEach((level, column) => {
    const y = Math.round((1 - level) * 1000) / 10;
    if (y === drawn) return;
    path += `H${Math.round((column / columns) * WIDTH * 100) / 100}V${y}`;
    drawn = y;
  });
  return `${path}H${WIDTH}V100Z`;
}

/** The quietest and the loudest sample above silence; null if all is silent. */
export function loudnessRange(
  sound: readonly SoundSample[],
): { quietest: number; loudest: number; loudestMs: number } | null {
  const audible = sound.filter(({ loudness }) => loudness > FLOOR_LUFS);
  const [first] = audible;
  if (!first) return null;
  const loudest = audible.reduce((most, sample) => (sample.loudness > most.loudness ? sample : most), first);
  const quietest = audible.reduce((least, { loudness }) => Math.min(least, loudness), first.loudness);
  return { quietest, loudest: loudest.loudness, loudestMs: loudest.timestamp };
}
