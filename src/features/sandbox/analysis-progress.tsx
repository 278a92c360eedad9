import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-progress.module.css';
import { useProgressText } from './progress-text';
import type { AnalysisRun } from './use-analysis';

/** Whole seconds since the component was mounted. */
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
  analysis: AnalysisRun;
  onCancel: () => void;
}

/**
 * The stage, the percentage and the elapsed time of a running analysis. Without a percentage the bar is indeterminate.
 * It announces nothing: the page does that, rarely.
 */
export function AnalysisProgress({ analysis: { progress }, onCancel }: AnalysisProgressProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const progressText = useProgressText();
  const seconds = useElapsedSeconds();
  return (
    <section className={classes.progress} aria-label={t('sandbox.progress.label')}>
      <div className={classes.text}>
        <p className={classes.stage}>
          {t(progress ? `sandbox.progress.${progress.stage}` : 'sandbox.progress.text')}
          {progress ? <span className={classes.percent}>{percent(progress.percent / 100)}</span> : null}
        </p>
        <p className={classes.elapsed} aria-hidden="true">
          {t('sandbox.seconds', { seconds: number(seconds) })}
        </p>
        <Button variant="default" size="sm" onClick={onCancel}>
          {t('tables.cancel')}
        </Button>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('sandbox.progress.label')}
        {...(progress
          ? {
              'aria-valuenow': progress.percent,
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuetext': progressText(progress),
            }
          : {})}
      >
        {progress ? (
          <span className={classes.bar} style={{ width: `${progress.percent}%` }} />
        ) : (
          <span className={classes.dot} />
        )}
      </div>
    </section>
  );
}
