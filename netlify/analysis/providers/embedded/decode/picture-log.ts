import type { DetailPicture } from '../measure/detail';
import { FrameSeries } from '../measure/frame-series';
import { FreezeFinder } from '../measure/frozen';
import type { TimeRange } from '@/contracts/time-range';
import type { PictureMeasurement, Transition } from '../measure/measurements';
import { measurePicture, type SeenPicture } from '../measure/picture';
import { traitsOf, type SmallPicture } from '../measure/small-picture';
import { sampledCutsOf, transitionsOf } from '../measure/transitions';

/** What was seen of a stretch of the film. */
export interface PictureReport {
  pictures: PictureMeasurement[];
  transitions: Transition[];
  /** Stretches of flashing; none where single pictures were taken. */
  flashes: TimeRange[];
}

/**
 * Distance of the reported pictures in milliseconds, when every frame is decoded: dense enough to tell
 * still from moving, and the same for every frame rate.
 */
const REPORT_STEP_MS = 200;
/** Reported pictures at most: longer films get fewer a second. */
const MOST_REPORTED = 4500;

/** A stretch between two samples that was decoded in full. */
export interface Watched {
  fromMs: number;
  toMs: number;
  report: PictureReport;
}

/** Pictures of a stretch that is decoded frame by frame, in the order of time. */
export class FrameLog {
  /** Time of the last frame in milliseconds; undefined before the first. */
  lastMs: number | undefined;
  readonly #series = new FrameSeries();
  readonly #freezes = new FreezeFinder();
  readonly #pictures: PictureMeasurement[] = [];
  readonly #stepMs: number;
  #before: SeenPicture | undefined;
  #nextMs = 0;

  constructor(durationMs: number) {
    this.#stepMs = Math.max(REPORT_STEP_MS, durationMs / MOST_REPORTED);
  }

  add(picture: SmallPicture): void {
    if (this.lastMs !== undefined && picture.timeMs <= this.lastMs) return;
    this.lastMs = picture.timeMs;
    const traits = traitsOf(picture);
    this.#series.add(traits);
    // Half a millisecond makes up for time stamps that were rounded down.
    if (picture.timeMs + 0.5 < this.#nextMs) return;
    const seen = { traits, detail: picture.detail?.() };
    this.#pictures.push(measurePicture(picture, seen, this.#before));
    this.#freezes.add(traits);
    this.#before = seen;
    this.#nextMs = (Math.floor((picture.timeMs + 0.5) / this.#stepMs) + 1) * this.#stepMs;
  }

  report(): PictureReport {
    const frozen = this.#freezes.report();
    return {
      pictures: this.#pictures.map((picture, index) => ({ ...picture, frozenMs: frozen[index] ?? 0 })),
      transitions: transitionsOf(this.#series.frames, this.#series.dissolves()),
      flashes: [...this.#series.flashes()],
    };
  }
}

/** Single pictures of a stretch, in any order. */
export class SampleLog {
  readonly #samples = new Map<number, { picture: SmallPicture; detail: DetailPicture | undefined }>();

  get count(): number {
    return this.#samples.size;
  }

  add(picture: SmallPicture): void {
    this.#samples.set(picture.timeMs, { picture, detail: picture.detail?.() });
  }

  /** The pictures by themselves, in time order. */
  pictures(): PictureMeasurement[] {
    const sorted = [...this.#samples.values()].toSorted((a, b) => a.picture.timeMs - b.picture.timeMs);
    const seen = sorted.map(({ picture, detail }) => ({ traits: traitsOf(picture), detail }));
    return sorted.flatMap(({ picture }, index) => {
      const own = seen[index];
      return own === undefined ? [] : [measurePicture(picture, own, seen[index - 1])];
    });
  }

  /** @param watched what was seen where stretches between the samples were decoded in full */
  report(watched: readonly Watched[] = []): PictureReport {
    const samples = this.pictures();
    const isWatched = (timeMs: number) =>
      watched.some(({ fromMs, toMs }) => timeMs > fromMs && timeMs <= toMs);
    const guessed = sampledCutsOf(samples).filter(({ startMs }) => !isWatched(startMs));
    const transitions = [...guessed, ...watched.flatMap(({ report }) => report.transitions)];
    // A picture of each shot that was found: what was sampled before it is of another one.
    const firsts = watched.flatMap(({ report }) =>
      report.transitions.flatMap(
        (cut) => report.pictures.find((picture) => picture.timeMs >= cut.endMs) ?? [],
      ),
    );
    const known = new Set(samples.map((picture) => picture.timeMs));
    return {
      pictures: [...samples, ...firsts.filter((picture) => !known.has(picture.timeMs))].toSorted(
        (a, b) => a.timeMs - b.timeMs,
      ),
      transitions: transitions.toSorted((a, b) => a.startMs - b.startMs),
      flashes: watched.flatMap(({ report }) => report.flashes),
    };
  }
}
