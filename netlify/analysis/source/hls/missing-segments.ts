import type { PartialReason } from '@/contracts/partial-reason';
import { HttpErrorFailure } from '../transport-failure';
import type { Segment } from './playlist';

/** Not found, and gone (RFC 9110, 15.5.5 and 15.5.11). */
const MISSING: ReadonlySet<number> = new Set([404, 410]);

/**
 * The segments of a stream that are missing: those that its playlist marks as gaps, and those that do not exist on the
 * host although they are listed.
 */
export class MissingSegments {
  /** The segments that may be requested. */
  readonly listed: readonly Segment[];
  readonly #first: Segment | undefined;
  readonly #absent = new Map<Segment, HttpErrorFailure>();
  readonly #count: number;
  readonly #gaps: number;

  /** @param segments all segments of the playlist */
  constructor(segments: readonly Segment[]) {
    this.listed = segments.filter(({ isGap }) => isGap !== true);
    this.#gaps = segments.length - this.listed.length;
    this.#count = segments.length;
    this.#first = this.listed[0];
  }

  /**
   * The result of requesting a segment, or undefined if its host says that it does not exist. Without its first segment
   * a stream is taken for one that does not exist.
   */
  async unlessAbsent<T>(segment: Segment, requested: Promise<T>): Promise<T | undefined> {
    try {
      return await requested;
    } catch (error) {
      const isAbsent = error instanceof HttpErrorFailure && MISSING.has(error.status);
      if (!isAbsent || segment === this.#first) throw error;
      this.#absent.set(segment, error);
      return undefined;
    }
  }

  /** @throws AnalysisFailure `unreachable` if more than half of these segments do not exist */
  check(requested: readonly Segment[]): void {
    const absent = requested.flatMap((segment) => this.#absent.get(segment) ?? []);
    const [error] = absent;
    if (error !== undefined && absent.length * 2 > requested.length) throw error;
  }

  /** Why the analysis is partial: so many of all segments are known to be missing. */
  get reasons(): PartialReason[] {
    const segments = this.#gaps + this.#absent.size;
    return segments === 0
      ? []
      : [{ code: 'segments-missing', values: { segments, ofSegments: this.#count } }];
  }
}
