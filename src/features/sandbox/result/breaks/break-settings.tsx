import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useText } from '@/i18n/use-text';
import { usualPodSeconds } from '@/targeting/breaks';
import { breakOptionsOf, type BreakChoices } from '@/targeting/chosen-places';
import type { PlanEditor } from '../plan/use-planning';
import { useDistanceText } from './break-warnings';
import classes from './breaks.module.css';

/** Lengths of a break that can be chosen, in seconds. */
const POD_SECONDS = [15, 30, 60, 90, 120, 180];
/** Numbers of breaks that can be chosen. */
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
/** The prefix of the value for a number of breaks per hour. */
const HOURLY = 'hourly ';
/** Numbers of breaks per hour that can be chosen. */
const PER_HOUR = [2, 4, 6, 8, 10, 12];
/** Minimum times between breaks that can be chosen, in seconds. */
const SPACING_SECONDS = [5, 10, 15, 30, 60, 120, 300, 480, 600, 900];

/** A program bears at most one break in this time, in ms, however many are asked for. */
const LEAST_MS_PER_BREAK = 15_000;

/** Those that suit the program, and the one that is chosen. */
const within = (all: readonly number[], most: number, chosen: number | null | undefined) =>
  [...new Set([...all.filter((each) => each <= most), ...(chosen == null ? [] : [chosen])])].toSorted(
    (a, b) => a - b,
  );

/** The chosen number of breaks, as choices. */
function breakNumber(value: string): Pick<BreakChoices, 'count' | 'perHour'> {
  if (value === '') return {};
  return value.startsWith(HOURLY)
    ? { perHour: Number(value.slice(HOURLY.length)) }
    : { count: Number(value) };
}

/** Minimum length of a program for a number of breaks in an hour, in ms. */
const MIN_HOURLY_MS = 1_200_000;

const SMALL = { size: 'xs', labelProps: { fz: 'xs', mb: 2 } } as const;

/** How many breaks, or how many in an hour. */
function NumberOfBreaks({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const { choices, plan } = planning;
  const { durationMs } = plan;
  const { count, perHour } = choices.breakOptions;
  const hasHours = durationMs >= MIN_HOURLY_MS || perHour !== undefined;
  const suggested = String(breakOptionsOf(durationMs, {}).count);
  return (
    <NativeSelect
      {...SMALL}
      label={t('plan.breaks.number')}
      value={count === undefined ? (perHour === undefined ? '' : `${HOURLY}${perHour}`) : String(count)}
      data={[
        { value: '', label: t('plan.breaks.suggested', { value: suggested }) },
        ...within(COUNTS, durationMs / LEAST_MS_PER_BREAK, count).map(String),
        ...within(hasHours ? PER_HOUR : [], Infinity, perHour).map((value) => ({
          value: `${HOURLY}${value}`,
          label: t('plan.breaks.per-hour', { count: value }),
        })),
      ]}
      onChange={({ currentTarget }) => planning.setBreakNumber(breakNumber(currentTarget.value))}
    />
  );
}

/** How many breaks, how far from one another, and how long. The choices that do not suit the length are left out. */
export function BreakSettings({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const distanceText = useDistanceText();
  const { choices, plan } = planning;
  const { durationMs } = plan;
  const { spacingMs, ...number } = choices.breakOptions;
  const suggested = (value: string) => ({ value: '', label: t('plan.breaks.suggested', { value }) });
  // Advertising time is counted in seconds.
  const seconds = (value: number) => t('plan.breaks.seconds', { seconds: value });
  // What is in force may be shorter than suggested.
  const usualMs = (spacingMs === undefined ? plan.breakOptions : breakOptionsOf(durationMs, number))
    .spacingMs;
  return (
    <div className={classes.settings}>
      <NumberOfBreaks planning={planning} />
      <NativeSelect
        {...SMALL}
        label={t('plan.breaks.spacing')}
        value={spacingMs === undefined ? '' : String(spacingMs)}
        data={[
          suggested(distanceText(usualMs)),
          ...within(
            SPACING_SECONDS.map((value) => value * 1000),
            durationMs / 2,
            spacingMs,
          ).map((value) => ({ value: String(value), label: distanceText(value) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          planning.setSpacing(value === '' ? undefined : Number(value))
        }
      />
      <NativeSelect
        {...SMALL}
        label={t('plan.breaks.pod')}
        value={choices.podSeconds === null ? '' : String(choices.podSeconds)}
        data={[
          suggested(seconds(usualPodSeconds(durationMs))),
          ...within(POD_SECONDS, durationMs / 1000, choices.podSeconds).map((value) => ({
            value: String(value),
            label: seconds(value),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          planning.setPodSeconds(value === '' ? null : Number(value))
        }
      />
    </div>
  );
}
