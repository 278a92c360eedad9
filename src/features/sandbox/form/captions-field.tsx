import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { UrlField } from './url-field';
import type { FailureMessage } from '../failure-message';
import classes from './captions-field.module.css';

interface CaptionsFieldProps {
  value: string;
  onChange: (value: string) => void;
  failure: FailureMessage | null;
}

/**
 * The URL of captions, which most videos do not need: collapsed until it is opened or has an error. Collapsed, it
 * shows its value, so that nothing is sent unseen.
 */
export function CaptionsField({ value, onChange, failure }: CaptionsFieldProps) {
  const t = useText();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded || failure !== null;
  const collapsedLabel =
    value === '' ? t('sandbox.captions.add') : t('sandbox.captions.added', { url: value });

  return (
    <div className={classes.captions}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setExpanded(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
        <span>{isOpen ? t('sandbox.captions.open') : collapsedLabel}</span>
      </button>
      <div id={id} className={classes.field} hidden={!isOpen}>
        <UrlField
          label={t('sandbox.captions.url')}
          name="captionsUrl"
          placeholder="https://example.com/program.vtt"
          description={t('sandbox.captions.help')}
          value={value}
          onChange={(next) => {
            // Typing clears the error, which must not collapse the field.
            setExpanded(true);
            onChange(next);
          }}
          failure={failure}
        />
      </div>
    </div>
  );
}
