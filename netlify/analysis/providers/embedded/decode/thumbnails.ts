import { Frame, type Stream } from 'node-av/lib';
import { MAX_THUMBNAIL_BYTES, type Thumbnail } from '../measure/measurements';
import { pixelAspect, turningSteps } from './display';
import { type FilterStep, frameSource, toneSteps } from './filter-chain';
import { JpegEncoder, type JpegOptions } from './jpeg-encoder';

/** Minimum distance between two thumbnails in milliseconds; doubled each time that there are too many. */
const FIRST_DISTANCE_MS = 500;
/** The largest distance to begin with, in milliseconds: a container may state a length that is far too long. */
const MAX_FIRST_DISTANCE_MS = 4000;

/** About 5 kB per frame at this size: small enough for 120 of them, and large enough to show evidence. */
const THUMBNAIL: JpegOptions = { side: 256, quantizer: 6 };
/** For models: no model uses a larger frame, and about 60 kB per frame is little enough to keep all (720: 45 MB). */
const STILL: JpegOptions = { side: 640, quantizer: 3 };

/** A thumbnail, and the same frame for models; the larger one never leaves this process. */
export interface Still extends Thumbnail {
  /** A JPEG file with a longest side of 640 pixels. */
  still: Uint8Array;
}

/**
 * Stores small images of frames that are decoded anyway, spread evenly over the video. They are candidates; the
 * response contains some of them, chosen when the shots are known. An image that fails is skipped.
 */
export class Thumbnails {
  #track: Stream;
  readonly #most: number;
  #turning: readonly FilterStep[];
  readonly #source = new Frame();
  #taken: Still[] = [];
  #distanceMs = FIRST_DISTANCE_MS;
  #stills: JpegEncoder | undefined;
  /** Scaled from the frames of `#stills`: scaling a frame of the video again would cost more than encoding it. */
  #thumbnails: JpegEncoder | undefined;
  #key = '';

  /**
   * @param track the track of the offered frames
   * @param most maximum number of thumbnails
   * @param durationMs length of the video in milliseconds, as stated: images that would be discarded are not made
   */
  constructor(track: Stream, most: number, durationMs = 0) {
    this.#track = track;
    this.#most = most;
    this.#turning = turningSteps(track);
    this.#source.alloc();
    while (this.#distanceMs < MAX_FIRST_DISTANCE_MS && durationMs / this.#distanceMs > most)
      this.#distanceMs *= 2;
  }

  /** From now on frames are those of another track: of the next file of the video. */
  follow(track: Stream): void {
    this.#track = track;
    this.#turning = turningSteps(track);
    this.#key = '';
  }

  /**
   * Takes a frame unless there already is one near it.
   *
   * @param frame is not changed
   * @param timeMs in any order
   */
  offer(frame: Frame, timeMs: number): void {
    if (this.#taken.some((other) => Math.abs(other.timeMs - timeMs) < this.#distanceMs)) return;
    const stills = this.#stillsOf(frame);
    if (stills === undefined) return;
    let jpeg: Uint8Array | undefined;
    const still = stills.encode(this.#sameAs(frame), (scaled) => {
      this.#thumbnails ??= new JpegEncoder(
        frameSource(scaled),
        scaled.width,
        scaled.height,
        [],
        [],
        THUMBNAIL,
      );
      jpeg = this.#thumbnails.encode(this.#sameAs(scaled));
    });
    if (still === undefined || jpeg === undefined || jpeg.length > MAX_THUMBNAIL_BYTES) return;
    this.#taken.push({ timeMs, jpeg, still });
    if (this.#taken.length > this.#most) this.#thinOut();
  }

  /** All that were taken, in time order. Nothing can be offered after this. */
  report(): Still[] {
    this.#free();
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

  /** A frame with the same pixels that may be consumed. */
  #sameAs(frame: Frame): Frame {
    this.#source.unref();
    this.#source.ref(frame);
    return this.#source;
  }

  #free(): void {
    this.#thumbnails?.free();
    this.#stills?.free();
    this.#thumbnails = undefined;
    this.#stills = undefined;
  }

  #stillsOf(frame: Frame): JpegEncoder | undefined {
    const source = frameSource(frame);
    const aspect = pixelAspect(this.#track, frame.sampleAspectRatio);
    const key = `${source} ${aspect} ${frame.colorTrc}`;
    if (key === this.#key) return this.#stills;
    this.#free();
    this.#key = key;
    try {
      this.#stills = new JpegEncoder(
        source,
        frame.width * aspect,
        frame.height,
        this.#turning,
        toneSteps(frame),
        STILL,
      );
    } catch {
      // Such frames have no thumbnails.
    }
    return this.#stills;
  }
}
