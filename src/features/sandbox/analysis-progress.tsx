import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
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
  const t = useText();
  const { number } = useFormats();
  const seconds = useElapsedSeconds();
  return (
    <section className={classes.progress}>
      <div className={classes.text}>
        <p className={classes.what}>{t('sandbox.progress.text')}</p>
        {/* Not read out every second. */}
        <p className={classes.elapsed} aria-hidden="true">
          {t('sandbox.seconds', { seconds: number(seconds) })}
        </p>
        <Button variant="default" size="sm" onClick={onStop}>
          {t('sandbox.progress.stop')}
        </Button>
      </div>
      <div className={classes.track} role="progressbar" aria-label={t('sandbox.progress.label')}>
        <span className={classes.cue} />
      </div>
    </section>
  );
}
