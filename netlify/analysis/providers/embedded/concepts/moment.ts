import type { TimeRange } from '@/contracts/time-range';
import type {
  VideoMeasurements,
  FrameMeasurement,
  AudioMeasurement,
  Transition,
} from '../measure/measurements';
import { groupByRange } from './group-by-range';
import { detectionsInTime, type Detection } from './detections';
import { shotsOf } from './shots';
import { soundNotesInTime, soundNotesOf, type SoundNote } from './sound-notes';
import { FRAME_MS, timelineOf, type EntryRange } from './timeline';
import { topicEvidenceInTime } from './topics-in-time';
import type { TopicEvidence } from '../topics/evidence';
import { topicSpansOf } from '../topics/topic-spans';

/** A frame, and its distance from the frame that it is compared with. */
export interface FrameInShot extends FrameMeasurement {
  /** Milliseconds since the frame that it is compared with; undefined if that frame is not in the same shot. */
  gapMs: number | undefined;
  /** Milliseconds of its shot that it represents: since the previous frame in the list, or the compared one. */
  seenMs: number;
}

/** All measurements of one time range of the video: concepts are derived from them. */
export interface Moment {
  timestamp: number;
  /** Exclusive. */
  endMs: number;
  frames: readonly FrameInShot[];
  audioWindows: readonly AudioMeasurement[];
  /** Strength of the cut at the start of the time range, 0 to 1. */
  cut: number | undefined;
  /** Strength of the strongest fade in the time range, 0 to 1. */
  fade: number | undefined;
  /** Strength of the strongest dissolve in the time range, 0 to 1. */
  dissolve: number | undefined;
  /** Share of the time range with risky flashing, 0 to 1; undefined if there is no flashing. */
  flashing: number | undefined;
  /** The evidence for each topic. */
  topics: ReadonlyMap<string, TopicEvidence>;
  /** Detections of models, by concept name. */
  detections: ReadonlyMap<string, Detection>;
  /** Sounds that captions name, by concept name. */
  notes: ReadonlyMap<string, SoundNote>;
}

/** Minimum time of a fade or dissolve within a time range to count there, in ms; less if it is shorter itself. */
const MIN_FADE_MS = 200;

/**
 * Divides a video into moments, each with its measurements.
 *
 * @param named the transitions that are strong enough to divide the video
 */
export function momentsOf(video: VideoMeasurements, named: readonly Transition[]): Moment[] {
  const ofKind = (kind: Transition['kind']) => named.filter((transition) => transition.kind === kind);
  const [cuts, fades, dissolves] = [ofKind('cut'), ofKind('fade'), ofKind('dissolve')];
  const shots = shotsOf(video, named);
  const spans = topicSpansOf(video, shots);
  // A machine that writes `[Music]` has heard something else than speech: it is no note by a person.
  const written = video.captionSource === 'heard' ? [] : video.cues;
  const notes = soundNotesOf(written).sort((a, b) => a.startMs - b.startMs);
  const ranges = timelineOf(
    video,
    cuts,
    [...spans, ...notes].map(({ startMs }) => startMs),
  );
  const frames = framesInShots(video.frames, cuts);
  const framesIn = groupByRange(ranges, frames, ({ timeMs }) => timeMs);
  const windowsIn = groupByRange(
    ranges,
    video.audioWindows,
    ({ timeMs, durationMs }) => timeMs + durationMs / 2,
  );
  const topics = topicEvidenceInTime(spans, ranges);
  const detections = detectionsInTime(video.findings, shots, ranges);
  const notesIn = soundNotesInTime(notes, ranges);
  return ranges.map((range, index) => ({
    timestamp: range.timestamp,
    endMs: range.endMs,
    frames: framesIn[index] ?? [],
    audioWindows: wholeWindows(windowsIn[index] ?? [], range),
    cut: range.cut?.strength,
    fade: strongest(fades, range),
    dissolve: strongest(dissolves, range),
    flashing: shareOf(video.flashes, range),
    topics: topics[index] ?? new Map<string, TopicEvidence>(),
    detections: detections[index] ?? new Map<string, Detection>(),
    notes: notesIn[index] ?? new Map<string, SoundNote>(),
  }));
}

/** Tolerance at the edges of a time range, in milliseconds, within which an audio window counts as inside it. */
const EDGE_MS = 5;

/**
 * The windows inside the time range: a window across its edge contains audio from before or after. If there is none
 * inside, the windows whose middle is inside.
 *
 * @param around the windows whose middle is in the time range
 */
function wholeWindows(around: readonly AudioMeasurement[], range: EntryRange): readonly AudioMeasurement[] {
  const inside = around.filter(
    ({ timeMs, durationMs }) =>
      timeMs >= range.startMs - EDGE_MS && timeMs + durationMs <= range.endMs + EDGE_MS,
  );
  return inside.length > 0 ? inside : around;
}

function framesInShots(frames: readonly FrameMeasurement[], cuts: readonly Transition[]): FrameInShot[] {
  const starts = cuts.map(({ startMs }) => startMs).sort((a, b) => a - b);
  let next = 0;
  return frames.map((frame, index) => {
    while ((starts[next] ?? Infinity) <= frame.timeMs + FRAME_MS / 2) next += 1;
    const shotMs = starts[next - 1] ?? -Infinity;
    const isOfShot = frame.sinceMs > 0 && frame.timeMs - frame.sinceMs >= shotMs;
    const before = frames[index - 1];
    return {
      ...frame,
      gapMs: isOfShot ? frame.sinceMs : undefined,
      seenMs: before !== undefined && before.timeMs >= shotMs ? frame.timeMs - before.timeMs : frame.sinceMs,
    };
  });
}

function overlapMs(a: TimeRange, b: TimeRange): number {
  return Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
}

function strongest(fades: readonly Transition[], range: EntryRange): number | undefined {
  const strengths = fades
    .filter((fade) => overlapMs(fade, range) >= Math.min(MIN_FADE_MS, (fade.endMs - fade.startMs) / 2))
    .map((fade) => fade.strength);
  return strengths.length === 0 ? undefined : Math.max(...strengths);
}

function shareOf(spans: readonly TimeRange[], range: EntryRange): number | undefined {
  const insideMs = spans.reduce((sum, span) => sum + Math.max(0, overlapMs(span, range)), 0);
  return insideMs > 0 ? insideMs / (range.endMs - range.startMs) : undefined;
}
