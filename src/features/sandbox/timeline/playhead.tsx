import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { Player } from '../player/use-player';
import { Slider } from '../slider';
import classes from './playhead.module.css';

/** The step of an arrow key, in ms. */
const STEP_MS = 500;

/** @returns the playback position in ms; null without a video */
function usePosition(video: HTMLVideoElement | null): number | null {
  const [positionMs, setPositionMs] = useState(0);
  useEffect(() => {
    if (!video) return;
    const update = () => setPositionMs(video.currentTime * 1000);
    const events = ['timeupdate', 'seeking', 'seeked'] as const;
    for (const event of events) video.addEventListener(event, update);
    update();
    return () => {
      for (const event of events) video.removeEventListener(event, update);
    };
  }, [video]);
  return video ? positionMs : null;
}

interface PlayheadProps {
  player: Player;
  totalMs: number;
}

/** The playback position over all lanes, and the slider that changes it. */
export function Playhead({ player, totalMs }: PlayheadProps) {
  const t = useText();
  const position = usePosition(player.video);
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
