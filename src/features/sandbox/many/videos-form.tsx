import { Button, Checkbox, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_BACKGROUND_MINUTES, type BackgroundRequest } from '@/contracts/analyses';
import type { WordsRequest } from '@/contracts/analysis-request';
import { isActive, withIds } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { ANALYSES_AT_ONCE } from '@/data/analyses/scheduler';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { NO_LIST, type ListDraft } from './list-draft';
import { ListFileRow } from './list-file-row';
import { ListSummary } from './list-summary';
import { MAX_TEXT_LENGTH, MAX_VIDEOS, readVideos, videoKey, type ListedVideo } from './read-videos';
import { useListFile } from './use-list-file';
import { longestMinutes, MAX_GIGABYTES } from './video-lists';

interface VideosFormProps {
  library: AnalysisLibrary | null;
  state: LibraryState;
  /** What every analysis is asked for. */
  words: WordsRequest;
  draft: ListDraft;
  onDraft: (change: (draft: ListDraft) => ListDraft) => void;
}

const requestOf = (
  { url, title, captionsUrl }: ListedVideo,
  words: WordsRequest,
): Omit<BackgroundRequest, 'id'> => ({
  url,
  ...words,
  ...(title === undefined ? {} : { title }),
  ...(captionsUrl === undefined ? {} : { captionsUrl }),
});

/** What the analyses take at most, and those that come before them. */
function Estimate({ count, active }: { count: number; active: number }) {
  const t = useText();
  const minutes = longestMinutes(count, active);
  return (
    <Text>
      {count === 0
        ? t('many.none-new')
        : t('many.estimate', {
            count,
            atOnce: ANALYSES_AT_ONCE,
            each: MAX_BACKGROUND_MINUTES,
            hours: Math.floor(minutes / 60),
            minutes: minutes % 60,
            gigabytes: MAX_GIGABYTES,
          })}{' '}
      {active > 0 && count > 0 ? t('many.before', { count: active }) : null}
    </Text>
  );
}

/** The text of a list as it was read, and what queues its videos. */
function useVideosForm({ library, state, words, draft, onDraft }: VideosFormProps) {
  const { text, isSending, unsent } = draft;
  const [analyzesKnown, setAnalyzesKnown] = useState(false);
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const isTooLong = text.length > MAX_TEXT_LENGTH;
  const lines = useMemo(() => readVideos(isTooLong ? '' : text), [isTooLong, text]);
  const { videos, problems, rest } = lines;
  const known = useMemo(() => new Set(state.items.map(({ url }) => videoKey(url))), [state.items]);
  const fresh = videos.filter(({ url }) => !known.has(videoKey(url)));
  const taken = analyzesKnown ? videos : fresh;

  function change(next: string) {
    onDraft((current) => ({ ...current, text: next, unsent: null }));
    setOutcome(null);
  }
  const file = useListFile({ text, isSending, onText: change });

  function chooseKnown(isChosen: boolean) {
    setAnalyzesKnown(isChosen);
    onDraft((current) => ({ ...current, unsent: null }));
  }

  async function start() {
    const requests = unsent ?? withIds(taken.map((video) => requestOf(video, words)));
    onDraft((current) => ({ ...current, isSending: true }));
    setOutcome(null);
    try {
      await library?.queue(requests);
      setAnalyzesKnown(false);
      file.clear();
      onDraft(() => ({ ...NO_LIST, text: rest }));
      setOutcome(problems.length > 0 ? 'many.started-rest' : 'many.started');
    } catch (error) {
      console.error('Queuing a list of videos failed', error);
      onDraft((current) => ({ ...current, isSending: false, unsent: requests }));
      setOutcome('many.start-failed');
    }
  }
  const knownCount = videos.length - fresh.length;
  return { lines, isTooLong, taken, knownCount, analyzesKnown, chooseKnown, change, file, start, outcome };
}

interface StartRowProps {
  /** Number of analyses. */
  count: number;
  canStart: boolean;
  isSending: boolean;
  outcome: MessageId | null;
}

/** Starts the analyses, and says what became of that. */
function StartRow({ count, canStart, isSending, outcome }: StartRowProps) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLSpanElement>(null);

  // The pressed button was disabled, and has lost the focus. It stays disabled if nothing is left to start.
  useEffect(() => {
    if (outcome === null || isSending || document.activeElement !== document.body) return;
    const place = button.current?.disabled ? said : button;
    place.current?.focus();
  }, [outcome, isSending]);

  return (
    <Group gap="sm">
      <Button ref={button} type="submit" disabled={isSending || !canStart}>
        {t('many.start', { count })}
      </Button>
      <span ref={said} role="status" tabIndex={-1}>
        {outcome ? t(outcome) : isOffline ? t('many.offline') : null}
      </span>
    </Group>
  );
}

/** Takes the URLs of many videos, shows what is wrong with them and what they require, and queues them. */
export function VideosForm(props: VideosFormProps) {
  const { library, state, draft } = props;
  const { text, isSending, unsent } = draft;
  const t = useText();
  const { lines, isTooLong, taken, knownCount, analyzesKnown, chooseKnown, change, file, start, outcome } =
    useVideosForm(props);

  return (
    <Paper
      component="form"
      withBorder
      p="md"
      style={file.isDropTarget ? { outline: '2px dashed var(--focus)' } : {}}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('many.label')}
          description={t('many.help', { max: MAX_VIDEOS })}
          styles={{ input: { fontFamily: 'var(--font-mono)' } }}
          value={text}
          rows={8}
          spellCheck={false}
          readOnly={isSending}
          error={isTooLong ? t('many.too-long') : null}
          onChange={({ currentTarget: { value } }) => {
            change(value);
            file.clear();
          }}
        />
        <ListFileRow file={file} isSending={isSending} onText={change} />
        <ListSummary {...lines} />
        {knownCount > 0 ? (
          <Checkbox
            label={t('many.known', { count: knownCount })}
            checked={analyzesKnown}
            onChange={(event) => chooseKnown(event.currentTarget.checked)}
          />
        ) : null}
        {lines.videos.length > 0 ? (
          <>
            {state.hasOlder ? <Text c="dimmed">{t('many.not-all-known')}</Text> : null}
            <Estimate count={taken.length} active={state.items.filter(isActive).length} />
          </>
        ) : null}
        <StartRow
          count={unsent?.length ?? taken.length}
          canStart={library !== null && (unsent !== null || taken.length > 0)}
          isSending={isSending}
          outcome={outcome}
        />
      </Stack>
    </Paper>
  );
}
