import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { SAMPLE_VIDEO_PATH } from '@/config/paths';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Analyzer } from '@/contracts/analyzer';
import type { LanguageStore } from '@/i18n/language-store';
import { useText } from '@/i18n/use-text';
import type { DeviceVault } from '@/lib/device-vault';
import { lazyComponent } from '@/lib/lazy-component';
import { useConnection } from '@/lib/use-connection';
import { Banner } from '@/ui/feedback/banner';
import { Spinner } from '@/ui/feedback/spinner';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisProgress } from './analysis-progress';
import { StoredResultNote } from './stored/stored-result-note';
import { useStoredUrls } from './form/use-stored-urls';
import { useStoredAnalyses } from './stored/stored-analyses';
import { NetworkNotice } from './network-notice';
import { networkOutcome, failureMessage } from './failure-message';
import { UrlForm } from './form/url-form';
import { useProgressText } from './progress-text';
import { useAnalysis } from './use-analysis';
import type { FormUrls } from './form/form-urls';
import classes from './sandbox-page.module.css';

interface SandboxPageProps {
  analyzer: Analyzer;
  vault: Pick<DeviceVault, 'of'>;
  language: Pick<LanguageStore, 'need'>;
}

/** A result with its messages: a file of its own, because the form is there long before the first result is. */
const lazyResult = (language: SandboxPageProps['language']) =>
  lazyComponent(async () => {
    const [{ AnalysisResult }] = await Promise.all([import('./analysis-result'), language.need('plan')]);
    return AnalysisResult;
  });

/** Only for those who have stored some. */
const { Component: RecentAnalyses } = lazyComponent(
  async () => (await import('./stored/recent-analyses')).RecentAnalyses,
);

/** The comparison with its messages, in the same way. */
const lazyCompare = (language: SandboxPageProps['language']) =>
  lazyComponent(async () => {
    const [{ CompareView }] = await Promise.all([import('./compare/compare-view'), language.need('plan')]);
    return CompareView;
  });

export function SandboxPage({ analyzer, vault, language }: SandboxPageProps) {
  const t = useText();
  const [{ Component: AnalysisResult, load: loadResult }] = useState(() => lazyResult(language));
  const [{ Component: CompareView, load: loadCompare }] = useState(() => lazyCompare(language));
  const [isComparing, setComparing] = useState(false);
  const uid = useAuth().user?.uid;
  const device = useMemo(() => (uid === undefined ? null : vault.of(uid)), [vault, uid]);
  const { urls, change: changeUrls, forget: forgetUrls } = useStoredUrls(device);
  const { all, add, remove, restore, clear } = useStoredAnalyses(device);
  // The removal of the last one can be undone there.
  const [hasHadStored, setHasHadStored] = useState(false);
  if (all.length > 0 && !hasHadStored) setHasHadStored(true);
  const connection = useConnection();
  const progressText = useProgressText();
  const input = useRef<HTMLInputElement>(null);

  const onResult = useCallback(
    (response: AnalysisResponse) => {
      add(response);
      forgetUrls();
    },
    [add, forgetUrls],
  );
  const { state, analyze, cancel, clearError, open, close } = useAnalysis(analyzer, onResult);
  // Before there is a result: stored ones can be opened without a network.
  useEffect(() => {
    loadResult().catch((error: unknown) => console.error('Loading the result view failed', error));
  }, [loadResult]);
  const canCompare = all.length > 1;
  useEffect(() => {
    if (!canCompare) return;
    loadCompare().catch((error: unknown) => console.error('Loading the comparison failed', error));
  }, [canCompare, loadCompare]);
  const showsResult = state.phase === 'analyzing' || state.phase === 'success';
  const [isFormOpen, setFormOpen] = useState(false);

  function start() {
    setFormOpen(false);
    void analyze(urls);
  }

  function change(next: FormUrls) {
    changeUrls(next);
    clearError();
  }

  function openForm() {
    setFormOpen(true);
    scrollTo({ top: 0 });
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }

  function trySample() {
    // Captions of another video would replace its own.
    change({ url: new URL(SAMPLE_VIDEO_PATH, location.origin).href, captionsUrl: '' });
  }

  function cancelAndReturn() {
    cancel();
    // The focused button disappears: the focus moves to the URL.
    input.current?.focus();
  }

  return (
    <>
      <UrlForm
        urls={urls}
        onChange={change}
        onSubmit={start}
        onTrySample={trySample}
        busy={state.phase === 'analyzing'}
        isFolded={showsResult && !isFormOpen}
        inputRef={input}
        failure={state.phase === 'error' ? failureMessage(state.failure, t) : null}
      />
      <NetworkNotice
        connection={connection}
        outcome={state.phase === 'error' ? networkOutcome(state.failure) : null}
        hasStored={!showsResult && all.length > 0}
        onRetry={start}
      />
      <div className={classes.outcome} data-filled={showsResult}>
        {/* A live region must exist before its content changes. */}
        <div role="status">
          {state.phase === 'canceled' ? <p>{t('sandbox.progress.canceled')}</p> : null}
          {state.phase === 'analyzing' ? (
            <VisuallyHidden>{progressText(state.announced)}</VisuallyHidden>
          ) : null}
          {state.phase === 'success' &&
          state.analyzedAt === undefined &&
          state.response.status === 'success' ? (
            <Banner tone="good" message={t('sandbox.succeeded')} />
          ) : null}
        </div>
        {state.phase === 'success' && state.analyzedAt !== undefined ? (
          <StoredResultNote analyzedAt={state.analyzedAt} onClose={close} />
        ) : null}
        {state.phase === 'analyzing' ? (
          <AnalysisProgress analysis={state} onCancel={cancelAndReturn} />
        ) : null}
      </div>
      {state.phase === 'success' ? (
        <Suspense fallback={<Spinner />}>
          <AnalysisResult
            device={device}
            analyzedAt={state.analyzedAt}
            response={state.response}
            onNewAnalysis={openForm}
          />
        </Suspense>
      ) : null}
      {showsResult || !isComparing || !canCompare ? null : (
        <Suspense fallback={<Spinner />}>
          <CompareView
            analyses={all}
            device={device}
            onOpen={({ response, analyzedAt }) => open(response, analyzedAt)}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
      {showsResult || !hasHadStored || (isComparing && canCompare) ? null : (
        <Suspense>
          <RecentAnalyses
            all={all}
            onOpen={({ response, analyzedAt }) => open(response, analyzedAt)}
            onCompare={canCompare ? () => setComparing(true) : null}
            onRemove={remove}
            onRestore={restore}
            onClear={clear}
            takesFocus={state.phase === 'idle' && state.hasClosedResult === true}
          />
        </Suspense>
      )}
      {showsResult ? null : <AnalysisIntroduction />}
    </>
  );
}
