import type { AnalysisEntry } from '@/contracts/analysis';
import type { measureFilm } from '../../media/measure-film';
import type { FilmMeasurements } from '../../signals/measurements';
import { withCaptions } from '../../media/with-captions';
import type { AnalysisProvider, ByteSource, ProviderRequest, ProviderResult } from '../provider';

/** Decodes and measures a film; a test may put its own in the place of the real one. */
export type MeasureFilm = typeof measureFilm;

/** Derives concepts from measurements; the real one is in `concepts/concepts-of.ts`. */
export type ConceptsOf = (film: FilmMeasurements) => AnalysisEntry[];

export interface EmbeddedProviderDependencies {
  measureFilm: MeasureFilm;
  conceptsOf: ConceptsOf;
  /** File path of the bundled decoding worker. */
  workerPath: string;
  /** A clock in milliseconds that never steps back. */
  now?: () => number;
}

/** How far the work is when the file is open, and when all of it has been measured. */
const OPENED = 0.05;
const MEASURED = 0.95;

/**
 * Watches how much of a file is read. A film that is decoded in full is read once from end to end, so that
 * this is how far it is; of one that is sampled little is read, and the last part of the way is a leap.
 */
function watched(source: ByteSource, onShare: (share: number) => void): ByteSource {
  let read = 0;
  return {
    size: source.size,
    contentType: source.contentType,
    get bytesRead() {
      return source.bytesRead;
    },
    read: async (offset, length) => {
      const bytes = await source.read(offset, length);
      read += bytes.length;
      onShare(Math.min(1, read / source.size));
      return bytes;
    },
  };
}

/**
 * Finds concepts by measuring the file itself: no key, no model, and no network beyond the video.
 */
export class EmbeddedProvider implements AnalysisProvider {
  readonly id = 'embedded';
  readonly #measureFilm: MeasureFilm;
  readonly #conceptsOf: ConceptsOf;
  readonly #workerPath: string;
  readonly #now: () => number;

  constructor({ measureFilm, conceptsOf, workerPath, now }: EmbeddedProviderDependencies) {
    this.#measureFilm = measureFilm;
    this.#conceptsOf = conceptsOf;
    this.#workerPath = workerPath;
    this.#now = now ?? (() => performance.now());
  }

  /**
   * Opening the source and fetching the captions count towards the deadline. Captions come first, so that bad
   * ones are refused before anything is decoded.
   */
  async analyze(request: ProviderRequest): Promise<ProviderResult> {
    const { openSource, readCaptions, limits, signal, onProgress, onEntry } = request;
    const started = this.#now();
    onProgress?.({ stage: 'opening', share: 0 });
    const [source, captions] = await Promise.all([openSource(), readCaptions?.()]);
    onProgress?.({ stage: 'analyzing', share: OPENED });
    const onShare = (share: number): void =>
      onProgress?.({ stage: 'analyzing', share: OPENED + (MEASURED - OPENED) * share });
    const measured = await this.#measureFilm(onProgress === undefined ? source : watched(source, onShare), {
      workerPath: this.#workerPath,
      maxDurationMs: limits.maxDurationMs,
      timeoutMs: Math.max(0, limits.deadlineMs - (this.#now() - started)),
      signal,
    });
    const film = captions === undefined ? measured : withCaptions(measured, captions);
    onProgress?.({ stage: 'naming', share: MEASURED });
    const entries = this.#conceptsOf(film);
    for (const entry of entries) onEntry?.(entry);
    return {
      entries,
      durationMs: Math.round(film.durationMs),
      intervalMs: Math.round(film.intervalMs),
      ...(film.partial === undefined ? {} : { partial: film.partial }),
    };
  }
}
