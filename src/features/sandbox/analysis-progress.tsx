import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-progress.module.css';
import { ProgressTrack } from './progress-track';
import type { Underway } from './use-analysis';

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

interface AnalysisProgressProps {
  underway: Underway;
  onCancel: () => void;
}

/**
 * What is going on, how far it is when the server tells, and for how long. Nothing of it is announced by itself: that
 * is the page's task, and rare.
 */
export function AnalysisProgress({ underway: { progress }, onCancel }: AnalysisProgressProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const seconds = useElapsedSeconds();
  return (
    <section className={classes.progress} aria-label={t('sandbox.progress.label')}>
      <div className={classes.text}>
        <p className={classes.what}>
          {t(progress ? `sandbox.progress.${progress.stage}` : 'sandbox.progress.text')}
          {progress ? <span className={classes.percent}>{percent(progress.percent / 100)}</span> : null}
        </p>
        <p className={classes.elapsed} aria-hidden="true">
          {t('sandbox.seconds', { seconds: number(seconds) })}
        </p>
        <Button variant="default" size="sm" onClick={onCancel}>
          {t('sandbox.progress.cancel')}
        </Button>
      </div>
      <ProgressTrack progress={progress} />
    </section>
  );
}
