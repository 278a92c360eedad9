import { Frame, type Stream } from 'node-av/lib';
import { MOST_THUMBNAIL_BYTES, MOST_THUMBNAILS, type Thumbnail } from '../measure/measurements';
import { pixelAspect, turningSteps } from './display';
import { type FilterStep, frameSource } from './filter-chain';
import { ThumbnailEncoder } from './thumbnail-encoder';

/** Least distance between two thumbnails in milliseconds; twice as long each time that there are too many. */
const FIRST_DISTANCE_MS = 500;

/**
 * Stores small images of what is decoded anyway, spread evenly over the video: candidates, of which the answer
 * takes some. Which ones is decided when the shots are known. Whatever goes wrong with one, it is left out.
 */
export class Thumbnails {
  readonly #track: Stream;
  readonly #turning: readonly FilterStep[];
  readonly #source = new Frame();
  #taken: Thumbnail[] = [];
  #distanceMs = FIRST_DISTANCE_MS;
  #encoder: ThumbnailEncoder | undefined;
  #key = '';

  /** @param track the one whose frames are offered */
  constructor(track: Stream) {
    this.#track = track;
    this.#turning = turningSteps(track);
    this.#source.alloc();
  }

  /**
   * Takes a frame unless there is one near it.
   *
   * @param frame stays as it is
   * @param timeMs in any order
   */
  offer(frame: Frame, timeMs: number): void {
    if (this.#taken.some((other) => Math.abs(other.timeMs - timeMs) < this.#distanceMs)) return;
    const encoder = this.#encoderFor(frame);
    if (encoder === undefined) return;
    this.#source.unref();
    this.#source.ref(frame);
    const jpeg = encoder.encode(this.#source);
    if (jpeg === undefined || jpeg.length > MOST_THUMBNAIL_BYTES) return;
    this.#taken.push({ timeMs, jpeg });
    if (this.#taken.length > MOST_THUMBNAILS) this.#thinOut();
  }

  /** All that were taken, in time order. Nothing can be offered after this. */
  report(): Thumbnail[] {
    this.#encoder?.free();
    this.#encoder = undefined;
    this.#source.free();
    return this.#taken.toSorted((a, b) => a.timeMs - b.timeMs);
  }

  #thinOut(): void {
    this.#distanceMs *= 2;
    let lastMs = -Infinity;
    this.#taken = this.#taken
      .toSorted((a, b) => a.timeMs - b.timeMs)
      .filter(({ timeMs }) => {
        if (timeMs - lastMs < this.#distanceMs) return false;
        lastMs = timeMs;
        return true;
      });
  }

  #encoderFor(frame: Frame): ThumbnailEncoder | undefined {
    const source = frameSource(frame);
    const aspect = pixelAspect(this.#track, frame.sampleAspectRatio);
    const key = `${source} ${aspect}`;
    if (key === this.#key) return this.#encoder;
    this.#encoder?.free();
    this.#encoder = undefined;
    this.#key = key;
    try {
      this.#encoder = new ThumbnailEncoder(source, frame.width * aspect, frame.height, this.#turning);
    } catch {
      // Such frames have no thumbnails.
    }
    return this.#encoder;
  }
}
