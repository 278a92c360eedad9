import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import type { Evidence, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import { EvidenceFrame } from './evidence-frame';
import classes from './evidence-panel.module.css';
import { PlayTime } from './play-time';

/** How a concept was found, in the order in which it is told. */
function originsOf(evidence: Evidence) {
  if (evidence.kind === 'measurement') return ['measured'] as const;
  if (evidence.sources?.length) return evidence.sources;
  return [evidence.kind === 'words' ? 'said' : 'seen'] as const;
}

/** What was found in a frame, with the score that its confidence comes from, and that of each model. */
function Scores({
  evidence: { label, score, modelScores },
}: {
  evidence: Extract<Evidence, { kind: 'detection' }>;
}) {
  const { percentOneDecimal } = useFormats();
  const name = useConceptName()(label);
  if (!modelScores) return <span>{name}</span>;
  const each = Object.entries(modelScores).map(([model, own]) => `${model} ${percentOneDecimal(own)}`);
  return <span>{`${name} ${percentOneDecimal(score)}: ${each.join(', ')}`}</span>;
}

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
  const { number } = useFormats();
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
      {evidence.kind === 'measurement' ? (
        <dl className={classes.measurement}>
          {/* The server names measurements in English. */}
          <dt lang="en">{evidence.measurement}</dt>
          <dd>{[number(evidence.value), evidence.unit].filter(Boolean).join('\u00a0')}</dd>
        </dl>
      ) : (
        <>
          <div className={classes.caption}>
            {evidence.kind === 'words' ? (
              // In the language of the video, which is unknown.
              <blockquote className={classes.quote}>{evidence.words}</blockquote>
            ) : (
              <Scores evidence={evidence} />
            )}
            <PlayTime timeMs={evidence.timestamp} />
          </div>
          <EvidenceFrame evidence={evidence} thumbnails={thumbnails} />
        </>
      )}
      <span className={classes.close}>
        <IconButton icon={IconX} label={t('tables.close')} hint={t('tables.close')} onClick={onClose} />
      </span>
    </section>
  );
}
