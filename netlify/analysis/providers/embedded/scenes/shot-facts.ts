import type { AnalysisEntry } from '@/contracts/analysis';
import type { Shot } from '@/contracts/timeline';
import type { VideoMeasurements } from '../measure/measurements';
import { median } from '../measure/statistics';

/** Measurements of a shot, used to group shots into scenes. */
export interface ShotFacts extends Shot {
  /** Looks of frames spread over the shot; empty if no frame of it was measured. */
  looks: Uint8Array[];
  /** Whether it is completely black. */
  isBlack: boolean;
  /** Whether it is a title card. */
  isCard: boolean;
  /** Sound of the whole shot, of its first and of its last second; undefined where nothing was measured. */
  sound: Sound | undefined;
  opening: Sound | undefined;
  closing: Sound | undefined;
  /** For each topic spoken of in the shot, the times of its lines in ms. */
  topics: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Mean likeness to speech and to music, 0 to 1, and the highest and the median level in dBFS. */
export interface Sound {
  speech: number;
  music: number;
  peakDb: number;
  levelDb: number;
}

/** Maximum number of looks per shot: its frames are similar, and a long shot shows what a moving camera passes. */
const MAX_LOOKS = 3;
/** Minimum share of black pixels of a black frame (FFmpeg blackdetect). */
const BLACK_SHARE = 0.98;
/** Minimum share of the moments of a shot that must be title cards for the shot to count as one. */
const CARD_SHARE = 0.6;
/** Length of the opening and the closing of a shot, in milliseconds. */
const EDGE_MS = 1000;

/**
 * The facts of each shot.
 *
 * @param shots in time order, without gaps
 * @param entries the entries of the video
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
      looks: spread(own, MAX_LOOKS).map(({ look }) => look),
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

/**
 * The topics found in words. Evidence of a line also counts some seconds around it; only lines in the shot are used.
 */
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

/** Items of each shot. @param all in time order */
function byShot<T>(shots: readonly Shot[], all: readonly T[], timeOf: (one: T) => number): T[][] {
  let at = 0;
  return shots.map(({ end }, index) => {
    const from = at;
    const isLast = index === shots.length - 1;
    for (let next = all[at]; next !== undefined && (isLast || timeOf(next) < end); next = all[at]) at += 1;
    return all.slice(from, at);
  });
}

/** At most `most` items of a list, evenly spread. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = all.length / most;
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step)).slice(0, most);
}
