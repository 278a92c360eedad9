import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import type { Concept } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './concept-chip.module.css';
import { confidenceTone } from './confidence';

interface ConceptChipProps {
  concept: Concept;
  /** Whether its evidence is on show. */
  isOpen: boolean;
  /** Shows its evidence, or hides it again. */
  onToggle: () => void;
}

/**
 * What was found, and how sure that is: in words, and by colour beside the words. A chip that has evidence is a
 * button: it answers "why?".
 */
export function ConceptChip({ concept, isOpen, onToggle }: ConceptChipProps) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const { name, confidence, evidence } = concept;
  const percent = percentOneDecimal(confidence);
  const words = (
    <>
      <span>{name}</span> <span className={classes.percent}>{percent}</span>
    </>
  );
  if (!evidence) {
    return (
      <span className={classes.chip} data-tone={confidenceTone(confidence)}>
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.chip}
      data-tone={confidenceTone(confidence)}
      aria-label={t('sandbox.evidence.chip', { concept: `${name} ${percent}` })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {words}
      <IconHelp className={classes.why} size={15} aria-hidden="true" />
    </button>
  );
}
