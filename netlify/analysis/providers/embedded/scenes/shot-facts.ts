import type { AnalysisEntry, Shot } from '@/contracts/analysis';
import type { VideoMeasurements } from '../measure/measurements';
import { median } from '../measure/statistics';

/** What is measured of a shot, to tell what belongs together. */
export interface ShotFacts extends Shot {
  /** Looks of frames from all over it; none where no frame of it was measured. */
  looks: Uint8Array[];
  /** It shows nothing but black. */
  isBlack: boolean;
  /** It is a title card. */
  isCard: boolean;
  /** What is heard in all of it, in its first and in its last second; missing where nothing was measured. */
  sound: Sound | undefined;
  opening: Sound | undefined;
  closing: Sound | undefined;
  /** For each topic that is spoken of in it, the times of its lines in ms. */
  topics: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Mean likeness to speech and to music, 0 to 1, and the highest and the middle level in dBFS. */
export interface Sound {
  speech: number;
  music: number;
  peakDb: number;
  levelDb: number;
}

/** Looks of a shot at most: its frames are much alike, and a long one shows what a moving camera passes. */
const MOST_LOOKS = 3;
/** A frame of which this share of the pixels is black shows nothing (FFmpeg blackdetect). */
const BLACK_SHARE = 0.98;
/** A shot is a title card when this share of its moments is. */
const CARD_SHARE = 0.6;
/** How much of a shot its opening and its closing are, in milliseconds. */
const EDGE_MS = 1000;

/**
 * The facts of each shot.
 *
 * @param shots in time order, without gaps
 * @param entries what is told of the video's moments
 */
export function shotFactsOf(
  { frames, audioWindows }: VideoMeasurements,
  shots: readonly Shot[],
  entries: readonly AnalysisEntry[],
): ShotFacts[] {
  const framesOf = byShot(shots, frames, ({ timeMs }) => timeMs);
  const windowsOf = byShot(shots, audioWindows, ({ timeMs, durationMs }) => timeMs + durationMs / 2);
  const entriesOf = byShot(shots, entries, ({ timestamp }) => timestamp);
  return shots.map((shot, index) => {
    const own = framesOf[index] ?? [];
    const windows = windowsOf[index] ?? [];
    const named = entriesOf[index] ?? [];
    const cards = named.filter(({ concepts }) => concepts.some(({ name }) => name === 'title card'));
    return {
      ...shot,
      looks: spread(own, MOST_LOOKS).map(({ look }) => look),
      isBlack: (median(own.map(({ blackShare }) => blackShare)) ?? 0) >= BLACK_SHARE,
      isCard: cards.length > 0 && cards.length >= CARD_SHARE * named.length,
      sound: soundOf(windows),
      opening: soundOf(windows.filter(({ timeMs }) => timeMs < shot.start + EDGE_MS)),
      closing: soundOf(windows.filter(({ timeMs }) => timeMs >= shot.end - EDGE_MS)),
      topics: topicsOf(named, shot),
    };
  });
}

function soundOf(windows: VideoMeasurements['audioWindows']): Sound | undefined {
  if (windows.length === 0) return undefined;
  const mean = (of: (window: (typeof windows)[number]) => number) =>
    windows.reduce((sum, window) => sum + of(window), 0) / windows.length;
  return {
    speech: mean(({ speech }) => speech),
    music: mean(({ music }) => music),
    peakDb: windows.reduce((most, { rmsDb }) => Math.max(most, rmsDb), -120),
    levelDb: median(windows.map(({ rmsDb }) => rmsDb)) ?? -120,
  };
}

/** The topics that words speak of. A line speaks for some seconds around it: only those of the shot's own lines count. */
function topicsOf(entries: readonly AnalysisEntry[], { start, end }: Shot): Map<string, Set<number>> {
  const topics = new Map<string, Set<number>>();
  for (const { concepts } of entries) {
    for (const { name, kind, evidence } of concepts) {
      if (kind !== 'topic' || evidence?.kind !== 'words') continue;
      if (evidence.timestamp < start || evidence.timestamp >= end) continue;
      topics.set(name, (topics.get(name) ?? new Set()).add(evidence.timestamp));
    }
  }
  return topics;
}

/** What lies in each shot. @param all in time order */
function byShot<T>(shots: readonly Shot[], all: readonly T[], timeOf: (one: T) => number): T[][] {
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
  const step = all.length / most;
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step)).slice(0, most);
}
