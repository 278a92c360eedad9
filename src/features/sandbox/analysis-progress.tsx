import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './analysis-progress.module.css';

/** Whole seconds since this began to be shown. */
function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Something is going on, and for how long; the server does not say how far it is, so neither do we. */
export function AnalysisProgress({ onStop }: { onStop: () => void }) {
  const seconds = useElapsedSeconds();
  return (
    <section className={classes.progress}>
      <div className={classes.text}>
        <p className={classes.what}>Reading the picture, the sound and the words of the video</p>
        {/* Not read out every second. */}
        <p className={classes.elapsed} aria-hidden="true">
          {seconds} s
        </p>
        <Button variant="default" size="sm" onClick={onStop}>
          Stop
        </Button>
      </div>
      <div className={classes.track} role="progressbar" aria-label="Analysis of the video">
        <span className={classes.cue} />
      </div>
    </section>
  );
}
