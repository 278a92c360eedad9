import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { useText } from '@/i18n/use-text';
import type { SandboxAnalysis } from '../use-analysis';
import { AnalysisProgress } from './analysis-progress';
import { useProgressText } from './progress-text';

interface AnalysisStatusProps {
  state: SandboxAnalysis;
  onCancel: () => void;
}

/** What has become of the analysis: its progress, or that it was canceled. */
export function AnalysisStatus({ state, onCancel }: AnalysisStatusProps) {
  const t = useText();
  const progressText = useProgressText();
  return (
    <>
      {/* A live region must exist before its content changes. */}
      <div role="status">
        {state.phase === 'cancelled' ? <p>{t('sandbox.progress.canceled')}</p> : null}
        {state.phase === 'analyzing' ? (
          <VisuallyHidden>{progressText(state.announced)}</VisuallyHidden>
        ) : null}
      </div>
      {state.phase === 'analyzing' ? <AnalysisProgress analysis={state} onCancel={onCancel} /> : null}
    </>
  );
}
