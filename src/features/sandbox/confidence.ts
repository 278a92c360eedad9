/** The colour of a concept's chip. */
export type ConfidenceTone = 'violet' | 'blue' | 'green' | 'amber' | 'red';

interface ConfidenceStep {
  tone: ConfidenceTone;
  /** The step begins above this confidence (specification, sections 5 and 9). */
  above: number;
  label: string;
}

/** From sure to unsure; the last one takes everything that is left. */
export const CONFIDENCE_STEPS: readonly ConfidenceStep[] = [
  { tone: 'violet', above: 0.95, label: 'above 95%' },
  { tone: 'blue', above: 0.9, label: 'above 90%' },
  { tone: 'green', above: 0.85, label: 'above 85%' },
  { tone: 'amber', above: 0.8, label: 'above 80%' },
  { tone: 'red', above: -Infinity, label: '80% or less' },
];

/** @param confidence from 0 to 1; a value on a threshold belongs to the step below it */
export function confidenceTone(confidence: number): ConfidenceTone {
  return CONFIDENCE_STEPS.find((step) => confidence > step.above)?.tone ?? 'red';
}

/** A percentage with one decimal, for example `97.3%`. @param confidence from 0 to 1 */
export function formatConfidence(confidence: number): string {
  return `${(confidence * 100).toFixed(1)}%`;
}
