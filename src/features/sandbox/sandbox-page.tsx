import { Button } from '@mantine/core';
import {
  Activity,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasResult, isMadeInPage } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import { useAuth } from '@/auth/use-auth';
import { SAMPLE_VIDEO_PATH } from '@/config/paths';
import type { AnalysisRequest, AnalysisResponse, WordsRequest } from '@/contracts/analysis';
import type { Analyzer } from '@/contracts/analyzer';
import type { LanguageStore } from '@/i18n/language-store';
import { useLanguage } from '@/i18n/use-language';
import { useText } from '@/i18n/use-text';
import type { DeviceVault } from '@/lib/device-vault';
import { useConnection } from '@/lib/use-connection';
import type { PlanningDocuments } from '@/data/planning/planning-documents';
import { Spinner } from '@/ui/feedback/spinner';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisStatus } from './analysis-status';
import { useBackgroundQueue } from './form/use-background-queue';
import { useOnlyOnDevice } from './form/use-only-on-device';
import { isSameUrls, useStoredUrls } from './form/use-stored-urls';
import { useTranscribe } from './form/use-transcribe';
import { useLazyViews, usePreload } from './lazy-views';
import { useLibrary } from './library/use-library';
import { usePlace } from './stored/place-of';
import { madeWith, useStoredAnalyses, type MadeWith, type OpenedResult } from './stored/stored-analyses';
import { useKeepResult } from './stored/use-keep-result';
import { NO_LIST } from './many/list-draft';
import { NetworkNotice } from './network-notice';
import { PlanningContext } from './plan/use-stored-planning';
import { networkOutcome, failureMessage } from './failure-message';
import { UrlForm } from './form/url-form';
import { goBackOutOfResult, leaveClosedResult } from './result-history';
import type { TrackRun } from './transcript/track-run';
import { useAnalysis } from './use-analysis';
import { useOpened } from './use-opened';
import { useReturningFocus } from './use-returning-focus';
import { useWordsAgain } from './use-words-again';
import { requestOf, urlFailure, type FormUrls } from './form/form-urls';

interface SandboxPageProps {
  analyzer: Analyzer;
  openLibrary: (uid: string) => Promise<AnalysisLibrary>;
  openPlanning: (uid: string) => Promise<PlanningDocuments>;
  vault: Pick<DeviceVault, 'of'>;
  isRemembered: (uid: string) => boolean;
  language: Pick<LanguageStore, 'need'>;
}

