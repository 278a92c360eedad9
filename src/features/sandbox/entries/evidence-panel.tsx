import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import type { Evidence, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { isByHand } from '@/targeting/corrections';
import { IconButton } from '@/ui/layouts/icon-button';
import { useConceptName } from '../use-concept-name';
import { originsOf } from './evidence-origins';
import { MatchedWords } from './matched-words';
import { DetectedEvidence, MeasuredEvidence } from './evidence-figure';
import { EvidenceFrame } from './evidence-frame';
import classes from './evidence-panel.module.css';
import { PlayTime } from './play-time';

interface EvidencePanelProps {
  concept: string;
  evidence: Evidence;
  /** Of the result, in time order. */
  thumbnails: readonly Thumbnail[] | undefined;
  onClose: () => void;
}

/** The evidence of a concept: a measurement, words with their timestamp, or the frame that shows it. It takes the focus. */
export function EvidencePanel({ concept, evidence, thumbnails, onClose }: EvidencePanelProps) {
  const t = useText();
  const conceptName = useConceptName();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), [evidence]);

  return (
    <section ref={panel} className={classes.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h4 id={titleId} className={classes.title}>
        {t('sandbox.evidence.title', { concept: conceptName(concept) })}
      </h4>
      <p className={classes.kind}>
        {originsOf(evidence)
          .map((origin) => t(`sandbox.evidence.${origin}`))
          .join(' · ')}
      </p>
      {isByHand({ evidence }) ? null : evidence.kind === 'measurement' ? (
        <MeasuredEvidence concept={concept} evidence={evidence} />
      ) : (
        <>
          <div className={classes.found}>
            {evidence.kind === 'words' ? (
              <MatchedWords words={evidence.words} />
            ) : (
              <span>{conceptName(evidence.label)}</span>
            )}
            <PlayTime timeMs={evidence.timestamp} />
          </div>
          {evidence.kind === 'detection' ? <DetectedEvidence evidence={evidence} /> : null}
          <EvidenceFrame evidence={evidence} thumbnails={thumbnails} />
        </>
      )}
      <span className={classes.close}>
        <IconButton icon={IconX} label={t('tables.close')} hint={t('tables.close')} onClick={onClose} />
      </span>
    </section>
  );
}
