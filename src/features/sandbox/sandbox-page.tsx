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
import type { TypedAddresses } from './video-url';
import classes from './sandbox-page.module.css';

export function SandboxPage({ analyzer }: { analyzer: Analyzer }) {
  const t = useText();
  const [addresses, setAddresses] = useState<TypedAddresses>({ url: '', captionsUrl: '' });
  const input = useRef<HTMLInputElement>(null);
  const { state, analyze, cancel, clearError } = useAnalysis(analyzer);

  function change(next: TypedAddresses) {
    setAddresses(next);
    clearError();
  }

  function trySample() {
    // It brings its own words: those of another video would take their place.
    change({ url: new URL(SAMPLE_VIDEO_PATH, location.origin).href, captionsUrl: '' });
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
        addresses={addresses}
        onChange={change}
        onSubmit={() => void analyze(addresses)}
        onTrySample={trySample}
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
