import { UnstyledButton } from '@mantine/core';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import type { Concept } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './concept-chip.module.css';
import { confidenceTone, toneStyle } from './confidence';

interface ConceptChipProps {
  concept: Concept;
  /** Whether its evidence is shown. */
  isOpen?: boolean;
  /** Shows or hides its evidence; without it, the chip is not a button. */
  onToggle?: () => void;
}

/** A concept with its confidence, as text and by color. A chip with evidence is a button that shows it. */
export function ConceptChip({ concept, isOpen = false, onToggle }: ConceptChipProps) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const { confidence, evidence } = concept;
  const name = useConceptName()(concept.name);
  const percent = percentOneDecimal(confidence);
  const content = (
    <>
      <span>{name}</span> <span className={classes.percent}>{percent}</span>
    </>
  );
  const tone = confidenceTone(confidence);
  const look = { className: classes.chip, style: toneStyle(tone), 'data-tone': tone };
  if (!evidence || !onToggle) return <span {...look}>{content}</span>;
  return (
    <UnstyledButton
      {...look}
      aria-label={t('sandbox.evidence.chip', { concept: `${name} ${percent}` })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {content}
      <IconHelp size={14} aria-hidden="true" style={{ alignSelf: 'center' }} />
    </UnstyledButton>
  );
}
