import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { AddressField } from './address-field';
import type { ProblemWords } from './problem-words';
import classes from './captions-field.module.css';

interface CaptionsFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: ProblemWords | null;
}

/**
 * The address of captions, which most videos do not need: folded away until it is asked for or something is
 * wrong with it. Folded, it says what it holds, so that nothing is sent unseen.
 */
export function CaptionsField({ value, onChange, problem }: CaptionsFieldProps) {
  const t = useText();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || problem !== null;
  const closedWords = value === '' ? t('sandbox.captions.add') : t('sandbox.captions.added', { url: value });

  return (
    <div className={classes.captions}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setUnfolded(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
        <span>{isOpen ? t('sandbox.captions.open') : closedWords}</span>
      </button>
      <div id={id} className={classes.field} hidden={!isOpen}>
        <AddressField
          label={t('sandbox.captions.url')}
          name="captionsUrl"
          placeholder="https://example.com/programme.vtt"
          description={t('sandbox.captions.help')}
          value={value}
          onChange={(next) => {
            // What is wrong is forgotten with the first key: that must not fold the field over the typing.
            setUnfolded(true);
            onChange(next);
          }}
          problem={problem}
        />
      </div>
    </div>
  );
}
