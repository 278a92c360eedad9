import type { ConceptKind } from '@/contracts/analysis';
import { ramp } from '../measure/statistics';
import type { Moment } from './moment';

/**
 * How a confidence rises with a measurement. Every concept uses one of these two shapes, so that confidences are
 * comparable: 0.5 always means "just enough to be reported".
 */
export type Curve =
  /**
   * Smoothstep between two levels: 0 at `none` and beyond, 1 at `full` and beyond, 0.5 half-way. `full` may be less
   * than `none`; the confidence then rises as the measurement falls.
   */
  | { shape: 'smoothstep'; none: number; full: number }
  /**
   * Accumulated evidence: 1 - 2^(-x / half). 0 without evidence, 0.5 at `half`, and each further `half` removes half
   * of the remaining doubt. It never reaches 1.
   */
  | { shape: 'gathering'; half: number };

/** Confidence from 0 to 1 of a measurement, rounded to four decimals: finer than any measurement, and short in JSON. */
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

/** Definition of one concept: what is measured, and the resulting confidence. */
export interface ConceptDescriptor {
  /** A plain English name in lower case. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** What is measured, in words. */
  readonly measurement: string;
  readonly unit: string;
  readonly curve: Curve;
  /** Source of the thresholds: a standard, a paper, a tool's default, or our own measurements. */
  readonly source: string;
  /** More specific concepts: if one of them is found, this one is not reported. */
  readonly notWith?: readonly string[];
  /** The measurement in `unit`; undefined if it is not possible. */
  readonly measure: (moment: Moment) => number | undefined;
}
