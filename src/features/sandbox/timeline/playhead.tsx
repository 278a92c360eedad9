import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { Slider } from '../slider';
import classes from './playhead.module.css';

/** The step of an arrow key, in ms. */
const STEP_MS = 500;

interface PlayheadProps {
  player: Player;
  totalMs: number;
}

/** The playback position over all lanes, and the slider that changes it. */
export function Playhead({ player, totalMs }: PlayheadProps) {
  const t = useText();
  const position = usePosition(player.video)?.positionMs ?? null;
  // The slider stays where it was moved to until the video has followed.
  const [requested, setRequested] = useState<{ timeMs: number; before: number | null } | null>(null);
  const shownMs = Math.min(requested?.before === position ? requested.timeMs : (position ?? 0), totalMs);

  function seek(timeMs: number) {
    setRequested({ timeMs, before: position });
    player.seek(timeMs);
  }

  return (
    <>
      {position === null ? null : (
        <span className={classes.line} aria-hidden="true">
          <span style={{ left: `${(shownMs / totalMs) * 100}%` }} />
        </span>
      )}
      <div className={classes.slider}>
        <Slider
          max={totalMs}
          step={STEP_MS}
          value={shownMs}
          aria-label={t('sandbox.player.position')}
          aria-valuetext={formatTimecode(shownMs)}
          onChange={seek}
        />
      </div>
    </>
  );
}
