import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { keptSpacingMs, nearestAllowed } from '@/targeting/chosen-places';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import classes from './add-break.module.css';
import type { PlanEditor } from './use-planning';

/** The maximum distance of an added break from the playback position, in ms. */
const REACH_MS = 5000;
/** Two times closer to each other than this are displayed as the same time, in ms. */
const SAME_MS = 50;

/** The outcome of adding a break. Times in ms. */
interface Outcome {
  wishedMs: number;
  /** The nearest allowed place. */
  placeMs: number | undefined;
  isAdded: boolean;
  /** It was already planned. */
  wasThere: boolean;
  /** The breaks that were planned before. */
  planned: number[];
}

/** A message disappears when the playback position is further than this from the requested time, in ms. */
const STALE_MS = 1000;

/**
 * Adds a break at the playback position, moved to the nearest place that cuts neither a shot nor a line of speech.
 * If no such place is near, nothing is added, and the nearest one is named.
 */
export function AddBreak({ planning, player }: { planning: PlanEditor; player: Player }) {
  const t = useText();
  const { number, oneDecimal } = useFormats();
  const position = usePosition(player.video);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (player.phase === 'failed') return null;
  const { plan, addBreak } = planning;

  function add(wishedMs: number) {
    const placeMs = nearestAllowed(plan.response, wishedMs);
    const isAdded = placeMs !== undefined && Math.abs(placeMs - wishedMs) <= REACH_MS;
    const planned = plan.breaks.filter(({ isPlanned }) => isPlanned).map(({ timestamp }) => timestamp);
    const wasThere = planned.some((timestamp) => timestamp === placeMs);
    if (isAdded) addBreak(placeMs);
    setOutcome({ wishedMs, placeMs, isAdded, wasThere, planned });
  }

  const isStale = outcome && position && Math.abs(position.positionMs - outcome.wishedMs) > STALE_MS;
  const current = isStale ? null : outcome;
  const added = current?.isAdded
    ? plan.breaks.find(({ timestamp, isKept }) => isKept && timestamp === current.placeMs)
    : undefined;
  const displaced = (added && current ? current.planned : []).filter(
    (before) => !plan.breaks.some(({ timestamp, isPlanned }) => isPlanned && timestamp === before),
  );
  const isNear = (before: number) =>
    Math.abs(before - (current?.placeMs ?? 0)) < keptSpacingMs(plan.choices.breakOptions, plan.breakOptions);
  const texts = [
    { id: 'plan.breaks.displaced', all: displaced.filter(isNear) },
    { id: 'plan.breaks.too-many', all: displaced.filter((before) => !isNear(before)) },
  ] as const;

  function textOf({ wishedMs, placeMs, isAdded, wasThere }: Outcome): string {
    if (placeMs === undefined) return t('plan.breaks.none-at-all');
    const place = formatTimecode(placeMs);
    if (!isAdded) {
      const seconds = number(REACH_MS / 1000);
      return t('plan.breaks.none-near', { seconds, time: formatTimecode(wishedMs), place });
    }
    if (wasThere) return t('plan.breaks.already', { time: place });
    const movedMs = Math.abs(placeMs - wishedMs);
    return movedMs < SAME_MS
      ? t('plan.breaks.added', { time: place })
      : t('plan.breaks.moved', { time: place, seconds: oneDecimal(movedMs / 1000) });
  }

  return (
    <div className={classes.add}>
      {position ? (
        <Button variant="default" onClick={() => add(Math.round(position.positionMs))}>
          {t('plan.breaks.add-at', { time: formatTimecode(position.positionMs) })}
        </Button>
      ) : (
        <p className={classes.text}>{t('plan.breaks.add-text')}</p>
      )}
      <p role="status" className={classes.text}>
        {current && (added || !current.isAdded) ? textOf(current) : null}
        {texts.map(({ id, all }) =>
          all.length > 0 ? ` ${t(id, { times: all.map(formatTimecode).join(', ') })}` : null,
        )}
        {added?.verdict === 'unsuitable' ? ` ${t('plan.breaks.added-unsuitable')}` : null}
      </p>
      {current && added ? (
        <a className={classes.show} href={`#break-${current.placeMs}`}>
          {t('plan.breaks.show')}
        </a>
      ) : null}
      {current && !current.isAdded && current.placeMs !== undefined ? (
        <Button variant="default" size="sm" onClick={() => add(current.placeMs ?? 0)}>
          {t('plan.breaks.add-at', { time: formatTimecode(current.placeMs) })}
        </Button>
      ) : null}
    </div>
  );
}
