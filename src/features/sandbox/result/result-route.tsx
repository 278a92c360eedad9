import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { isActive, isMadeInPage } from '@/data/analyses/analysis-item';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { requestOf } from '../form/form-urls';
import { RowState } from '../library/row-state';
import { madeWith, type OpenedResult } from '../stored/stored-analyses';
import { PlanningScope } from '../stored/planning-scope';
import { programName } from '../program-title';
import { usePlace } from '../stored/place-of';
import { resultPath, useSandboxContext } from '../use-sandbox';
import { useWordsAgain } from '../use-words-again';
import { ResultPage } from './result-page';
import type { TrackRun } from './transcript/track-run';
import { useOpenedResult } from './use-opened-result';

/** A result cannot be shown yet, or not at all. */
function NoResult({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  useEffect(() => {
    document.title = t('app.page-title', { title });
  }, [t, title]);
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1} size="h3" tabIndex={-1}>
        {title}
      </Title>
      {children}
      <Button component={Link} href={paths.sandbox} variant="default" size="sm">
        {t('result.to-sandbox')}
      </Button>
    </Stack>
  );
}

/** Without a network, the result is not on this device. */
function NotHere({ title }: { title: string }) {
  const t = useText();
  const { isRemembered } = useSandboxContext();
  return (
    <NoResult title={title}>
      <Text>{t('result.not-here')}</Text>
      {isRemembered ? null : <Text>{t('sandbox.network.not-remembered')}</Text>}
    </NoResult>
  );
}

/** Analyzes the video of a result with another of its text tracks: its words alone if the rest is known. */
function useTrackRun({ response, title, transcribe }: OpenedResult, isOfBackground: boolean): TrackRun {
  const { analyzer, asked, form, receive, start, queueAgain } = useSandboxContext();
  const [, navigate] = useLocation();
  const analyzeWords = useWordsAgain(analyzer, (words, request) => {
    navigate(`${resultPath(receive(words, request, title))}${location.search}`, { replace: true });
  });
  const again = { url: response.videoUrl, captionsUrl: '' };
  const { language, understand } = asked;
  const { measurements, thumbnails } = response;
  if (measurements !== undefined) {
    const run = (captionTrack: string) => {
      const request = requestOf(again, { language, captionTrack, ...(understand && { understand }) });
      return analyzeWords({ ...request, again: { measurements, thumbnails } });
    };
    return { kind: 'words', run };
  }
  if (isOfBackground) {
    const run = (captionTrack: string) => queueAgain(again.url, { captionTrack, transcribe, title });
    return { kind: 'background', run };
  }
  const run = (captionTrack: string) => {
    form.change(again);
    start(again, { captionTrack, transcribe });
  };
  return { kind: 'all', run };
}

function OpenResult({ result }: { result: OpenedResult }) {
  const t = useText();
  const { id, response, analyzedAt, title } = result;
  const { received, stored, library, libraryState, unshared, queueAgain, form, setTranscribes, start } =
    useSandboxContext();
  const place = usePlace(id, stored.all, libraryState);
  const ofDevice = stored.all.find((each) => each.id === id);
  const item = libraryState.items.find((each) => each.id === id);
  // An analysis in the background has read all that can be read.
  const isOfBackground = !ofDevice && !isMadeInPage(id);
  const trackRun = useTrackRun(result, isOfBackground);
  const unstored = ofDevice?.isOfPage ? 'unstored' : unshared.has(id) ? 'unshared' : null;
  return (
    <PlanningScope videoUrls={ofDevice ? [response.videoUrl] : []}>
      {unstored ? (
        <Alert color={unstored === 'unstored' ? 'red' : 'yellow'} title={t(`sandbox.${unstored}`)}>
          {t(`sandbox.${unstored}-help`)}
        </Alert>
      ) : null}
      <ResultPage
        response={response}
        title={title}
        analyzedAt={analyzedAt}
        isNew={received.has(id)}
        place={place}
        onRename={async (name) => (item ? library?.rename(item, name) : stored.rename(id, name))}
        onBackground={
          isOfBackground ? null : () => queueAgain(response.videoUrl, { ...madeWith(result), title })
        }
        trackRun={trackRun}
        onTranscribe={() => {
          const again = { url: response.videoUrl, captionsUrl: '' };
          form.change(again);
          setTranscribes(true);
          start(again, { transcribe: true });
        }}
      />
    </PlanningScope>
  );
}

/** The page of a result, at the address with its ID. */
export function ResultRoute({ id }: { id: string }) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const opening = useOpenedResult(id);
  switch (opening.phase) {
    case 'open':
      return <OpenResult key={opening.result.response.videoUrl} result={opening.result} />;
    case 'waiting': {
      const { item } = opening;
      const name = programName(item.title, item.url);
      return (
        <NoResult title={name}>
          <RowState entry={{ state: item.shown, name, item }} />
          {isActive(item) ? <Text size="sm">{t('result.running-help')}</Text> : null}
        </NoResult>
      );
    }
    case 'failed':
      return isOffline && opening.problem !== 'incomplete' ? (
        <NotHere title={t('result.not-opened')} />
      ) : (
        <NoResult title={t('result.not-opened')}>
          <Alert color="red">
            {t(opening.problem === 'incomplete' ? 'library.open-incomplete' : 'library.failed.unavailable')}
          </Alert>
          <Button size="sm" onClick={opening.retry}>
            {t('settings.try-again')}
          </Button>
        </NoResult>
      );
    case 'missing':
      return isOffline ? (
        <NotHere title={t('result.not-opened')} />
      ) : (
        <NoResult title={t('result.not-found')}>
          <Text>{t('result.not-found-help')}</Text>
        </NoResult>
      );
    case 'loading':
      return isOffline ? <NotHere title={t('result.not-opened')} /> : <Loader aria-label={t('ui.loading')} />;
  }
}
