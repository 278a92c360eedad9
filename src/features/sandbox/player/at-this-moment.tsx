import { memo } from 'react';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import classes from './at-this-moment.module.css';
import type { Player } from './use-player';
import { usePosition } from './use-position';

/** The words from one source that topics are based on at this moment, each once. */
function wordsOf(concepts: readonly Concept[], source: 'said' | 'written'): string[] {
  const found = concepts.flatMap(({ evidence }) =>
    evidence?.kind === 'words' && (evidence.sources ?? ['said']).includes(source)
      ? evidence.words.split(', ')
      : [],
  );
  return [...new Set(found)];
}

interface AtThisMomentProps {
  response: AnalysisResponse;
  player: Player;
}

/** What the video is about, shows and says at the playback position, and its risk. */
export const AtThisMoment = memo(function AtThisMoment({ response, player }: AtThisMomentProps) {
  const t = useText();
  const { percent } = useFormats();
  const conceptName = useConceptName();
  const timeMs = usePosition(player.video)?.positionMs ?? 0;
  const concepts = response.analysis.findLast(({ timestamp }) => timestamp <= timeMs)?.concepts ?? [];
  const namesOf = (kind: Concept['kind']) =>
    concepts
      .filter((concept) => concept.kind === kind)
      .map(({ name, confidence }) => `${conceptName(name)} ${percent(Math.round(confidence * 100) / 100)}`);

  const { taxonomy, risks = [] } = response;
  const sensitive = new Set(
    taxonomy?.topics.filter(({ isSensitive }) => isSensitive).map(({ name }) => name),
  );
  const levels = risks.flatMap(({ name, ranges }) =>
    ranges
      .filter(({ start, end }) => start <= timeMs && timeMs < end)
      .map(({ level }) => t(`result.risk.${level}`, { topic: conceptName(name) })),
  );
  const found = response.risks
    ? levels
    : concepts.filter(({ name }) => sensitive.has(name)).map(({ name }) => conceptName(name));
  const isAssessed = taxonomy?.sources?.some((source) => source !== 'seen') ?? false;
  const hasRisk = found.length > 0;

  const rows = [
    { label: t('sandbox.group.topic'), values: namesOf('topic') },
    { label: t('result.moment.seen'), values: namesOf('seen') },
    { label: t('result.moment.text'), values: wordsOf(concepts, 'written') },
    { label: t('result.moment.captions'), values: wordsOf(concepts, 'said') },
    { label: t('sandbox.introduction.audio'), values: namesOf('sound') },
  ];
  return (
    <section className={classes.moment} aria-labelledby="result-moment">
      <h3 id="result-moment" className={classes.title}>
        {t('result.moment.title')} <span className={classes.time}>{formatTimecode(timeMs)}</span>
      </h3>
      <dl className={classes.rows}>
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={values.length === 0}>{values.join(' · ') || t('result.moment.none')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('result.moment.risk')}</dt>
          <dd data-empty={!hasRisk} data-tone={hasRisk ? 'warn' : undefined}>
            {found.join(' · ') || t(isAssessed ? 'result.moment.none' : 'result.moment.not-assessed')}
          </dd>
        </div>
      </dl>
    </section>
  );
});
