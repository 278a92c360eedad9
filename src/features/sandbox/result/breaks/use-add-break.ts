import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { keptSpacingMs, nearestAllowed } from '@/targeting/chosen-places';
import { useFormats } from '@/ui/use-formats';
import type { PlanEditor } from '../plan/use-planning';
import { useBreakWarnings } from './break-warnings';

/** The maximum distance of an added break from the playback position, in ms. */
const REACH_MS = 5000;
/** Two times that are at most this far apart are meant as the same: times are displayed in tenths of a second, in ms. */
const SAME_MS = 100;

/** The outcome of adding a break. Times in ms. */
interface Outcome {
  wishedMs: number;
  /** Where it was added, or else the nearest allowed place. */
  placeMs: number | undefined;
  isAdded: boolean;
  /** It was already planned. */
  wasThere: boolean;
  /** The breaks that were planned before. */
  planned: number[];
}

/** Returns what became of a break that was to be added, and what that meant for the breaks that were planned before. */
function useOutcomeTexts({ plan }: Pick<PlanEditor, 'plan'>) {
  const t = useText();
  const { number, oneDecimal } = useFormats();

  function outcomeText({ wishedMs, placeMs, isAdded, wasThere }: Outcome): string {
    if (placeMs === undefined) return t('plan.breaks.none-at-all');
    const place = formatTimecode(placeMs);
    if (!isAdded) {
      const seconds = number(REACH_MS / 1000);
      return t('plan.breaks.none-near', { seconds, time: formatTimecode(wishedMs), place });
    }
    if (wasThere) return t('plan.breaks.already', { time: place });
    const movedMs = Math.abs(placeMs - wishedMs);
    return movedMs <= SAME_MS
      ? t('plan.breaks.added', { time: place })
      : t('plan.breaks.moved', { time: place, seconds: oneDecimal(movedMs / 1000) });
  }

  /** The breaks that are no longer planned because of it. */
  function displacedTexts({ placeMs, planned }: Outcome): string[] {
    const displaced = planned.filter(
      (before) => !plan.breaks.some(({ timestamp, isPlanned }) => isPlanned && timestamp === before),
    );
    const leastMs = keptSpacingMs(plan.choices.breakOptions, plan.breakOptions);
    const isNear = (before: number) => Math.abs(before - (placeMs ?? 0)) < leastMs;
    const texts = [
      { id: 'plan.breaks.displaced', all: displaced.filter(isNear) },
      { id: 'plan.breaks.too-many', all: displaced.filter((before) => !isNear(before)) },
    ] as const;
    return texts.flatMap(({ id, all }) =>
      all.length > 0 ? [t(id, { times: all.map(formatTimecode).join(', ') })] : [],
    );
  }
  return { outcomeText, displacedTexts };
}

/** Adds a break by hand, and says what that meant for the plan. */
export function useAddBreak({ plan, addBreak }: PlanEditor) {
  const { outcomeText, displacedTexts } = useOutcomeTexts({ plan });
  const warningsOf = useBreakWarnings(plan);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { placeMs } = outcome ?? {};
  const added = outcome?.isAdded
    ? plan.breaks.find(({ timestamp, isKept }) => isKept && timestamp === placeMs)
    : undefined;

  function add(wishedMs: number, addedMs: number | undefined, isAdded: boolean) {
    const planned = plan.breaks.filter(({ isPlanned }) => isPlanned).map(({ timestamp }) => timestamp);
    if (isAdded && addedMs !== undefined) addBreak(addedMs);
    setOutcome({ wishedMs, placeMs: addedMs, isAdded, wasThere: planned.includes(addedMs ?? -1), planned });
  }

  return {
    /** Exactly there, or at the place that is displayed with this time. */
    addAt: (timeMs: number) => {
      const nearest = nearestAllowed(plan.response, timeMs);
      const isSame = nearest !== undefined && Math.abs(nearest - timeMs) <= SAME_MS;
      add(timeMs, isSame ? nearest : timeMs, true);
    },
    /** At the nearest place that cuts neither a shot nor a line of speech; if none is near, it is only named. */
    addNear: (timeMs: number) => {
      const nearest = nearestAllowed(plan.response, timeMs);
      add(timeMs, nearest, nearest !== undefined && Math.abs(nearest - timeMs) <= REACH_MS);
    },
    outcome,
    /** Empty until the plan has the break. */
    text:
      outcome && (added || !outcome.isAdded)
        ? [outcomeText(outcome), ...(added ? [...displacedTexts(outcome), ...warningsOf(added)] : [])].join(
            ' ',
          )
        : '',
  };
}
