import { useEffect, useState, type KeyboardEvent } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { rangeOf, stepOf } from './time-axis';
import classes from './timeline.module.css';
import type { TimeView } from './use-zoom';

/** The step of an arrow key, in ms. */
const STEP_MS = 500;

interface PlayheadProps {
  player: Player;
  totalMs: number;
  view: TimeView;
  range: TimeRange | null;
  onSelect: (range: TimeRange | null) => void;
}

/** Returns the handler of arrow keys with Shift, which select the range that they go over. */
function useRangeKeys(
  { totalMs, view, range, onSelect }: Omit<PlayheadProps, 'player'>,
  shownMs: number,
  seek: (timeMs: number) => void,
) {
  /** Where the range began, and where it ends now. */
  const [selecting, setSelecting] = useState<{ fromMs: number; toMs: number } | null>(null);
  return (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const shown = view.inView();
    const stepMs = Math.max(STEP_MS, shown ? stepOf(shown) : 0);
    const known = selecting && rangeOf(selecting.fromMs, selecting.toMs);
    const continues = known !== null && known.startMs === range?.startMs && known.endMs === range.endMs;
    const { fromMs, toMs } = continues && selecting ? selecting : { fromMs: shownMs, toMs: shownMs };
    const nextMs = toMs + (event.key === 'ArrowLeft' ? -stepMs : stepMs);
    const next = { fromMs: Math.round(fromMs), toMs: Math.round(Math.min(Math.max(nextMs, 0), totalMs)) };
    setSelecting(next);
    onSelect(next.fromMs === next.toMs ? null : rangeOf(next.fromMs, next.toMs));
    seek(next.toMs);
  };
}

/**
 * The playback position over all lanes, and the slider that changes it. Arrow keys with Shift select the range that
 * they go over. While it moves, the position is kept in view.
 */
export function Playhead({ player, totalMs, view, range, onSelect }: PlayheadProps) {
  const t = useText();
  const playback = usePosition(player.video);
  const position = playback?.positionMs ?? null;
  const isPlaying = playback?.isPlaying ?? false;
  // The slider stays at the requested position until the video has followed.
  const [requested, setRequested] = useState<{ timeMs: number; before: number | null } | null>(null);
  const shownMs = Math.min(
    requested?.before === position ? requested.timeMs : (position ?? player.startMs),
    totalMs,
  );
  const { reveal } = view;

  useEffect(() => {
    if (isPlaying && position !== null) reveal(position);
  }, [isPlaying, position, reveal]);

  function seek(timeMs: number) {
    setRequested({ timeMs, before: position });
    player.seek(timeMs);
    reveal(timeMs);
  }

  const onKeyDown = useRangeKeys({ totalMs, view, range, onSelect }, shownMs, seek);

  return (
    <>
      {position === null && player.startMs === 0 ? null : (
        <span className={classes.overlay} aria-hidden="true">
          <span className={classes.playhead} style={{ left: `${(shownMs / totalMs) * 100}%` }} />
        </span>
      )}
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={totalMs}
        step={STEP_MS}
        value={shownMs}
        aria-label={t('sandbox.player.position')}
        aria-valuetext={formatTimecode(shownMs)}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onKeyDown={onKeyDown}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
