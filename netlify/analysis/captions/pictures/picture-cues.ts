import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { DEFAULT_CUE_MS } from '../cue';
import type { Screen } from './picture';
import { type TextPicture, textPictureOf } from './text-picture';

/** A caption that is a picture, stored in little memory. */
export interface PictureCue {
  startMs: number;
  /** Undefined while nothing has said when it ends. */
  endMs: number | undefined;
  /** @returns the picture; light text on a dark ground */
  picture(): TextPicture;
}

interface StoredCue extends PictureCue {
  /** Of its pixels. */
  hash: string;
}

/** Maximum number of stored captions (a feature film has about 1500), and of their compressed bytes. */
const MAX_PICTURES = 5000;
const MAX_BYTES = 48 * 1024 * 1024;
/** A caption whose end is not known is shown at most this long after its start, in ms. */
const LONGEST_OPEN_MS = 10_000;
/** Maximum time between the end of a caption and the same one again that continues it, in ms. */
const SEAM_MS = 100;

/** Collects what a track of pictures shows, each caption once, however often the track repeats it. */
export class PictureCues {
  readonly #cues = new Map<number, StoredCue>();
  readonly #byHash = new Map<string, StoredCue[]>();
  /** What is on the screen. */
  #open: StoredCue | undefined;
  #bytes = 0;
  #isCut = false;

  /** Whether captions were left out because there are too many. */
  get isCut(): boolean {
    return this.#isCut;
  }

  get isEmpty(): boolean {
    return this.#cues.size === 0;
  }

  /** Takes what is shown from a time on. */
  show({ atMs, endMs, pictures }: Screen): void {
    const text = textPictureOf(pictures);
    const hash = text && hashOf(text);
    const isOver = atMs > (this.#open?.endMs ?? Infinity) + SEAM_MS;
    if (this.#open !== undefined && (hash !== this.#open.hash || isOver)) this.#endAt(atMs);
    if (text === undefined || hash === undefined) return;
    // The track may repeat what is on the screen, or be read again from another place on.
    const known = this.#open ?? this.#byHash.get(hash)?.find((cue) => isDuring(cue, atMs));
    if (known === undefined) this.#open = this.#store(text, hash, atMs, endMs);
    else if (endMs !== undefined && known === this.#open) known.endMs = Math.max(known.endMs ?? 0, endMs);
  }

  /** From now on, what is shown is from another place of the track. */
  jump(): void {
    this.#open = undefined;
  }

  /** In time order; those without an end last as long as captions usually do, but not beyond the next. */
  cues(): PictureCue[] {
    const inTime = [...this.#cues.values()].toSorted((a, b) => a.startMs - b.startMs);
    return inTime.map((cue, index) => {
      const nextMs = inTime[index + 1]?.startMs ?? Infinity;
      return { ...cue, endMs: cue.endMs ?? Math.min(nextMs, cue.startMs + DEFAULT_CUE_MS) };
    });
  }

  #endAt(timeMs: number): void {
    const cue = this.#open;
    this.#open = undefined;
    if (cue === undefined || timeMs <= cue.startMs) return;
    cue.endMs = Math.min(cue.endMs ?? Infinity, timeMs);
  }

  #store(text: TextPicture, hash: string, atMs: number, endMs: number | undefined): StoredCue | undefined {
    const startMs = Math.max(0, atMs);
    if (this.#cues.has(startMs)) return undefined;
    const { width, height } = text;
    const bytes = deflateRawSync(text.data, { level: 1 });
    if (this.#cues.size >= MAX_PICTURES || this.#bytes + bytes.length > MAX_BYTES) {
      this.#isCut = true;
      return undefined;
    }
    this.#bytes += bytes.length;
    const picture = () => ({ width, height, data: inflateRawSync(bytes) });
    const cue = { startMs, endMs, hash, picture };
    this.#cues.set(startMs, cue);
    this.#byHash.set(hash, [...(this.#byHash.get(hash) ?? []), cue]);
    return cue;
  }
}

function isDuring({ startMs, endMs }: PictureCue, timeMs: number): boolean {
  return timeMs >= startMs && timeMs < (endMs ?? startMs + LONGEST_OPEN_MS);
}

function hashOf({ width, data }: TextPicture): string {
  return createHash('sha1').update(`${width} `).update(data).digest('base64');
}
