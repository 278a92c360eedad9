import type { CSSProperties } from 'react';

/** The color of a concept's chip. */
export type ConfidenceTone = 'violet' | 'blue' | 'green' | 'amber' | 'red';

interface ConfidenceStep {
  tone: ConfidenceTone;
  /** On which side of its threshold the step lies; a value on a threshold belongs to the step below it. */
  side: 'above' | 'or-less';
  /** From 0 to 1 (specification, sections 5 and 9). */
  threshold: number;
}

/** From high to low; the last one takes the rest. */
export const CONFIDENCE_STEPS: readonly ConfidenceStep[] = [
  { tone: 'violet', side: 'above', threshold: 0.95 },
  { tone: 'blue', side: 'above', threshold: 0.9 },
  { tone: 'green', side: 'above', threshold: 0.85 },
  { tone: 'amber', side: 'above', threshold: 0.8 },
  { tone: 'red', side: 'or-less', threshold: 0.8 },
];

/** @param confidence from 0 to 1 */
export function confidenceTone(confidence: number): ConfidenceTone {
  const step = CONFIDENCE_STEPS.find(({ side, threshold }) => side === 'above' && confidence > threshold);
  return step?.tone ?? 'red';
}

/** The variables of a tone: the color of text (`--deep`), of a background (`--soft`) and of a mark (`--mark`). */
export function toneStyle(tone: ConfidenceTone): CSSProperties {
  return {
    '--deep': `var(--${tone}-ink)`,
    '--soft': `var(--${tone}-soft)`,
    '--mark': `var(--${tone}-mark)`,
  } as CSSProperties;
}
