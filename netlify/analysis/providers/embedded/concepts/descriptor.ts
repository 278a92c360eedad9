import type { ConceptKind } from '@/contracts/analysis';
import type { Curve } from './curve';
import type { Moment } from './moment';

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
