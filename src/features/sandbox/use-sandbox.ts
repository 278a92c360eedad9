import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisRequest, WordsRequest } from '@/contracts/analysis-request';
import type { Analyzer } from '@/contracts/analyzer';
import type { EncodeBrief } from '@/contracts/brief-vector';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { PlanningDocuments } from '@/data/planning/planning-documents';
import { useLanguage } from '@/i18n/use-language';
import type { DeviceVault } from '@/lib/device-vault';
import { onlyOnDeviceOf, transcribeOf, understandOf, useDeviceSwitch } from './device-switch';
import { NO_AUDIT } from './audit/audit-draft';
import { requestOf, type FormUrls } from './form/form-urls';
import { useBackgroundQueue } from './form/use-background-queue';
import { isSameUrls, useStoredUrls } from './form/use-stored-urls';
import { useLibrary } from './library/use-library';
import { NO_LIST } from './many/list-draft';
import { madeWith, useStoredAnalyses, type MadeWith, type OpenedResult } from './stored/stored-analyses';
import { useKeepResult } from './stored/use-keep-result';
import { useAnalysis } from './use-analysis';
import { useOpened } from './use-opened';

export interface SandboxServices {
  analyzer: Analyzer;
  encodeBrief: EncodeBrief;
  openLibrary: (uid: string) => Promise<AnalysisLibrary>;
  openPlanning: (uid: string) => Promise<PlanningDocuments>;
  vault: Pick<DeviceVault, 'of'>;
  isRemembered: (uid: string) => boolean;
}

/** The address of a result. */
export const resultPath = (id: string): string => `${paths.sandbox}/${encodeURIComponent(id)}`;

/** The results that this page has received, by their ID: they are shown before the library has stored them. */
type Received = ReadonlyMap<string, OpenedResult>;

/** What a page of the Sandbox starts, and what it is started with. */
function useStart(
  { urls, asked }: { urls: FormUrls; asked: WordsRequest },
  { analyze, isInvalid }: Pick<ReturnType<typeof useAnalysis>, 'analyze' | 'isInvalid'>,
) {
  const [, navigate] = useLocation();
  /** What was analyzed last, without the background. */
  const started = useRef<{ urls: FormUrls; words: WordsRequest } | null>(null);

  /** Analyzes a video; its progress is beside the form. @param words besides the language of the page */
  function start(wanted = urls, words: WordsRequest = {}) {
    if (isInvalid(wanted)) return;
    started.current = { urls: wanted, words };
    if (location.pathname !== paths.sandbox) navigate(paths.sandbox);
    void analyze(wanted, { ...asked, ...words });
  }

  /** Starts the last analysis again; with other URLs in the form, an analysis of those. */
  function retry() {
    const last = started.current;
    start(urls, last && isSameUrls(last.urls, urls) ? last.words : {});
  }
  return { start, retry };
}

/** What the user has switched on or off on this device, and so what every analysis is asked for. */
function useAsked() {
  const language = useLanguage();
  const uid = useAuth().user?.uid;
  const [transcribes, setTranscribes] = useDeviceSwitch(transcribeOf(uid));
  const [understands, setUnderstands] = useDeviceSwitch(understandOf(uid));
  const [isOnlyOnDevice, setOnlyOnDevice] = useDeviceSwitch(onlyOnDeviceOf(uid));
  const asked: WordsRequest = {
    language,
    ...(transcribes ? { transcribe: true } : {}),
    ...(understands ? { understand: true } : {}),
  };
  return {
    transcribes,
    setTranscribes,
    understands,
    setUnderstands,
    isOnlyOnDevice,
    setOnlyOnDevice,
    asked,
  };
}

/** Stores the results that the page receives, and keeps them until it is left. */
function useReceived(place: Parameters<typeof useKeepResult>[0]) {
  const { keep, unshared } = useKeepResult(place);
  const [received, setReceived] = useState<Received>(new Map());
  /** @returns its ID */
  const receive = useCallback(
    (response: AnalysisResponse, request: AnalysisRequest, title?: string): string => {
      const id = keep(response, request);
      const result = { id, response, analyzedAt: Date.now(), title, ...madeWith(request) };
      setReceived((before) => new Map(before).set(id, result));
      return id;
    },
    [keep],
  );
  return { received, receive, unshared };
}

