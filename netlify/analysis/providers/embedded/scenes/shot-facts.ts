import type { AnalysisEntry, Shot } from '@/contracts/analysis';
import type { AudioMeasurement, FrameMeasurement, VideoMeasurements } from '../measure/measurements';
import { median } from '../measure/statistics';

/** What is measured of a shot, to tell what belongs together. */
export interface ShotFacts extends Shot {
  /** Looks of frames from all over it; none where no frame of it was measured. */
  looks: Uint8Array[];
  /** It shows nothing but black. */
  isBlack: boolean;
  /** It is a title card. */
  isCard: boolean;
}

/** Looks of a shot at most: its frames are much alike, and a long one shows what a moving camera passes. */
const MOST_LOOKS = 5;
/** A frame of which this share of the pixels is black shows nothing (FFmpeg blackdetect). */
const BLACK_SHARE = 0.98;
/** A shot is a title card when this share of its moments is. */
const CARD_SHARE = 0.6;

/**
 * The facts of each shot.
 *
 * @param shots in time order, without gaps
 * @param entries what is told of the video's moments
 */
export function shotFactsOf(
  { frames }: VideoMeasurements,
  shots: readonly Shot[],
  entries: readonly AnalysisEntry[],
): ShotFacts[] {
  const [framesOf, entriesOf] = [
    byShot(shots, frames, ({ timeMs }) => timeMs),
    byShot(shots, entries, ({ timestamp }) => timestamp),
  ];
  return shots.map((shot, index) => {
    const own = framesOf[index] ?? [];
    const named = entriesOf[index] ?? [];
    const cards = named.filter(({ concepts }) => concepts.some(({ name }) => name === 'title card'));
    return {
      ...shot,
      looks: spread(own, MOST_LOOKS).map(({ look }) => look),
      isBlack: (median(own.map(({ blackShare }) => blackShare)) ?? 0) >= BLACK_SHARE,
      isCard: cards.length > 0 && cards.length >= CARD_SHARE * named.length,
    };
  });
}

/** What lies in each shot. @param all in time order */
function byShot<T extends FrameMeasurement | AudioMeasurement | AnalysisEntry>(
  shots: readonly Shot[],
  all: readonly T[],
  timeOf: (one: T) => number,
): T[][] {
  let at = 0;
  return shots.map(({ end }, index) => {
    const from = at;
    const isLast = index === shots.length - 1;
    for (let next = all[at]; next !== undefined && (isLast || timeOf(next) < end); next = all[at]) at += 1;
    return all.slice(from, at);
  });
}

/** So many of a list at most, evenly from all over it. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / most)],
  ).filter((one) => one !== undefined);
}
