import type { TimeRange } from '@/contracts/time-range';
import { findingRangesOf } from '../measure/finding-ranges';
import type { Box, FrameFindings, OwnFinding } from '../measure/measurements';
import { isFoundByAll } from '../topics/seen-topics';
import { firstEndingAt } from './group-by-range';
import type { EntryRange } from './timeline';

/** A detection by models in a frame, and the frame that shows it best. */
export interface Detection {
  /** The concept's measurement in its own unit. */
  value: number;
  /** Time of the frame in milliseconds. */
  timeMs: number;
  /** Its position; missing for a detection about the whole frame. */
  box?: Box;
  /** Score of each model by its name, 0 to 1. */
  modelScores?: Record<string, number>;
}

/**
 * Amount that a second frame of the shot adds to the score that both reach (docs/models.md, "When a shot shows it").
 */
const CONFIRMED = 0.05;

/** Score at which one frame is enough for an object: half-way up the curve of its confidence. */
export const JUST_NAMED = 0.55;

/** Minimum number of faces for a crowd. */
const CROWD = 6;

/** Concepts for the number of faces in a frame. */
export const FACE_CONCEPTS = { one: 'one face', few: 'a few faces', crowd: 'crowd of faces' } as const;
/** The flag for review by a person. */
export const UNSAFE_CONCEPT = 'possibly unsafe picture';

/**
 * Detections of models in each time range. The score is determined per shot; each frame of the shot that shows the
 * object counts.
 *
 * @param findings in time order
 * @param shots all shots of the video, in time order
 * @param ranges in time order, without overlap
 * @returns for each time range the detections by concept name
 */
export function detectionsInTime(
  findings: readonly FrameFindings[],
  shots: readonly TimeRange[],
  ranges: readonly EntryRange[],
): Map<string, Detection>[] {
  const found = ranges.map(() => new Map<string, Detection>());
  for (const { frame, others, startMs, endMs } of findingRangesOf(findings, shots)) {
    const detections = detectionsIn(frame, others);
    for (let at = firstEndingAt(ranges, startMs); at < ranges.length; at += 1) {
      const range = ranges[at];
      if (range === undefined || range.startMs >= endMs) break;
      const overlapMs = Math.min(range.endMs, endMs) - Math.max(range.startMs, startMs);
      if (overlapMs < Math.min(range.endMs - range.startMs, endMs - startMs) / 2) continue;
      for (const [name, detection] of detections) {
        if (detection.value > (found[at]?.get(name)?.value ?? 0)) found[at]?.set(name, detection);
      }
    }
  }
  return found;
}

/** The two best scores with which other frames show the objects of a frame, by their names. */
function bestScores(frame: FrameFindings, others: readonly FrameFindings[]): Map<string, [number, number]> {
  const best = new Map((frame.objects ?? []).map(({ name }): [string, [number, number]] => [name, [0, 0]]));
  for (const { objects = [] } of others) {
    for (const { name, score } of objects) {
      const scores = best.get(name);
      if (scores === undefined || score <= scores[1]) continue;
      best.set(name, score > scores[0] ? [score, scores[0]] : [scores[0], score]);
    }
  }
  return best;
}

function detectionsIn(frame: FrameFindings, others: readonly FrameFindings[]): Map<string, Detection> {
  const found = new Map<string, Detection>();
  const seen = bestScores(frame, others);
  for (const { name, score, modelScores, box } of frame.objects ?? []) {
    const value = isFoundByAll({ modelScores }) ? inShot([score, ...(seen.get(name) ?? [])]) : score;
    if (value > (found.get(name)?.value ?? 0))
      found.set(name, { value, timeMs: frame.timeMs, box, modelScores });
  }
  for (const finding of frame.own ?? []) {
    const { name, model, box } = finding;
    const seen = others.flatMap(({ own = [] }) =>
      own.filter((other) => other.name === name && other.model === model),
    );
    const value = inShot([finding, ...seen].map(onObjectScale));
    if (value <= (found.get(name)?.value ?? 0)) continue;
    const modelScores = { [model]: finding.score };
    found.set(name, { value, timeMs: frame.timeMs, modelScores, ...(box === undefined ? {} : { box }) });
  }
  const count = frame.faces?.length ?? 0;
  if (count > 0) {
    const name = count === 1 ? FACE_CONCEPTS.one : count < CROWD ? FACE_CONCEPTS.few : FACE_CONCEPTS.crowd;
    // Without a box: the positions of faces do not leave this process.
    found.set(name, { value: count, timeMs: frame.timeMs });
  }
  if (frame.unsafe !== undefined) found.set(UNSAFE_CONCEPT, { value: frame.unsafe, timeMs: frame.timeMs });
  return found;
}

/**
 * Score of a class of an own model on the scale of the built-in objects: its threshold becomes the score just enough
 * to be reported.
 */
function onObjectScale({ score, threshold }: OwnFinding): number {
  if (score < threshold) return (JUST_NAMED * score) / threshold;
  return threshold >= 1 ? 1 : JUST_NAMED + ((1 - JUST_NAMED) * (score - threshold)) / (1 - threshold);
}

/**
 * The score of a class that is seen in several frames of a shot: the best one, or slightly more than the second best.
 */
function inShot(scores: readonly number[]): number {
  const [best = 0, second = 0] = scores.toSorted((one, other) => other - one);
  return Math.min(1, Math.max(best, second + CONFIRMED));
}
