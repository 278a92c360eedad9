import type { Concept } from '@/contracts/analysis';
import classes from './concept-chip.module.css';
import { confidenceTone, formatConfidence } from './confidence';

/** What was found, and how sure that is: in words, and by colour beside the words. */
export function ConceptChip({ concept }: { concept: Concept }) {
  return (
    <span className={classes.chip} data-tone={confidenceTone(concept.confidence)}>
      <span>{concept.name}</span>{' '}
      <span className={classes.percent}>{formatConfidence(concept.confidence)}</span>
    </span>
  );
}
