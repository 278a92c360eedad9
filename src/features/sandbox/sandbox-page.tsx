import { useCallback, useMemo, useRef } from 'react';
import { useAuth } from '@/auth/use-auth';
import { SAMPLE_VIDEO_PATH } from '@/config/paths';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Analyzer } from '@/contracts/analyzer';
import { useText } from '@/i18n/use-text';
import type { DeviceVault } from '@/lib/device-vault';
import { useConnection } from '@/lib/use-connection';
import { Banner } from '@/ui/feedback/banner';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisProgress } from './analysis-progress';
import { AnalysisResult } from './analysis-result';
import { KeptNote } from './kept/kept-note';
import { RecentAnalyses } from './kept/recent-analyses';
import { useKeptAddresses } from './kept/use-kept-addresses';
import { useKeptAnalyses } from './kept/use-kept-analyses';
import { NetworkNotice } from './network/network-notice';
import { networkOutcome, problemWords } from './problem-words';
import { SpokenState } from './spoken-state';
import { UrlForm } from './url-form';
import { useAnalysis } from './use-analysis';
import type { TypedAddresses } from './video-url';
import classes from './sandbox-page.module.css';

interface SandboxPageProps {
  analyzer: Analyzer;
  vault: Pick<DeviceVault, 'of'>;
}

export function SandboxPage({ analyzer, vault }: SandboxPageProps) {
  const t = useText();
  const uid = useAuth().user?.uid;
  const device = useMemo(() => (uid === undefined ? null : vault.of(uid)), [vault, uid]);
  const { addresses, change: changeAddresses, forget: forgetAddresses } = useKeptAddresses(device);
  const { all, keep, remove, clear } = useKeptAnalyses(device);
  const connection = useConnection();
  const input = useRef<HTMLInputElement>(null);

  const onResult = useCallback(
    (response: AnalysisResponse) => {
      keep(response);
      forgetAddresses();
    },
    [keep, forgetAddresses],
  );
  const { state, analyze, cancel, clearError, open, close } = useAnalysis(analyzer, onResult);
  const isShown = state.phase === 'analyzing' || state.phase === 'success';

  function change(next: TypedAddresses) {
    changeAddresses(next);
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
      <UrlForm
        addresses={addresses}
        onChange={change}
        onSubmit={() => void analyze(addresses)}
        onTrySample={trySample}
        busy={state.phase === 'analyzing'}
        inputRef={input}
        problem={state.phase === 'error' ? problemWords(state.problem, t) : null}
      />
      <NetworkNotice
        connection={connection}
        outcome={state.phase === 'error' ? networkOutcome(state.problem) : null}
        hasKept={!isShown && all.length > 0}
        onRetry={() => void analyze(addresses)}
      />
      <div className={classes.outcome} data-filled={isShown}>
        {/* Always there, so that what appears in it is announced. */}
        <div role="status">
          <SpokenState state={state} />
          {state.phase === 'success' &&
          state.keptSince === undefined &&
          state.response.status === 'success' ? (
            <Banner tone="good" message={t('sandbox.succeeded')} />
          ) : null}
        </div>
        {state.phase === 'success' && state.keptSince !== undefined ? (
          <KeptNote analyzedAt={state.keptSince} onClose={close} />
        ) : null}
        {state.phase === 'analyzing' ? (
          <AnalysisProgress underway={state} onCancel={cancelAndReturn} />
        ) : null}
      </div>
      {state.phase === 'success' ? <AnalysisResult response={state.response} /> : null}
      {isShown || all.length === 0 ? null : (
        <RecentAnalyses
          all={all}
          onOpen={({ response, analyzedAt }) => open(response, analyzedAt)}
          onRemove={remove}
          onClear={clear}
          takesFocus={state.phase === 'idle' && state.isReturn === true}
        />
      )}
      {isShown ? null : <AnalysisIntroduction />}
    </>
  );
}
