import type { TimeRange } from '@/contracts/time-range';
import type { VideoMeasurements, Transition } from '../measure/measurements';

/**
 * One frame at 25 frames per second, in milliseconds. Shorter times are not distinguished: a cut this close to a
 * whole second belongs to it, and a remainder this short at the end of the video has no entry.
 */
export const FRAME_MS = 40;

const SECOND_MS = 1000;

/** A time range of the video that gets one entry. */
export interface EntryRange extends TimeRange {
  /** Timestamp of the entry, in whole milliseconds. */
  timestamp: number;
  /** The cut at the start of the time range. */
  cut?: Transition;
}

/**
 * Divides a video into the time ranges that get an entry, in time order and without overlap.
 *
 * There is one at each whole second, where each second has frames, and one more at each cut that is not on a whole
 * second. The time range before a cut ends at the cut, so that nothing from one shot is reported for the next. Where
 * the frames are more than a second apart, there are time ranges only at samples, each at most a second long; the
 * video between them has no entries.
 *
 * @param cuts the cuts that start a separate time range
 * @param spoken times in ms at which there is speech; sparse parts get time ranges there too, because timed text is
 * known for the whole video
 */
export function timelineOf(
  video: VideoMeasurements,
  cuts: readonly Transition[],
  spoken: readonly number[],
): EntryRange[] {
  const dense = denseRanges(video);
  const found = new Marks();
  for (const range of dense) for (const mark of wholeSeconds(range)) found.add(mark);
  addSamples(found, video, spoken, dense);
  for (const cut of cuts) addCut(found, cut);
  const marks = found.inTime();
  return marks.map((mark, index) => {
    const next = marks[index + 1]?.startMs ?? Math.max(video.durationMs, mark.startMs);
    const isDense = dense.some(({ startMs, endMs }) => startMs <= mark.startMs && next <= endMs + FRAME_MS);
    return { ...mark, endMs: isDense ? next : Math.min(next, mark.startMs + SECOND_MS) };
  });
}

type Mark = Omit<EntryRange, 'endMs'>;

/** Minimum length of a range after the first, in ms: two samples may happen to be less than a second apart. */
const MIN_DENSE_MS = 2000;

/**
 * Ranges in which every second has a frame: from a frame, or the start of the video, to a whole second or the end of
 * the video. Only the first may be shorter than `MIN_DENSE_MS`.
 */
function denseRanges(video: VideoMeasurements): TimeRange[] {
  const ranges: TimeRange[] = [{ startMs: 0, endMs: 0 }];
  for (const { timeMs } of video.frames) {
    const last = ranges.at(-1);
    if (last !== undefined && timeMs - last.endMs <= SECOND_MS) last.endMs = timeMs;
    else ranges.push({ startMs: timeMs, endMs: timeMs });
  }
  return ranges
    .filter(({ startMs, endMs }) =>
      startMs === 0 ? endMs > 0 || video.frames[0]?.timeMs === 0 : endMs - startMs >= MIN_DENSE_MS,
    )
    .map(({ startMs, endMs }) => ({
      startMs,
      endMs:
        video.durationMs - endMs <= SECOND_MS
          ? video.durationMs
          : (Math.floor(endMs / SECOND_MS) + 1) * SECOND_MS,
    }));
}

/** Marks at the start of a range and at each whole second in it. */
function wholeSeconds({ startMs, endMs }: TimeRange): Mark[] {
  if (endMs <= startMs) return [];
  const marks = [markAt(startMs)];
  const next = Math.ceil((startMs + FRAME_MS) / SECOND_MS) * SECOND_MS;
  for (let timeMs = next; timeMs < endMs - FRAME_MS; timeMs += SECOND_MS) marks.push(markAt(timeMs));
  return marks;
}

/** Marks by second: another mark less than a second away is in the same second or an adjacent one. */
class Marks {
  readonly #seconds = new Map<number, Mark[]>();

  add(mark: Mark): void {
    const second = Math.floor(mark.timestamp / SECOND_MS);
    const others = this.#seconds.get(second);
    if (others === undefined) this.#seconds.set(second, [mark]);
    else others.push(mark);
  }

  /** The nearest mark at most `distanceMs`, and at most a second, before or after a time. */
  nearest(timeMs: number, distanceMs: number): Mark | undefined {
    const second = Math.floor(timeMs / SECOND_MS);
    const distance = ({ timestamp }: Mark) => Math.abs(timestamp - timeMs);
    return [second - 1, second, second + 1]
      .flatMap((near) => this.#seconds.get(near) ?? [])
      .filter((mark) => distance(mark) <= distanceMs)
      .toSorted((a, b) => distance(a) - distance(b))[0];
  }

  /** A mark at a time, or at most `earlierMs`, and at most a second, before it. */
  before(timeMs: number, earlierMs: number): Mark | undefined {
    const second = Math.floor(timeMs / SECOND_MS);
    return [second - 1, second]
      .flatMap((near) => this.#seconds.get(near) ?? [])
      .find(({ timestamp }) => timestamp <= timeMs && timeMs - timestamp <= earlierMs);
  }

  inTime(): Mark[] {
    return [...this.#seconds.values()].flat().sort((a, b) => a.startMs - b.startMs);
  }
}

function addSamples(
  marks: Marks,
  video: VideoMeasurements,
  spoken: readonly number[],
  dense: readonly TimeRange[],
): void {
  const isDense = (timeMs: number) => dense.some(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  const add = (timeMs: number, earlierMs: number) => {
    if (isDense(timeMs) || timeMs >= video.durationMs) return;
    const mark = markAt(timeMs);
    if (marks.before(mark.timestamp, earlierMs) === undefined) marks.add(mark);
  };
  for (const frame of video.frames) add(frame.timeMs, 0);
  const others = [...video.audioWindows.map((window) => window.timeMs), ...spoken];
  // The range of a mark is a second long at most: one less than a second earlier covers what is heard here.
  for (const timeMs of others.toSorted((a, b) => a - b)) add(timeMs, SECOND_MS - 1);
}

function markAt(timeMs: number): Mark {
  const timestamp = Math.max(0, Math.round(timeMs));
  return { timestamp, startMs: timestamp };
}

function addCut(marks: Marks, cut: Transition): void {
  // A farther one would begin after the nearest.
  const near = marks.nearest(cut.startMs, FRAME_MS);
  if (near === undefined) {
    marks.add({ ...markAt(cut.startMs), cut });
  } else if (near.cut === undefined || near.cut.strength < cut.strength) {
    near.startMs = cut.startMs;
    near.cut = cut;
  }
}
