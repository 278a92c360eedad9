import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { Slider } from '../slider';
import classes from './playhead.module.css';

/** What one press of an arrow key moves, in milliseconds. */
const STEP_MS = 500;

interface PlayheadProps {
  player: Player;
  totalMs: number;
}

/** Where the video stands, over all tracks, and the handle that moves it: by pointer, touch and arrow keys. */
export function Playhead({ player, totalMs }: PlayheadProps) {
  const t = useText();
  const position = usePosition(player.video);
  // The handle stays where it was put until the video tells that it has followed.
  const [asked, setAsked] = useState<{ timeMs: number; before: number | null } | null>(null);
  const shownMs = Math.min(asked?.before === position ? asked.timeMs : (position ?? 0), totalMs);

  function seek(timeMs: number) {
    setAsked({ timeMs, before: position });
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
