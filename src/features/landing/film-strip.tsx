import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import classes from './film-strip.module.css';
import { FRAMES } from './frames';

/** Seconds of film between two frames of the strip; only for the timecodes under them. */
const FRAME_MS = 2000;

/** A strip of film that runs past a playhead: each frame's cue mark lights up when it is read. */
export function FilmStrip() {
  const t = useText();
  const [paused, setPaused] = useState(false);
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={classes.strip} data-paused={paused}>
      <div className={classes.film} aria-hidden="true">
        {/* Twice, so that the end of the strip is followed by its beginning. */}
        {[...FRAMES, ...FRAMES].map((frame, index) => (
          <div key={index} className={classes.cell}>
            <div className={classes.frame}>
              <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
                {frame.scene}
              </svg>
              <span className={classes.cue} />
            </div>
            <p className={classes.caption}>
              <span className={classes.code}>{formatTimecode((index % FRAMES.length) * FRAME_MS)}</span>
              <span>{frame.concept}</span>
            </p>
          </div>
        ))}
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
