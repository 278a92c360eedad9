import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { AnalysisProgress } from './analysis-progress';
import classes from './analysis-status.module.css';
import { useProgressText } from './progress-text';
import type { SandboxAnalysis } from './use-analysis';

interface AnalysisStatusProps {
  state: SandboxAnalysis;
  /** The result could not be stored: not in the library, or not on this device either. */
  unstored: 'library' | 'anywhere' | null;
  onClose: () => void;
  onCancel: () => void;
}

/** What has become of the analysis: its progress, its success, and whether it is stored. */
export function AnalysisStatus({ state, unstored, onClose, onCancel }: AnalysisStatusProps) {
  const t = useText();
  const progressText = useProgressText();
  return (
    <div className={classes.outcome} data-filled={state.phase === 'analyzing' || state.phase === 'success'}>
      <div className={classes.news}>
        {/* A live region must exist before its content changes. */}
        <div role="status" className={classes.status}>
          {state.phase === 'cancelled' ? <p>{t('sandbox.progress.canceled')}</p> : null}
          {state.phase === 'analyzing' ? (
            <VisuallyHidden>{progressText(state.announced)}</VisuallyHidden>
          ) : null}
          {state.phase === 'success' &&
          state.analyzedAt === undefined &&
          state.response.status === 'success' ? (
            <Banner
              // What is missing is listed below: green would suggest that nothing is missing.
              tone={state.response.partial?.length ? 'neutral' : 'good'}
              message={t('sandbox.succeeded')}
            />
          ) : null}
        </div>
        {state.phase === 'success' && state.analyzedAt === undefined ? (
          <Button variant="default" size="sm" onClick={onClose}>
            {t('sandbox.recent.close')}
          </Button>
        ) : null}
      </div>
      {unstored === 'library' ? (
        <Banner tone="warn" message={t('sandbox.unshared')}>
          {t('sandbox.unshared-help')}
        </Banner>
      ) : null}
      {unstored === 'anywhere' ? (
        <Banner tone="bad" message={t('sandbox.unstored')}>
          {t('sandbox.unstored-help')}
        </Banner>
      ) : null}
      {state.phase === 'analyzing' ? <AnalysisProgress analysis={state} onCancel={onCancel} /> : null}
    </div>
  );
}
