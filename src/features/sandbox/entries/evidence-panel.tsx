import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Fragment, useEffect, useId, useRef } from 'react';
import type { Evidence, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';
import { useConceptName } from '../use-concept-name';
import { DetectedEvidence, MeasuredEvidence } from './evidence-figure';
import { EvidenceFrame } from './evidence-frame';
import classes from './evidence-panel.module.css';
import { PlayTime } from './play-time';

/** How a concept was found, in the order in which it is told. */
function originsOf(evidence: Evidence) {
  if (evidence.kind === 'measurement') return ['measured'] as const;
  if (evidence.sources?.length) return evidence.sources;
  return [evidence.kind === 'words' ? 'said' : 'seen'] as const;
}

/** The phrases that were found in captions, a frame or a title, each marked. They are no sentence. */
function MatchedWords({ words }: { words: string }) {
  const t = useText();
  // In the language of the video, which is unknown.
  return (
    <p className={classes.words}>
      <span className={classes.kind}>{t('evidence.words')}</span>{' '}
      {words.split(', ').map((match, position) => (
        <Fragment key={`${position} ${match}`}>
          {position > 0 ? ' · ' : null}
          <mark className={classes.match}>{match}</mark>
        </Fragment>
      ))}
    </p>
  );
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
