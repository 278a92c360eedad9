import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import type { Evidence } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import classes from './evidence-panel.module.css';
import { PlayTime } from './play-time';

interface EvidencePanelProps {
  concept: string;
  evidence: Evidence;
  onClose: () => void;
}

/** The evidence of a concept: a measurement, or a caption with its timestamp. It takes the focus. */
export function EvidencePanel({ concept, evidence, onClose }: EvidencePanelProps) {
  const t = useText();
  const { number } = useFormats();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), [evidence]);

  return (
    <section ref={panel} className={classes.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h4 id={titleId} className={classes.title}>
        {t('sandbox.evidence.title', { concept })}
      </h4>
      <p className={classes.kind}>
        {t(evidence.kind === 'words' ? 'sandbox.evidence.captions' : 'sandbox.evidence.measured')}
      </p>
      {evidence.kind === 'words' ? (
        <div className={classes.caption}>
          {/* In the language of the video, which is unknown. */}
          <blockquote className={classes.quote}>{evidence.words}</blockquote>
          <PlayTime timeMs={evidence.timestamp} />
        </div>
      ) : (
        <dl className={classes.measurement}>
          {/* The server names measurements in English. */}
          <dt lang="en">{evidence.measurement}</dt>
          <dd>{[number(evidence.value), evidence.unit].filter(Boolean).join('\u00a0')}</dd>
        </dl>
      )}
      <span className={classes.close}>
        <IconButton icon={IconX} label={t('tables.close')} hint={t('tables.close')} onClick={onClose} />
      </span>
    </section>
  );
}
