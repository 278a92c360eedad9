import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import classes from './frame-strip.module.css';
import { FRAMES } from './frames';

/** Time between two frames of the strip, for the timecodes below them. */
const FRAME_MS = 2000;

/** An animated strip of frames that moves past a playhead; the dot of the current frame lights up. */
export function FrameStrip() {
  const t = useText();
  const [paused, setPaused] = useState(false);
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={classes.strip} data-paused={paused}>
      <div className={classes.frames} aria-hidden="true">
        {/* Twice, for a seamless loop. */}
        {[...FRAMES, ...FRAMES].map((frame, index) => (
          <div key={index} className={classes.cell}>
            <svg viewBox="0 0 160 90">{frame.drawing}</svg>
            <p className={classes.label}>
              <span className={classes.timecode}>{formatTimecode((index % FRAMES.length) * FRAME_MS)}</span>
              <span>{frame.concept}</span>
            </p>
          </div>
        ))}
      </div>
      <div className={classes.opening} aria-hidden="true">
        <span className={classes.dots} />
      </div>
      <div className={classes.playhead} aria-hidden="true" />
      <button
        type="button"
        className={classes.pause}
        onClick={() => setPaused(!paused)}
        aria-label={t(paused ? 'landing.play-animation' : 'landing.pause-animation')}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
