import { Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Suspense, useDeferredValue, useRef, useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { paths, SAMPLE_VIDEO_PATH } from '@/config/paths';
import { hasResult } from '@/data/analyses/analysis-item';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { failureMessage, networkOutcome } from '../failure-message';
import type { LazyViews } from '../lazy-views';
import { usePreload } from '../use-preload';
import { useSandboxContext, type Sandbox } from '../use-sandbox';
import { AnalysisIntroduction } from './analysis-introduction';
import { AnalysisStatus } from './analysis-status';
import type { FormUrls } from './form-urls';
import { NetworkNotice } from './network-notice';
import { UrlForm } from './url-form';

/** The pages over several videos. */
function SandboxLinks() {
  const t = useText();
  return (
    <Group gap="sm">
      {(['many', 'compare', 'moments'] as const).map((page) => (
        <Button key={page} component={Link} href={paths[page]} variant="default" size="sm">
          {t(`sandbox.${page}`)}
        </Button>
      ))}
    </Group>
  );
}

/** Loads the views that the form does not need: the library, and that of a result. */
function useViewsOfForm(views: LazyViews, { analysis, libraryState, stored }: Sandbox) {
  // The library stays: the removal of the last analysis can be undone there.
  const [hasHadAnalyses, setHasHadAnalyses] = useState(false);
  const hasAnalyses = stored.all.length > 0 || libraryState.items.length > 0 || libraryState.problem !== null;
  if (hasAnalyses && !hasHadAnalyses) setHasHadAnalyses(true);
  const isLibraryLoaded = usePreload(views.library, hasHadAnalyses);
  const hasResults = stored.all.length > 0 || libraryState.items.some((item) => hasResult(item, item.shown));
  // Before there is a result, but after the form has painted: stored results can then be opened without a network.
  usePreload(views.result, hasResults || analysis.state.phase !== 'idle');
  return { hasAnalyses, isLibraryLoaded };
}

/** The form, with what is entered in it and what is wrong with that. */
function SandboxForm({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const t = useText();
  const sandbox = useSandboxContext();
  const { form, analysis } = sandbox;
  const { state, invalid, clearError } = analysis;
  const failure = invalid ?? (state.phase === 'error' ? state.failure : null);

  function change(next: FormUrls) {
    form.change(next);
    clearError();
  }

  return (
    <UrlForm
      urls={form.urls}
      onChange={change}
      transcribes={sandbox.transcribes}
      onTranscribes={sandbox.setTranscribes}
      understands={sandbox.understands}
      onUnderstands={sandbox.setUnderstands}
      isOnlyOnDevice={sandbox.isOnlyOnDevice}
      onOnlyOnDevice={sandbox.setOnlyOnDevice}
      onSubmit={() => sandbox.start()}
      // Captions of another video would replace those of the sample.
      onTrySample={() => change({ url: new URL(SAMPLE_VIDEO_PATH, location.origin).href, captionsUrl: '' })}
      onBackground={sandbox.startInBackground}
      busy={state.phase === 'analyzing'}
      inputRef={inputRef}
      failure={failure && failureMessage(failure, t)}
    />
  );
}

/** The first page of the Sandbox: the form, a running analysis, and the library. */
export function FormPage({ views }: { views: LazyViews }) {
  const sandbox = useSandboxContext();
  const { library, libraryState, stored } = sandbox;
  const { state, cancel } = sandbox.analysis;
  const connection = useConnection();
  const input = useRef<HTMLInputElement>(null);
  const { Component: LibrarySection } = views.library;
  const { hasAnalyses, isLibraryLoaded } = useViewsOfForm(views, sandbox);
  // After the form, which then responds sooner on a slow tablet.
  const isFormShown = useDeferredValue(true, false);

  return (
    <Stack gap="md">
      <SandboxLinks />
      <SandboxForm inputRef={input} />
      <NetworkNotice
        connection={connection}
        outcome={state.phase === 'error' ? networkOutcome(state.failure) : null}
        hasStored={hasAnalyses}
        isListed={libraryState.phase === 'ready'}
        isRemembered={sandbox.isRemembered}
        onRetry={sandbox.retry}
      />
      <AnalysisStatus
        state={state}
        onCancel={() => {
          cancel();
          // The focused button disappears, so the focus moves to the URL.
          input.current?.focus();
        }}
      />
      {isLibraryLoaded ? (
        <Suspense>
          <LibrarySection
            library={library}
            state={libraryState}
            stored={stored}
            isRemembered={sandbox.isRemembered}
          />
        </Suspense>
      ) : null}
      {isFormShown && state.phase !== 'analyzing' ? <AnalysisIntroduction /> : null}
    </Stack>
  );
}
