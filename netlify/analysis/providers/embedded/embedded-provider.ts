import type { AnalysisEntry } from '@/contracts/analysis';
import type { measureFilm } from '../../media/measure-film';
import type { FilmMeasurements } from '../../signals/measurements';
import type { AnalysisProvider, ProviderRequest, ProviderResult } from '../provider';

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

  /** Opening the source counts towards the deadline. */
  async analyze({ openSource, limits, signal }: ProviderRequest): Promise<ProviderResult> {
    const started = this.#now();
    const source = await openSource();
    const film = await this.#measureFilm(source, {
      workerPath: this.#workerPath,
      maxDurationMs: limits.maxDurationMs,
      timeoutMs: Math.max(0, limits.deadlineMs - (this.#now() - started)),
      signal,
    });
    return {
      entries: this.#conceptsOf(film),
      durationMs: Math.round(film.durationMs),
      intervalMs: Math.round(film.intervalMs),
      ...(film.partial === undefined ? {} : { partial: film.partial }),
    };
  }
}
