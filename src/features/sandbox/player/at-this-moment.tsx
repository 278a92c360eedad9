import { memo } from 'react';
import type { Concept, Evidence } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { areTopicsAssessed } from '@/targeting/assessment';
import { analyzedUntil, lastEntryEnd } from '@/targeting/concept-ranges';
import type { MediaPlan } from '@/targeting/plan';
import { risksWithin, riskTimes } from '@/targeting/risk-times';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import classes from './at-this-moment.module.css';
import type { Player } from './use-player';
import { usePosition } from './use-position';

type Words = Extract<Evidence, { kind: 'words' }>;

/** Where the words of evidence were found: a topic can have several sources, and its words are from the strongest. */
function sourceOf({ box, sources = ['said'] }: Words) {
  if (box) return 'written';
  return sources.includes('said') || sources.includes('heard') ? 'said' : sources[0];
}

/** The words from one source that topics are based on at this moment, each once. */
function wordsOf(concepts: readonly Concept[], source: 'said' | 'written'): string[] {
  const found = concepts.flatMap(({ evidence }) =>
    evidence?.kind === 'words' && sourceOf(evidence) === source ? evidence.words.split(', ') : [],
  );
  return [...new Set(found)];
}

interface AtThisMomentProps {
  plan: MediaPlan;
  player: Player;
}

/** What the video is about, shows and says at the playback position, and its risk as the plan counts it. */
export const AtThisMoment = memo(function AtThisMoment({ plan, player }: AtThisMomentProps) {
  const t = useText();
  const { percent } = useFormats();
  const conceptName = useConceptName();
  const position = usePosition(player.video);
  const { response, choices, program } = plan;
  // At its end, a video shows its last moment.
  const timeMs = Math.min(position?.positionMs ?? 0, plan.durationMs - 1);
  const entry = response.analysis.findLast(({ timestamp }) => timestamp <= timeMs);
  const concepts = entry && timeMs < lastEntryEnd(response) ? entry.concepts : [];
  const namesOf = (kind: Concept['kind']) =>
    concepts
      .filter((concept) => concept.kind === kind)
      .map(({ name, confidence }) => `${conceptName(name)} ${percent(Math.round(confidence * 100) / 100)}`);

  const now = { startMs: timeMs, endMs: timeMs + 1 };
  const risks = risksWithin(riskTimes(response, choices.profile.leastConfidence), now).map(
    ({ name, level }) => t(`result.risk.${level ?? 'unknown'}`, { topic: conceptName(name) }),
  );
  const isRead = timeMs < analyzedUntil(response);
  const isAssessed = isRead && areTopicsAssessed(program.limits);
  // An older result has topics without their sources.
  const areTopicsKnown = isAssessed || (isRead && plan.topics.length > 0);
  const isHeard = isRead && !program.limits.includes('no-audio');
  const hasRisk = risks.length > 0;
  const isTranscribed = response.transcript?.source === 'heard';
  const nothing = (isKnown: boolean) => t(isKnown ? 'result.moment.none' : 'result.moment.not-assessed');

  const rows = [
    { label: t('sandbox.group.topic'), values: namesOf('topic'), isKnown: areTopicsKnown },
    { label: t('result.moment.seen'), values: namesOf('seen'), isKnown: isRead },
    { label: t('result.moment.text'), values: wordsOf(concepts, 'written'), isKnown: isRead },
    {
      label: t(isTranscribed ? 'result.moment.heard' : 'result.moment.captions'),
      values: wordsOf(concepts, 'said'),
      isKnown: isRead,
    },
    { label: t('sandbox.introduction.audio'), values: namesOf('sound'), isKnown: isHeard },
  ];
  return (
    <section className={classes.moment} aria-labelledby="result-moment">
      <h3 id="result-moment" className={classes.title}>
        {t('result.moment.title')} <span className={classes.time}>{formatTimecode(timeMs)}</span>
      </h3>
      <dl className={classes.rows}>
        {rows.map(({ label, values, isKnown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={values.length === 0}>{values.join(' · ') || nothing(isKnown)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('result.moment.risk')}</dt>
          <dd data-empty={!hasRisk} data-tone={hasRisk ? 'warn' : undefined}>
            {risks.join(' · ') || nothing(isAssessed)}
          </dd>
        </div>
      </dl>
    </section>
  );
});
