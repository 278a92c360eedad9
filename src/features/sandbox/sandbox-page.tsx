import { useState } from 'react';
import { SAMPLE_VIDEO_PATH } from '@/config/paths';
import type { Analyzer } from '@/contracts/analyzer';
import { Banner } from '@/ui/banner';
import { PageHeading } from '@/ui/page-heading';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisProgress } from './analysis-progress';
import { AnalysisResult } from './analysis-result';
import { UrlForm } from './url-form';
import { useAnalysis } from './use-analysis';
import classes from './sandbox-page.module.css';

export function SandboxPage({ analyzer }: { analyzer: Analyzer }) {
  const [url, setUrl] = useState('');
  const { state, analyze, stop, clearError } = useAnalysis(analyzer);

  function change(next: string) {
    setUrl(next);
    clearError();
  }

  return (
    <>
      <PageHeading title="Video Analysis Sandbox">
        Give the address of a video, and read what is in it and when.
      </PageHeading>
      <UrlForm
        url={url}
        onChange={change}
        onSubmit={() => void analyze(url)}
        onTrySample={() => change(new URL(SAMPLE_VIDEO_PATH, location.origin).href)}
        busy={state.phase === 'analyzing'}
        error={state.phase === 'error' ? state.message : null}
        explanation={state.phase === 'error' ? state.explanation : undefined}
      />
      {/* Always there, so that what appears in it is announced. */}
      <div className={classes.outcome} role="status">
        {state.phase === 'analyzing' ? <AnalysisProgress onStop={stop} /> : null}
        {state.phase === 'success' && state.response.status === 'success' ? (
          <Banner tone="good" message="Video analysis completed successfully!" />
        ) : null}
      </div>
      {state.phase === 'success' ? <AnalysisResult response={state.response} /> : null}
      {state.phase === 'idle' || state.phase === 'error' ? <AnalysisIntroduction /> : null}
    </>
  );
}
