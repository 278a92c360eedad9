import type { AnalysisProgress } from '@/contracts/analysis-events';
import { useText } from '@/i18n/use-text';
import classes from './progress-track.module.css';
import { useProgressWords } from './use-progress-words';

/** How far the analysis is; without a figure only that something is going on, and nothing is made up. */
export function ProgressTrack({ progress }: { progress: AnalysisProgress | null }) {
  const t = useText();
  const words = useProgressWords();
  const name = t('sandbox.progress.label');
  return progress ? (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={name}
      aria-valuenow={progress.percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words(progress)}
    >
      <span className={classes.done} style={{ width: `${progress.percent}%` }} />
    </div>
  ) : (
    <div className={classes.track} role="progressbar" aria-label={name}>
      <span className={classes.cue} />
    </div>
  );
}
