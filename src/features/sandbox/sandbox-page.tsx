import { useRef, useState } from 'react';
import { SAMPLE_VIDEO_PATH } from '@/config/paths';
import type { Analyzer } from '@/contracts/analyzer';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/banner';
import { PageHeading } from '@/ui/page-heading';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisProgress } from './analysis-progress';
import { AnalysisResult } from './analysis-result';
import { problemWords } from './problem-words';
import { SpokenState } from './spoken-state';
import { UrlForm } from './url-form';
import { useAnalysis } from './use-analysis';
import classes from './sandbox-page.module.css';

export function SandboxPage({ analyzer }: { analyzer: Analyzer }) {
  const t = useText();
  const [url, setUrl] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { state, analyze, cancel, clearError } = useAnalysis(analyzer);

  function change(next: string) {
    setUrl(next);
    clearError();
  }

  function cancelAndReturn() {
    cancel();
    // The button goes: the focus returns to where the address is, to be changed or sent again.
    input.current?.focus();
  }

  return (
    <>
      <PageHeading title={t('sandbox.title')}>{t('sandbox.lede')}</PageHeading>
      <UrlForm
        url={url}
        onChange={change}
        onSubmit={() => void analyze(url)}
        onTrySample={() => change(new URL(SAMPLE_VIDEO_PATH, location.origin).href)}
        busy={state.phase === 'analyzing'}
        inputRef={input}
        problem={state.phase === 'error' ? problemWords(state.problem, t) : null}
      />
      <div className={classes.outcome} data-filled={state.phase === 'analyzing' || state.phase === 'success'}>
        {/* Always there, so that what appears in it is announced. */}
        <div role="status">
          <SpokenState state={state} />
          {state.phase === 'success' && state.response.status === 'success' ? (
            <Banner tone="good" message={t('sandbox.succeeded')} />
          ) : null}
        </div>
        {state.phase === 'analyzing' ? (
          <AnalysisProgress underway={state} onCancel={cancelAndReturn} />
        ) : null}
      </div>
      {state.phase === 'success' ? <AnalysisResult response={state.response} /> : null}
      {state.phase === 'analyzing' || state.phase === 'success' ? null : <AnalysisIntroduction />}
    </>
  );
}