export function SandboxPage(props: SandboxPageProps) {
  const { analyzer, openLibrary, openPlanning, vault } = props;
  const t = useText();
  const language = useLanguage();
  const views = useLazyViews(props.language);
  const { Component: AnalysisResult } = views.result;
  const { Component: CompareView } = views.compare;
  const { Component: LibrarySection } = views.library;
  const { Component: ManyView } = views.many;
  const [isComparing, setComparing] = useState(false);
  const [isMany, setMany] = useState(false);
  const [transcribes, setTranscribes] = useTranscribe();
  const [isOnlyOnDevice, setOnlyOnDevice] = useOnlyOnDevice();
  /** What every analysis is asked for. */
  const asked: WordsRequest = { language, ...(transcribes ? { transcribe: true } : {}) };
  const [listDraft, setListDraft] = useState(NO_LIST);
  /** Results of a list. */
  const [compared, setCompared] = useState<OpenedResult[] | null>(null);
  const uid = useAuth().user?.uid;
  const device = useMemo(() => (uid === undefined ? null : vault.of(uid)), [vault, uid]);
  const { urls, change: changeUrls, forget: forgetUrls, clear: clearUrls } = useStoredUrls(device);
  const isRemembered = uid !== undefined && props.isRemembered(uid);
  const stored = useStoredAnalyses(device);
  const { all, add } = stored;
  const { library, state: libraryState } = useLibrary(openLibrary, uid);
  const planning = useOpened(openPlanning, uid);
  // The library stays: the removal of the last analysis can be undone there.
  const [hasHadAnalyses, setHasHadAnalyses] = useState(false);
  const hasAnalyses = all.length > 0 || libraryState.items.length > 0 || libraryState.problem !== null;
  if (hasAnalyses && !hasHadAnalyses) setHasHadAnalyses(true);
  const connection = useConnection();
  const input = useRef<HTMLInputElement>(null);
  const [manyButton, onManyClosed] = useReturningFocus();
  const [compareButton, onCompareClosed] = useReturningFocus();
  const queue = useBackgroundQueue(library, openLibrary);
  const { keep, unshared } = useKeepResult({
    uid,
    library,
    openLibrary,
    items: libraryState.items,
    add,
    isOnlyOnDevice,
  });
  /** The result that was opened or received last. */
  const [shownId, setShownId] = useState<string | null>(null);
  const place = usePlace(shownId, all, libraryState);

  const onResult = useCallback(
    (response: AnalysisResponse, analyzed: FormUrls, words: WordsRequest) => {
      setShownId(keep(response, requestOf(analyzed, words)));
      forgetUrls(analyzed);
    },
    [keep, forgetUrls],
  );
  const { state, invalid, analyze, cancel, clearError, isInvalid, open, replace, close } = useAnalysis(
    analyzer,
    onResult,
  );
  useEffect(leaveClosedResult, []);
  // Before there is a result, but after the form has painted: stored results can then be opened without a network.
  const withResult = libraryState.items.filter((item) => hasResult(item, item.shown));
  usePreload(views.result, all.length + withResult.length > 0 || state.phase !== 'idle');
  const canCompare = all.length + withResult.length > 1;
  usePreload(views.compare, canCompare);
  const isLibraryLoaded = usePreload(views.library, hasHadAnalyses);
  const showsResult = state.phase === 'analyzing' || state.phase === 'success';
  const isInCompare = compared !== null || (isComparing && canCompare);
  const showsCompare = !showsResult && isInCompare;
  const showsMany = !showsResult && !showsCompare && isMany;
  // After the form, which then responds sooner on a slow tablet.
  const isFormShown = useDeferredValue(true, false);
  const [isFormOpen, setFormOpen] = useState(false);
  /** What was analyzed last, without the background. */
  const [started, setStarted] = useState<{ urls: FormUrls; words: WordsRequest } | null>(null);
  /** The stored result that was opened last; null after a new analysis. */
  const [opened, setOpened] = useState<OpenedResult | null>(null);
  const onWords = useCallback(
    (response: AnalysisResponse, request: AnalysisRequest, shown: AnalysisResponse) => {
      setShownId(keep(response, request));
      setOpened(null);
      replace(shown, response, madeWith(request));
    },
    [keep, replace],
  );
  const analyzeWords = useWordsAgain(analyzer, onWords);
  /** A result has been closed, and no other view opened since. */
  const [hasClosedResult, setHasClosedResult] = useState(false);
  const ofDevice = all.find(({ id }) => id === shownId);
  const isOfBackground = shownId !== null && !ofDevice && !isMadeInPage(shownId);
  const unstored = ofDevice?.isOfPage
    ? 'anywhere'
    : shownId !== null && unshared.has(shownId)
      ? 'library'
      : null;
  const failure = invalid ?? (state.phase === 'error' ? state.failure : null);

  /** @param words besides the language of the page */
  function start(wanted = urls, words: WordsRequest = {}) {
    if (isInvalid(wanted)) return;
    // The notice about the network says why nothing starts; an open result can still be read.
    if (connection === 'offline' && state.phase === 'success') return;
    setFormOpen(false);
    setOpened(null);
    setHasClosedResult(false);
    setStarted({ urls: wanted, words });
    void analyze(wanted, { ...asked, ...words });
  }

  /** Starts the last analysis again; with other URLs in the form, an analysis of those. */
  function retry() {
    start(urls, started && isSameUrls(started.urls, urls) ? started.words : {});
  }

  function change(next: FormUrls) {
    changeUrls(next);
    clearError();
  }

  function openForm() {
    setFormOpen(true);
    focusUrl();
    input.current?.select();
  }

  function focusUrl() {
    scrollTo({ top: 0 });
    input.current?.focus({ preventScroll: true });
  }

  function openStored(result: OpenedResult) {
    setFormOpen(false);
    setOpened(result);
    setShownId(result.id);
    setHasClosedResult(false);
    open(result);
  }

  function openMany() {
    setHasClosedResult(false);
    setMany(true);
  }

  function openCompare() {
    setHasClosedResult(false);
    setComparing(true);
  }

  function onResultClosed() {
    close();
    setHasClosedResult(!isInCompare);
  }

  function closeResult() {
    if (!goBackOutOfResult()) onResultClosed();
  }

  async function startInBackground(): Promise<boolean> {
    if (uid === undefined || isInvalid(urls)) return false;
    await queue(uid, urls, asked);
    clearUrls(urls);
    return true;
  }

  /** Analyzes the video of a result in the background, with valid captions of the form or as it was made. */
  async function queueAgain(url: string, { captionsUrl = '', ...before }: MadeWith): Promise<boolean> {
    const { url: formUrl, captionsUrl: added } = requestOf(urls);
    const isAdded = formUrl === url && added !== undefined && urlFailure(urls) === null;
    const again = { url, captionsUrl: isAdded ? added : captionsUrl };
    if (uid !== undefined) await queue(uid, again, { ...before, ...asked });
    return uid !== undefined;
  }

  /** Analyzes the video of a result with another of its text tracks: its words alone if the rest is known. */
  function trackRunOf({
    response,
    title,
    transcribe,
  }: Extract<typeof state, { phase: 'success' }>): TrackRun {
    const again = { url: response.videoUrl, captionsUrl: '' };
    const { measurements, thumbnails } = response;
    if (measurements !== undefined) {
      const run = (captionTrack: string) => {
        const request = requestOf(again, { language, captionTrack });
        return analyzeWords({ ...request, again: { measurements, thumbnails } }, response);
      };
      return { kind: 'words', run };
    }
    if (isOfBackground) {
      const run = async (captionTrack: string) => {
        if (uid !== undefined) await queue(uid, again, { captionTrack, transcribe, language, title });
        return uid !== undefined;
      };
      return { kind: 'background', run };
    }
    const run = (captionTrack: string) => {
      changeUrls(again);
      start(again, { captionTrack, transcribe });
      // The focused button disappears.
      focusUrl();
    };
    return { kind: 'all', run };
  }

  /** Analyzes the video of a result again, with its speech. */
  function transcribe(url: string) {
    const again = { url, captionsUrl: '' };
    changeUrls(again);
    setTranscribes(true);
    start(again, { transcribe: true });
    focusUrl();
  }

  function trySample() {
    // Captions of another video would replace those of the sample.
    change({ url: new URL(SAMPLE_VIDEO_PATH, location.origin).href, captionsUrl: '' });
  }

  function cancelAndReturn() {
    cancel();
    // The focused button disappears, so the focus moves to the URL.
    input.current?.focus();
  }

  return (
    <PlanningContext value={planning}>
      <UrlForm
        urls={urls}
        onChange={change}
        transcribes={transcribes}
        onTranscribes={setTranscribes}
        isOnlyOnDevice={isOnlyOnDevice}
        onOnlyOnDevice={setOnlyOnDevice}
        onSubmit={() => start()}
        onTrySample={trySample}
        onBackground={startInBackground}
        busy={state.phase === 'analyzing'}
        isFolded={showsResult && !isFormOpen}
        inputRef={input}
        failure={failure && failureMessage(failure, t)}
      />
      <NetworkNotice
        connection={connection}
        outcome={state.phase === 'error' ? networkOutcome(state.failure) : null}
        hasStored={!showsResult && hasAnalyses}
        isListed={libraryState.phase === 'ready'}
        onRetry={retry}
      />
      <AnalysisStatus
        state={state}
        unstored={state.phase === 'success' ? unstored : null}
        onClose={closeResult}
        onCancel={cancelAndReturn}
      />
      {state.phase === 'success' ? (
        <Suspense fallback={<Spinner />}>
          <AnalysisResult
            analyzedAt={state.analyzedAt}
            response={state.response}
            title={state.title}
            place={place}
            onClose={closeResult}
            onBack={onResultClosed}
            onNewAnalysis={openForm}
            onBackground={isOfBackground ? null : () => queueAgain(state.response.videoUrl, madeWith(state))}
            trackRun={trackRunOf(state)}
            onTranscribe={() => transcribe(state.response.videoUrl)}
          />
        </Suspense>
      ) : null}
      {isInCompare ? (
        // It keeps its state while a result that was opened from it is shown.
        <Activity mode={showsResult ? 'hidden' : 'visible'}>
          <Suspense fallback={<Spinner />}>
            <CompareView
              analyses={compared ?? all}
              library={library}
              items={compared ? [] : withResult}
              onOpen={openStored}
              isOfList={compared !== null}
              onClose={() => {
                if (!compared) onCompareClosed();
                setComparing(false);
                setCompared(null);
              }}
            />
          </Suspense>
        </Activity>
      ) : null}
      {showsMany ? (
        <Suspense fallback={<Spinner />}>
          <ManyView
            library={library}
            state={libraryState}
            words={asked}
            draft={listDraft}
            onDraft={setListDraft}
            onCompare={setCompared}
            onClose={() => {
              onManyClosed();
              setMany(false);
            }}
          />
        </Suspense>
      ) : null}
      {showsResult || showsCompare || showsMany ? null : (
        <Button ref={manyButton} variant="default" size="sm" mb="lg" onClick={openMany}>
          {t('sandbox.many')}
        </Button>
      )}
      {showsResult || !isLibraryLoaded || showsCompare || showsMany ? null : (
        <Suspense>
          <LibrarySection
            library={library}
            state={libraryState}
            stored={stored}
            isRemembered={isRemembered}
            onOpen={openStored}
            onCompare={canCompare ? openCompare : null}
            compareButton={compareButton}
            takesFocus={hasClosedResult}
            openedId={opened?.id ?? null}
          />
        </Suspense>
      )}
      {isFormShown && !showsResult ? <AnalysisIntroduction /> : null}
    </PlanningContext>
  );
}
