import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import type { Evidence } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import classes from './evidence-panel.module.css';
import { PlayTime } from './play-time';

interface EvidencePanelProps {
  /** What the evidence is for. */
  concept: string;
  evidence: Evidence;
  onClose: () => void;
}

/** What a concept rests on: a figure that was measured, or words and when they came. It takes the focus. */
export function EvidencePanel({ concept, evidence, onClose }: EvidencePanelProps) {
  const t = useText();
  const { number } = useFormats();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), [evidence]);

  return (
    <section ref={panel} className={classes.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h4 id={titleId} className={classes.title}>
        {t('sandbox.evidence.why', { concept })}
      </h4>
      <p className={classes.kind}>
        {t(evidence.kind === 'words' ? 'sandbox.evidence.said' : 'sandbox.evidence.measured')}
      </p>
      {evidence.kind === 'words' ? (
        <div className={classes.said}>
          {/* In the language of the video, which nobody has told. */}
          <blockquote className={classes.words}>{evidence.words}</blockquote>
          <PlayTime timeMs={evidence.timestamp} />
        </div>
      ) : (
        <dl className={classes.measured}>
          {/* The measurement is named by the server, in English. */}
          <dt lang="en">{evidence.measurement}</dt>
          <dd>{[number(evidence.value), evidence.unit].filter(Boolean).join('\u00a0')}</dd>
        </dl>
      )}
      <span className={classes.close}>
        <IconButton
          icon={IconX}
          label={t('sandbox.evidence.close')}
          hint={t('sandbox.evidence.close')}
          onClick={onClose}
        />
      </span>
    </section>
  );
}
