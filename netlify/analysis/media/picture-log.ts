import { FrameSeries } from '../signals/frame-series';
import type { PictureMeasurement, Transition } from '../signals/measurements';
import { measurePicture } from '../signals/picture';
import { traitsOf, type PictureTraits, type SmallPicture } from '../signals/small-picture';
import { sampledCutsOf, transitionsOf } from '../signals/transitions';

/** What was seen of a stretch of the film. */
export interface PictureReport {
  pictures: PictureMeasurement[];
  transitions: Transition[];
}

/**
 * Distance of the reported pictures in milliseconds, when every frame is decoded: dense enough to tell
 * still from moving, and the same for every frame rate.
 */
const REPORT_STEP_MS = 200;
/** Reported pictures at most: longer films get fewer a second. */
const MOST_REPORTED = 4500;

/** Pictures of a stretch that is decoded frame by frame, in the order of time. */
export class FrameLog {
  /** Time of the last frame in milliseconds; undefined before the first. */
  lastMs: number | undefined;
  readonly #series = new FrameSeries();
  readonly #pictures: PictureMeasurement[] = [];
  readonly #stepMs: number;
  #before: PictureTraits | undefined;
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
    this.#pictures.push(measurePicture(picture, traits, this.#before));
    this.#before = traits;
    this.#nextMs = (Math.floor((picture.timeMs + 0.5) / this.#stepMs) + 1) * this.#stepMs;
  }

  report(): PictureReport {
    return { pictures: this.#pictures, transitions: transitionsOf(this.#series.frames) };
  }
}

/** Single pictures of a stretch, in any order. */
export class SampleLog {
  readonly #samples = new Map<number, SmallPicture>();

  get count(): number {
    return this.#samples.size;
  }

  has(timeMs: number): boolean {
    return this.#samples.has(timeMs);
  }

  add(picture: SmallPicture): void {
    this.#samples.set(picture.timeMs, picture);
  }

  report(): PictureReport {
    const sorted = [...this.#samples.values()].toSorted((a, b) => a.timeMs - b.timeMs);
    const traits = sorted.map(traitsOf);
    const pictures = sorted.flatMap((picture, index) => {
      const own = traits[index];
      return own === undefined ? [] : [measurePicture(picture, own, traits[index - 1])];
    });
    return { pictures, transitions: sampledCutsOf(pictures) };
  }
}