/** What the user has entered on the pages over several videos. */
function useDrafts() {
  const [listDraft, setListDraft] = useState(NO_LIST);
  const [auditDraft, setAuditDraft] = useState(NO_AUDIT);
  return { listDraft, setListDraft, auditDraft, setAuditDraft };
}

interface BackgroundOptions {
  uid: string | undefined;
  library: AnalysisLibrary | null;
  openLibrary: SandboxServices['openLibrary'];
  form: ReturnType<typeof useStoredUrls>;
  asked: WordsRequest;
  isInvalid: (urls: FormUrls) => boolean;
}

/** Queues analyses that run in the background. */
function useBackground({ uid, library, openLibrary, form, asked, isInvalid }: BackgroundOptions) {
  const queue = useBackgroundQueue(library, openLibrary);

  /** Queues the video of the form. @returns false if the form has an error */
  async function startInBackground(): Promise<boolean> {
    if (uid === undefined || isInvalid(form.urls)) return false;
    await queue(uid, form.urls, asked);
    form.clear(form.urls);
    return true;
  }

  /** Queues the video of a result again, as it was made. */
  async function queueAgain(
    url: string,
    { captionsUrl = '', ...made }: MadeWith & Pick<OpenedResult, 'title'>,
  ) {
    if (uid !== undefined) await queue(uid, { url, captionsUrl }, { ...made, ...asked });
    return uid !== undefined;
  }

  return { startInBackground, queueAgain };
}

/** Everything that the pages of the Sandbox share: a running analysis, its form, and what is stored. */
export function useSandbox(services: SandboxServices) {
  const { analyzer, openLibrary, openPlanning, vault, isRemembered } = services;
  const uid = useAuth().user?.uid;
  const [, navigate] = useLocation();
  const switches = useAsked();
  const { asked, isOnlyOnDevice } = switches;
  const device = useMemo(() => (uid === undefined ? null : vault.of(uid)), [vault, uid]);
  const form = useStoredUrls(device);
  const stored = useStoredAnalyses(device);
  const { library, state: libraryState } = useLibrary(openLibrary, uid);
  const planning = useOpened(openPlanning, uid);
  const drafts = useDrafts();
  const { items } = libraryState;
  const { add } = stored;
  const results = useReceived({ uid, library, openLibrary, items, add, isOnlyOnDevice });
  const { receive } = results;
  const { forget } = form;
  const onResult = useCallback(
    (response: AnalysisResponse, analyzed: FormUrls, words: WordsRequest) => {
      const id = receive(response, requestOf(analyzed, words));
      forget(analyzed);
      // Otherwise the user is looking at something else, and finds the result in the library.
      if (location.pathname === paths.sandbox) navigate(resultPath(id));
    },
    [receive, forget, navigate],
  );
  const analysis = useAnalysis(analyzer, onResult);
  const { start, retry } = useStart({ urls: form.urls, asked }, analysis);
  const background = useBackground({ uid, library, openLibrary, form, asked, isInvalid: analysis.isInvalid });

  return {
    analyzer,
    analysis,
    start,
    retry,
    ...background,
    form,
    ...switches,
    ...drafts,
    ...results,
    stored,
    isRemembered: uid !== undefined && isRemembered(uid),
    device,
    library,
    libraryState,
    planning,
  };
}

export type Sandbox = ReturnType<typeof useSandbox>;

/** Null where no brief can be encoded. */
export const EncodeBriefContext = createContext<EncodeBrief | null>(null);

export const SandboxContext = createContext<Sandbox | null>(null);

/** @throws Error outside the Sandbox */
export function useSandboxContext(): Sandbox {
  const sandbox = use(SandboxContext);
  if (!sandbox) throw new Error('There is no Sandbox around this component');
  return sandbox;
}
