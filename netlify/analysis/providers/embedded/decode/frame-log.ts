import { FrameSeries } from '../measure/frame-series';
import { FreezeFinder } from '../measure/frozen';
import type { TimeRange } from '@/contracts/time-range';
import { joinRanges } from '../measure/join-ranges';
import type { FrameMeasurement, Transition } from '../measure/measurements';
import { measureFrame, measureOwn, type OwnMeasurement, type ReportedFrame } from '../measure/measure-frame';
import { traitsOf, type FrameTraits, type SmallFrame } from '../measure/small-frame';
import { textWidth } from '../measure/text-lines';
import { sampledCutsOf, transitionsOf } from '../measure/transitions';

/** Measurements of a time range of the video. */
export interface FrameReport {
  frames: FrameMeasurement[];
  transitions: Transition[];
  /** Time ranges with flashing, in time order and without overlap; empty if only single frames were measured. */
  flashes: TimeRange[];
}

/**
 * Distance of compared frames in milliseconds when every frame is decoded: dense enough to tell still from moving, and
 * the same for every frame rate.
 */
const COMPARED_STEP_MS = 200;
/** Maximum number of reported frames: longer videos get fewer per second. Each is compared with the frame one step earlier. */
const MAX_REPORTED = 4500;

function reportStepOf(durationMs: number): number {
  return Math.max(COMPARED_STEP_MS, durationMs / MAX_REPORTED);
}

/** Longest distance, in milliseconds, of two reported frames of a video of this length that is decoded in full. */
export function longestStepOf(durationMs: number): number {
  return Math.ceil(reportStepOf(durationMs) / COMPARED_STEP_MS) * COMPARED_STEP_MS;
}

/** A time range between two samples that was decoded in full. */
export interface DecodedRange extends TimeRange {
  report: FrameReport;
}

/** Frames of a time range that is decoded frame by frame, in time order. */
export class FrameLog {
  /** The last frame; undefined before the first. Its `detail` must not be called any more. */
  last: SmallFrame | undefined;
  readonly #series = new FrameSeries();
  readonly #freezes = new FreezeFinder();
  readonly #frames: FrameMeasurement[] = [];
  readonly #stepMs: number;
  /** The last frame that was compared, and the last one that was reported. */
  #compared: FrameTraits | undefined;
  #before: ReportedFrame | undefined;
  #nextComparedMs = 0;
  #nextMs = 0;

  constructor(durationMs: number) {
    this.#stepMs = reportStepOf(durationMs);
  }

  /** Time of the last frame in milliseconds. */
  get lastMs(): number | undefined {
    return this.last?.timeMs;
  }

  add(frame: SmallFrame): void {
    if (this.lastMs !== undefined && frame.timeMs <= this.lastMs) return;
    this.last = frame;
    const traits = traitsOf(frame);
    this.#series.add(traits);
    // Half a millisecond allows for timestamps that were rounded down.
    const timeMs = frame.timeMs + 0.5;
    if (timeMs < this.#nextComparedMs) return;
    const compared = this.#compared;
    this.#compared = traits;
    this.#nextComparedMs = nextMultiple(timeMs, COMPARED_STEP_MS);
    if (timeMs < this.#nextMs) return;
    const reported = { traits, detail: frame.detail?.() };
    this.#frames.push(measureFrame(measureOwn(frame, reported), reported, this.#before, compared));
    this.#freezes.add(traits);
    this.#before = reported;
    this.#nextMs = nextMultiple(timeMs, this.#stepMs);
  }

  /** Results so far, without dissolves: reporting them would end one that is still in progress. */
  interim(): FrameReport {
    return this.#report([]);
  }

  report(): FrameReport {
    return this.#report(this.#series.dissolves());
  }

  #report(dissolves: Transition[]): FrameReport {
    const frozen = this.#freezes.report();
    return {
      frames: this.#frames.map((frame, index) => ({ ...frame, frozenMs: frozen[index] ?? 0 })),
      transitions: transitionsOf(this.#series.frames, dissolves),
      flashes: [...this.#series.flashes()],
    };
  }
}

function nextMultiple(timeMs: number, stepMs: number): number {
  return (Math.floor(timeMs / stepMs) + 1) * stepMs;
}

interface Sample {
  own: OwnMeasurement;
  reported: ReportedFrame;
  /** The last measurement, and the previous frame it was measured against. */
  measured?: { measurement: FrameMeasurement; before: ReportedFrame | undefined };
}

/** Single frames of a time range, in any order. */
export class SampleLog {
  readonly #samples = new Map<number, Sample>();
  readonly #before: Sample | undefined;

  /** @param before the last frame before the time range: the first sample is compared with it; it is not reported */
  constructor(before?: SmallFrame) {
    if (before === undefined) return;
    const reported = { traits: traitsOf(before), detail: undefined };
    this.#before = { own: measureOwn(before, reported), reported };
  }

  get count(): number {
    return this.#samples.size;
  }

  add(frame: SmallFrame): void {
    const reported = { traits: traitsOf(frame), detail: frame.detail?.() };
    const textAlone = reported.detail === undefined ? 0 : textWidth(reported.detail, undefined);
    // Measured now, while other frames are decoded: at the end nothing else would run in parallel.
    this.#samples.set(frame.timeMs, { own: { ...measureOwn(frame, reported), textAlone }, reported });
  }

  /**
   * The frames, and the one before the time range, in time order. A frame is measured again only if its previous frame
   * has changed.
   */
  frames(): FrameMeasurement[] {
    const all = [...(this.#before === undefined ? [] : [this.#before]), ...this.#samples.values()];
    const sorted = all.toSorted((a, b) => a.own.timeMs - b.own.timeMs);
    return sorted.map((sample, index) => {
      const before = sorted[index - 1]?.reported;
      if (sample.measured === undefined || sample.measured.before !== before)
        sample.measured = { measurement: measureFrame(sample.own, sample.reported, before), before };
      return sample.measured.measurement;
    });
  }

  /** @param decodedRanges measurements of the time ranges between samples that were decoded in full */
  report(decodedRanges: readonly DecodedRange[] = []): FrameReport {
    const compared = this.frames();
    const beforeMs = this.#before?.own.timeMs ?? -Infinity;
    const samples = compared.filter(({ timeMs }) => timeMs > beforeMs);
    const isDecoded = (timeMs: number) =>
      decodedRanges.some(({ startMs, endMs }) => timeMs > startMs && timeMs <= endMs);
    const guessed = sampledCutsOf(compared).filter(({ startMs }) => !isDecoded(startMs));
    const transitions = [...guessed, ...decodedRanges.flatMap(({ report }) => report.transitions)];
    // The first frame of each detected shot: the sample before it belongs to another shot. Its compared frame lies
    // before the transition, so that it has no motion.
    const firsts = decodedRanges.flatMap(({ report }) =>
      report.transitions.flatMap((cut) => {
        const first = report.frames.find((frame) => frame.timeMs >= cut.endMs);
        return first === undefined ? [] : { ...first, sinceMs: 0 };
      }),
    );
    const known = new Set(samples.map((frame) => frame.timeMs));
    return {
      frames: [...samples, ...firsts.filter((frame) => !known.has(frame.timeMs))].toSorted(
        (a, b) => a.timeMs - b.timeMs,
      ),
      transitions: transitions.toSorted((a, b) => a.startMs - b.startMs),
      // Each range was decoded beyond its end, so that two adjacent ones may contain the same flashing.
      flashes: joinRanges(decodedRanges.flatMap(({ report }) => report.flashes)),
    };
  }
}
