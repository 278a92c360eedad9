import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { PlannedBreak } from '@/targeting/plan';
import type { Limit } from '@/targeting/suitability';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './ad-breaks.module.css';
import { Findings } from './findings';
import { useLevelText } from './level-text';
import type { PlanEditor } from './use-planning';
import { VerdictChip } from './verdict-chip';

/** What the audience has seen and heard before a break. */
function Before({
  place: { lookback, match, risks },
  limits,
}: {
  place: PlannedBreak;
  limits: readonly Limit[];
}) {
  const t = useText();
  const levelText = useLevelText(limits);
  const { oneDecimal } = useFormats();
  const nameOf = useConceptName();
  const { range, topics, seen, loudness } = lookback;
  const facts: [string, string][] = [
    [t('sandbox.group.topic'), topics.map(({ topic }) => nameOf(topic.name)).join(', ')],
    [t('sandbox.group.seen'), seen.map(nameOf).join(', ')],
    [
      t('sandbox.result.loudness'),
      loudness === undefined ? '' : t('sandbox.audio.lufs', { value: oneDecimal(loudness) }),
    ],
    [
      t('plan.breaks.risk-around'),
      risks.map(({ topic, level }) => `${nameOf(topic)} (${levelText(level)})`).join(', '),
    ],
    [
      t('plan.brief.title'),
      (match?.reasons ?? []).flatMap(({ concepts }) => concepts.map(nameOf)).join(', '),
    ],
  ];
  return (
    <div className={classes.before}>
      <h4>{t('plan.breaks.before', { seconds: Math.round((range.endMs - range.startMs) / 1000) })}</h4>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

interface BreakProps {
  place: PlannedBreak;
  planning: PlanEditor;
  onDrop: (timestamp: number) => void;
}

/** One break or place with its verdict and reasons, and the user's decision about it. */
export function BreakRow({ place, planning, onDrop }: BreakProps) {
  const t = useText();
  const { percent } = useFormats();
  const { timestamp, score, reasons, verdict, findings, match, isPlanned, isKept, isExported } = place;
  const time = formatTimecode(timestamp);
  return (
    <li id={`break-${timestamp}`} className={classes.break}>
      <div className={classes.about}>
        <p className={classes.place}>
          <PlayTime timeMs={timestamp} /> <strong>{t('plan.breaks.score', { score: percent(score) })}</strong>{' '}
          <VerdictChip verdict={verdict} />
        </p>
        <p className={classes.reasons}>
          {[
            ...(isKept ? [t('plan.breaks.by-hand')] : []),
            ...reasons.map((reason) => t(`plan.breaks.${reason}`)),
            ...(match ? [t('plan.breaks.fit', { share: percent(match.score) })] : []),
          ].join(' · ')}
        </p>
        <Findings findings={findings} plan={planning.plan} />
        <p className={classes.reasons}>
          {t(
            isExported
              ? 'plan.breaks.in-files'
              : verdict === 'unsuitable'
                ? 'plan.breaks.not-suitable'
                : isPlanned
                  ? 'plan.breaks.not-assessed'
                  : 'plan.breaks.alternative',
          )}
        </p>
        <div className={classes.choice}>
          {verdict === 'unsuitable' && !isKept ? null : (
            <Button
              variant="default"
              size="sm"
              aria-pressed={isKept}
              aria-label={t('plan.breaks.keep-at', { time })}
              onClick={() => planning.keepBreak(timestamp, !isKept)}
            >
              {t(isKept ? 'plan.breaks.kept' : 'plan.breaks.keep')}
            </Button>
          )}
          <Button
            variant="default"
            size="sm"
            aria-label={t('plan.breaks.drop-at', { time })}
            onClick={() => onDrop(timestamp)}
          >
            {t('plan.breaks.drop')}
          </Button>
        </div>
      </div>
      <Before place={place} limits={planning.plan.program.limits} />
    </li>
  );
}
