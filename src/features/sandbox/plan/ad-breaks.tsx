import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { breakOptionsOf, type BreakChoices } from '@/targeting/chosen-places';
import { splitBreaks } from '@/targeting/plan';
import { PlayTime } from '../entries/play-time';
import { PlanFiles } from '../export/plan-files';
import { Panel } from '../panel';
import type { Player } from '../player/use-player';
import classes from './ad-breaks.module.css';
import { AddBreak } from './add-break';
import { BreakRow } from './break-row';
import { ExportedBreaks } from './exported-breaks';
import { PlanSelect } from './plan-select';
import { useUndoKeys } from './use-undo-keys';
import type { PlanEditor } from './use-planning';

/** Lengths of a pod that can be chosen, in seconds. */
const POD_SECONDS = [15, 30, 60, 90, 120, 180];
/** Numbers of breaks that can be chosen. */
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
/** The prefix of the value for a number of breaks per hour. */
const HOURLY = 'hourly ';
/** Numbers of breaks per hour that can be chosen. */
const PER_HOUR = [2, 4, 6, 8, 10, 12];
/** Minimum distances between breaks that can be chosen, in minutes. */
const SPACING_MINUTES = [1, 2, 5, 8, 10, 15];

interface AdBreaksProps {
  planning: PlanEditor;
  player: Player;
  /** When the analysis was made, in ms since 1970. */
  analyzedAt: number;
}

/** The breaks of the plan with their verdicts and reasons, added, kept or dropped by hand, and the plan as files. */
export const AdBreaks = memo(function AdBreaks({ planning, player, analyzedAt }: AdBreaksProps) {
  const t = useText();
  const { plan } = planning;
  const { breaks, breakOptions, choices } = plan;
  const { spacingMs, ...number } = choices.breakOptions;
  const { count, perHour } = number;
  // What is in force may be shorter than usual.
  const usualOptions = spacingMs === undefined ? breakOptions : breakOptionsOf(plan.durationMs, number);
  const { planned, others } = splitBreaks(breaks);
  const [dropped, setDropped] = useState<number | null>(null);
  const lastDropped = dropped !== null && choices.dropped.includes(dropped) ? dropped : null;

  function drop(timestamp: number) {
    planning.dropBreak(timestamp, true);
    setDropped(timestamp);
  }

  function undoDrop() {
    if (lastDropped !== null) planning.dropBreak(lastDropped, false);
  }
  useUndoKeys(lastDropped === null ? null : undoDrop);
  const seconds = (value: number) => t('plan.breaks.seconds', { seconds: value });
  const usual = { value: '', label: t('plan.breaks.usual') };
  const isAudioMissing = plan.response.speech === undefined && plan.program.limits.includes('no-audio');
  const aboutPlaces = isAudioMissing ? 'plan.breaks.text-no-speech' : 'plan.breaks.text';

  return (
    <Panel
      id="result-breaks"
      title={t('plan.breaks.title')}
      text={t(breaks.length === 0 && !plan.isAllDropped ? 'plan.breaks.none' : aboutPlaces)}
    >
      <div className={classes.options}>
        <PlanSelect
          label={t('plan.breaks.number')}
          description={t('plan.breaks.number-help')}
          value={count === undefined ? (perHour === undefined ? '' : `${HOURLY}${perHour}`) : String(count)}
          data={[
            usual,
            ...COUNTS.map(String),
            ...PER_HOUR.map((value) => ({
              value: `${HOURLY}${value}`,
              label: t('plan.breaks.per-hour', { count: value }),
            })),
          ]}
          onChange={(value) => planning.setBreakNumber(breakNumber(value))}
        />
        <PlanSelect
          label={t('plan.breaks.spacing')}
          description={t('plan.breaks.spacing-help')}
          value={spacingMs === undefined ? '' : String(spacingMs)}
          data={[
            {
              value: '',
              label: t('plan.breaks.usual-time', { time: formatTimecode(usualOptions.spacingMs) }),
            },
            ...SPACING_MINUTES.map((minutes) => ({
              value: String(minutes * 60_000),
              label: formatTimecode(minutes * 60_000),
            })),
          ]}
          onChange={(value) => planning.setSpacing(numberOf(value))}
        />
        <PlanSelect
          label={t('plan.breaks.pod')}
          description={t('plan.breaks.pod-help')}
          value={String(choices.podSeconds)}
          data={POD_SECONDS.map((value) => ({ value: String(value), label: seconds(value) }))}
          onChange={(value) => planning.setPodSeconds(Number(value))}
        />
      </div>
      <AddBreak planning={planning} player={player} />
      <p role="status" className={classes.status}>
        {lastDropped === null ? null : t('plan.breaks.just-dropped', { time: formatTimecode(lastDropped) })}
        {lastDropped === null ? null : (
          <Button variant="subtle" size="sm" data-undo onClick={undoDrop}>
            {t('plan.breaks.undo-drop')}
          </Button>
        )}
      </p>
      {planned.length > 0 ? (
        <>
          <h4 id="breaks-planned" className={classes.subtitle}>
            {t('plan.breaks.planned')}
          </h4>
          <ol aria-labelledby="breaks-planned">
            {planned.map((place) => (
              <BreakRow key={place.timestamp} place={place} planning={planning} onDrop={drop} />
            ))}
          </ol>
        </>
      ) : null}
      {others.length > 0 ? (
        <details className={classes.others}>
          <summary id="breaks-others">{t('plan.breaks.others', { count: others.length })}</summary>
          <p className={classes.exported}>{t('plan.breaks.others-text')}</p>
          <ol aria-labelledby="breaks-others">
            {others.map((place) => (
              <BreakRow key={place.timestamp} place={place} planning={planning} onDrop={drop} />
            ))}
          </ol>
        </details>
      ) : null}
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
      {breaks.length > 0 || plan.isAllDropped ? <ExportedBreaks plan={plan} /> : null}
      <PlanFiles plan={plan} analyzedAt={analyzedAt} />
    </Panel>
  );
});

/** The chosen number of breaks, as choices. */
function breakNumber(value: string): Pick<BreakChoices, 'count' | 'perHour'> {
  if (value === '') return {};
  return value.startsWith(HOURLY)
    ? { perHour: Number(value.slice(HOURLY.length)) }
    : { count: Number(value) };
}

/** The chosen number; undefined for the usual one. */
function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
