import type { ConceptKind } from '@/contracts/analysis';
import { ramp } from '../measure/statistics';
import type { Moment } from './moment';

/**
 * How a confidence rises with a measurement. Every concept uses one of these two shapes, so that a
 * confidence can be read back: 0.5 always means "just enough to be named".
 */
export type Curve =
  /**
   * Smoothstep between two levels: 0 at `none` and beyond, 1 at `full` and beyond, 0.5 half-way.
   * `full` may lie below `none`; the confidence then rises as the measurement falls.
   */
  | { shape: 'smoothstep'; none: number; full: number }
  /**
   * Gathering evidence: 1 - 2^(-x / half). 0 without evidence, 0.5 at `half`, and every further
   * `half` takes away half of the remaining doubt. It never reaches 1.
   */
  | { shape: 'gathering'; half: number };

/**
 * Confidence from 0 to 1 of a measurement, rounded to four decimals: finer steps than any
 * measurement has, and short in JSON.
 */
export function confidenceOf(curve: Curve, measurement: number): number {
  return Math.round(rawConfidence(curve, measurement) * 10_000) / 10_000;
}

function rawConfidence(curve: Curve, measurement: number): number {
  if (!Number.isFinite(measurement)) return 0;
  if (curve.shape === 'gathering') return 1 - 2 ** (-Math.max(0, measurement) / curve.half);
  const position = ramp(measurement, curve.none, curve.full);
  return position * position * (3 - 2 * position);
}

/** The curve in words, as the page of concepts shows it. */
export function describeCurve(curve: Curve): string {
  return curve.shape === 'gathering'
    ? `gathering, 0.5 at ${String(curve.half)}`
    : `smoothstep, 0 at ${String(curve.none)}, 1 at ${String(curve.full)}`;
}

/** All there is to know about one concept: what is measured, and how sure that makes us. */
export interface ConceptDescriptor {
  /** Lower case and plain, as a person reads it. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** What is measured, in words. */
  readonly measurement: string;
  readonly unit: string;
  readonly curve: Curve;
  /** Where the levels come from: a standard, a paper, a tool's default, or our own measuring. */
  readonly source: string;
  /** Concepts that say more: where one of them is found, this one is not reported. */
  readonly notWith?: readonly string[];
  /** The measurement in `unit`, or undefined where it cannot be taken. */
  readonly measure: (moment: Moment) => number | undefined;
}
