import { Button } from '@mantine/core';
import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { BreakChoices } from '@/targeting/chosen-places';
import type { PlannedBreak } from '@/targeting/plan';
import { SelectField } from '@/ui/fields/select-field';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { PlanFiles } from '../export/plan-files';
import { Panel } from '../panel';
import type { Player } from '../player/use-player';
import { useConceptName } from '../use-concept-name';
import classes from './ad-breaks.module.css';
import { AddBreak } from './add-break';
import { Findings } from './findings';
import type { Planning } from './use-planning';
import { VerdictChip } from './verdict-chip';

/** Lengths of a pod that can be chosen, in seconds. */
const POD_SECONDS = [15, 30, 60, 90, 120, 180];
/** Numbers of breaks that can be chosen. */
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
/** Begins the value of a number of breaks an hour. */
const HOURLY = 'hourly ';
/** Numbers of breaks an hour that can be chosen. */
const PER_HOUR = [2, 4, 6, 8, 10, 12];
/** Least distances that can be chosen, in minutes. */
const SPACING_MINUTES = [1, 2, 5, 8, 10, 15];

/** What the audience has seen and heard before a break. */
function Before({ lookback, match, risks }: PlannedBreak) {
  const t = useText();
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
      risks
        .map(({ topic, level }) => `${nameOf(topic)} (${t(`plan.level.${level ?? 'unknown'}`)})`)
        .join(', '),
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

function Break({ place, planning }: { place: PlannedBreak; planning: Planning }) {
  const t = useText();
  const { percent } = useFormats();
  const { timestamp, score, reasons, verdict, findings, isKept, isExported } = place;
  const time = formatTimecode(timestamp);
  return (
    <li id={`break-${timestamp}`} className={classes.break}>
      <div className={classes.about}>
        <p className={classes.place}>
          <PlayTime timeMs={timestamp} />{' '}
          <strong>{t('plan.breaks.place-score', { score: percent(score) })}</strong>{' '}
          <VerdictChip verdict={verdict} />
        </p>
        <p className={classes.reasons}>
          {[
            ...(isKept ? [t('plan.breaks.by-hand')] : []),
            ...reasons.map((reason) => t(`plan.breaks.${reason}`)),
          ].join(' · ')}
        </p>
        <Findings findings={findings} profile={planning.profile} />
        <p className={classes.reasons}>
          {t(
            isExported
              ? 'plan.breaks.in-files'
              : verdict === 'unsuitable'
                ? 'plan.breaks.not-suitable'
                : 'plan.breaks.not-assessed',
          )}
        </p>
        <div className={classes.choice}>
          <Button
            variant="default"
            size="sm"
            aria-pressed={isKept}
            aria-label={t('plan.breaks.keep-at', { time })}
            onClick={() => planning.keepBreak(timestamp, !isKept)}
          >
            {t(isKept ? 'plan.breaks.kept' : 'plan.breaks.keep')}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={t('plan.breaks.drop-at', { time })}
            onClick={() => planning.dropBreak(timestamp, true)}
          >
            {t('plan.breaks.drop')}
          </Button>
        </div>
      </div>
      <Before {...place} />
    </li>
  );
}

interface AdBreaksProps {
  planning: Planning;
  player: Player;
  /** When the analysis was made, in ms since 1970. */
  analyzedAt: number;
}

/** The breaks of the plan with their verdicts and reasons, added, kept or dropped by hand, and the plan as files. */
export const AdBreaks = memo(function AdBreaks({ planning, player, analyzedAt }: AdBreaksProps) {
  const t = useText();
  const { plan } = planning;
  const { breaks, breakOptions, choices } = plan;
  const { count, perHour, spacingMs } = choices.breakOptions;
  const exported = breaks.filter(({ isExported }) => isExported);
  const seconds = (value: number) => t('plan.breaks.seconds', { seconds: value });
  const usual = { value: '', label: t('plan.breaks.usual') };

  return (
    <Panel
      id="result-breaks"
      title={t('plan.breaks.title')}
      text={t(breaks.length > 0 ? 'plan.breaks.text' : 'plan.breaks.none')}
    >
      <div className={classes.options}>
        <SelectField
          label={t('plan.breaks.number')}
          value={count === undefined ? (perHour === undefined ? '' : `${HOURLY}${perHour}`) : String(count)}
          data={[
            usual,
            ...COUNTS.map(String),
            ...PER_HOUR.map((value) => ({
              value: `${HOURLY}${value}`,
              label: t('plan.breaks.per-hour', { count: value }),
            })),
          ]}
          onChange={(event) => planning.setBreakNumber(breakNumber(event.currentTarget.value))}
        />
        <SelectField
          label={t('plan.breaks.spacing')}
          value={spacingMs === undefined ? '' : String(spacingMs)}
          data={[
            { value: '', label: `${t('plan.breaks.usual')}: ${formatTimecode(breakOptions.spacingMs)}` },
            ...SPACING_MINUTES.map((minutes) => ({
              value: String(minutes * 60_000),
              label: formatTimecode(minutes * 60_000),
            })),
          ]}
          onChange={(event) => planning.setSpacing(numberOf(event.currentTarget.value))}
        />
        <SelectField
          label={t('plan.breaks.pod')}
          value={String(choices.podSeconds)}
          data={POD_SECONDS.map((value) => ({ value: String(value), label: seconds(value) }))}
          onChange={(event) => planning.setPodSeconds(Number(event.currentTarget.value))}
        />
      </div>
      <AddBreak planning={planning} player={player} />
      <ol>
        {breaks.map((place) => (
          <Break key={place.timestamp} place={place} planning={planning} />
        ))}
      </ol>
      {choices.dropped.length > 0 ? (
        <details className={classes.dropped}>
          <summary>{t('plan.breaks.dropped', { count: choices.dropped.length })}</summary>
          <ul>
            {choices.dropped.map((timestamp) => (
              <li key={timestamp}>
                <PlayTime timeMs={timestamp} />
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('plan.breaks.restore-at', { time: formatTimecode(timestamp) })}
                  onClick={() => planning.dropBreak(timestamp, false)}
                >
                  {t('plan.breaks.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {breaks.length > 0 ? (
        <p className={classes.exported}>{t('plan.breaks.exported', { count: exported.length })}</p>
      ) : null}
      <PlanFiles plan={plan} analyzedAt={analyzedAt} />
    </Panel>
  );
});

/** What was chosen of the number of breaks. */
function breakNumber(value: string): Pick<BreakChoices, 'count' | 'perHour'> {
  if (value === '') return {};
  return value.startsWith(HOURLY)
    ? { perHour: Number(value.slice(HOURLY.length)) }
    : { count: Number(value) };
}

/** What was chosen; undefined for the usual. */
function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
