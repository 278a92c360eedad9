import type { Concept } from '@/contracts/analysis';
import { useFormats } from '@/ui/use-formats';
import classes from './concept-chip.module.css';
import { confidenceTone } from './confidence';

/** What was found, and how sure that is: in words, and by colour beside the words. */
export function ConceptChip({ concept }: { concept: Concept }) {
  const { percentOneDecimal } = useFormats();
  return (
    <span className={classes.chip} data-tone={confidenceTone(concept.confidence)}>
      <span>{concept.name}</span>{' '}
      <span className={classes.percent}>{percentOneDecimal(concept.confidence)}</span>
    </span>
  );
}
