import type { TimeRange } from '@/contracts/time-range';
import { joinRanges } from '../measure/join-ranges';

/** Minimum length in milliseconds of a time without audio that counts as silence: that of an audio window. */
const MIN_HOLE_MS = 250;
/** Longest time in milliseconds from one video packet to the next; a longer one is a part of the video that is missing. */
const MAX_FRAME_MS = 2000;

/** Maximum number of ranges that are kept for a track: timestamps of damaged files jump at every packet. */
const MAX_RANGES = 10_000;

/**
 * The times at which a video without interruption has no audio: its audio begins late, pauses, or ends early, while
 * its video continues. Nothing is heard there. That is known only where packets are read in order: of a sampled video,
 * most packets are never read. Audio that is there but cannot be decoded is not such a hole.
 */
export class AudioHoles {
  readonly #read: Record<'audio' | 'video', TimeRange[]> = { audio: [], video: [] };
  #isInOrder = true;

  /**
   * Notes a packet of video, decoded audio, or a packet of audio that cannot be decoded. The length of other packets of
   * audio says nothing: in MP4 the last one before a hole is as long as the hole.
   *
   * @param timeMs its start; of a packet, when it is decoded; undefined if it has none
   */
  add(track: 'audio' | 'video', timeMs: number | undefined, durationMs: number): void {
    if (!this.#isInOrder || timeMs === undefined) return;
    const ranges = this.#read[track];
    const last = ranges.at(-1);
    const endMs = timeMs + Math.max(1, durationMs);
    const longestMs = track === 'audio' ? MIN_HOLE_MS : MAX_FRAME_MS;
    const isNext = last !== undefined && timeMs >= last.startMs && timeMs - last.endMs < longestMs;
    if (isNext) last.endMs = Math.max(last.endMs, endMs);
    else ranges.push({ startMs: timeMs, endMs });
    if (ranges.length > MAX_RANGES) this.#forget();
  }

  /** From now on packets are read at any place. */
  endOrder(): void {
    this.#isInOrder = false;
  }

  /** Forgets everything, before the video is read again from its start. */
  restart(): void {
    this.#forget();
    this.#isInOrder = true;
  }

  /**
   * The holes, in time order.
   *
   * @param endMs end of the video; undefined if its end was not reached: then nothing is known after the last audio
   */
  report(endMs: number | undefined): TimeRange[] {
    const audio = joinRanges(this.#read.audio);
    const lastMs = audio.at(-1)?.endMs;
    if (lastMs === undefined) return [];
    const untilMs = endMs ?? lastMs;
    const video = joinRanges(this.#read.video, MAX_FRAME_MS);
    // The last frame is shown until the end.
    const [shown] = video.splice(-1);
    if (shown !== undefined) video.push({ ...shown, endMs: Math.max(shown.endMs, untilMs) });
    const gaps = audio.map(({ startMs }, index) => ({
      startMs: audio[index - 1]?.endMs ?? 0,
      endMs: startMs,
    }));
    return overlaps([...gaps, { startMs: lastMs, endMs: untilMs }], video).filter(
      (hole) => hole.endMs - hole.startMs >= MIN_HOLE_MS,
    );
  }

  #forget(): void {
    this.#read.audio.length = 0;
    this.#read.video.length = 0;
    this.#isInOrder = false;
  }
}

/** The times that are in a range of both lists, each in time order and without overlap. */
function overlaps(some: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  const both: TimeRange[] = [];
  for (let [one, other] = [0, 0]; one < some.length && other < others.length;) {
    const [a, b] = [some[one], others[other]];
    if (a === undefined || b === undefined) break;
    const [startMs, endMs] = [Math.max(a.startMs, b.startMs), Math.min(a.endMs, b.endMs)];
    if (startMs < endMs) both.push({ startMs, endMs });
    if (a.endMs < b.endMs) one += 1;
    else other += 1;
  }
  return both;
}
