import { Button, Group, Paper, ScrollArea, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Transcript } from '@/contracts/transcript';
import { useText, type Translate } from '@/i18n/use-text';
import { matchesSearch } from '@/lib/text-search';
import { useFormats } from '@/ui/use-formats';
import { downloadText } from '../export/export-files';
import { exportFileName } from '../export/export-file-name';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { TrackChoice } from './track-choice';
import { languageName, trackName } from './track-name';
import { TranscriptLine } from './transcript-line';
import { toText, toWebVtt } from './transcript-files';

/** The files to download, by their extensions. */
const FILES = [
  ['vtt', toWebVtt],
  ['txt', toText],
] as const;

/** Maximum number of lines shown at first: a film has about 1,500. */
const FIRST_LINES = 300;

/** Where the words come from, and which model, track and language they have. */
function originOf({ source, language, track, model }: Transcript, t: Translate, locale: string): string {
  const from = source === undefined ? t('sandbox.transcript.any') : t(`sandbox.transcript.${source}`);
  const origin = model === undefined ? from : t('sandbox.transcript.model', { origin: from, model });
  if (track) return t('sandbox.transcript.named', { origin, track: trackName(track, t, locale) });
  const name = language && languageName(language, locale);
  return name ? t('sandbox.transcript.language', { origin, language: name }) : origin;
}

/** Scrolls a list to the line that is said, unless the user reads or uses the list. */
function followLine(viewport: HTMLElement | null): void {
  const line = viewport?.querySelector<HTMLElement>('[aria-current]');
  if (!viewport || !line || viewport.matches(':hover, :focus-within')) return;
  const { top } = line.getBoundingClientRect();
  viewport.scrollTop += top - viewport.getBoundingClientRect().top - viewport.clientHeight / 3;
}

type Line = Transcript['lines'][number];

interface TranscriptPanelProps {
  transcript: Transcript;
  response: AnalysisResponse;
  /** The user's own title for the video. */
  title: string | undefined;
  player: Player;
}

interface TranscriptLinesProps {
  lines: readonly Line[];
  language: string | undefined;
  /** What is searched for. */
  wanted: string;
  player: Player;
}

/** The lines that are found, which follow the playback. */
function TranscriptLines({ lines, language, wanted, player }: TranscriptLinesProps) {
  const t = useText();
  const { number } = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  const positionMs = usePosition(player.video)?.positionMs;
  const isNow = ({ start, end }: Line) => positionMs !== undefined && start <= positionMs && positionMs < end;
  const now = lines.find(isNow);
  const list = useRef<HTMLOListElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => followLine(viewport.current), [now, wanted]);
  useEffect(() => {
    if (isWhole) list.current?.children[FIRST_LINES]?.querySelector('button')?.focus();
  }, [isWhole]);

  return (
    <>
      {shown.length > 0 ? (
        <ScrollArea.Autosize mah={360} type="auto" offsetScrollbars="y" viewportRef={viewport}>
          <ol ref={list} aria-label={t('sandbox.transcript.title')}>
            {shown.map((line) => (
              <TranscriptLine
                key={`${line.start} ${line.text}`}
                line={line}
                language={language}
                wanted={wanted}
                isNow={isNow(line)}
              />
            ))}
          </ol>
        </ScrollArea.Autosize>
      ) : null}
      {shown.length < lines.length ? (
        <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
          {t('sandbox.transcript.all', { total: number(lines.length) })}
        </Button>
      ) : null}
    </>
  );
}

/** The transcript as files. */
function TranscriptFiles({ transcript, response, title }: Omit<TranscriptPanelProps, 'player'>) {
  const t = useText();
  return FILES.map(([extension, textOf]) => (
    <Button
      key={extension}
      variant="default"
      size="xs"
      aria-label={t('sandbox.transcript.download', { format: t(`sandbox.transcript.${extension}`) })}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() =>
        downloadText(
          exportFileName(response.videoUrl, extension, title),
          extension,
          textOf(transcript.lines, transcript),
        )
      }
    >
      {t(`sandbox.transcript.${extension}`)}
    </Button>
  ));
}

/** What is said in the video, to search and to play from, and to download. */
export const TranscriptPanel = memo(function TranscriptPanel({
  transcript,
  response,
  title,
  player,
}: TranscriptPanelProps) {
  const t = useText();
  const { locale, number } = useFormats();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const { lines, language } = transcript;
  const found = useMemo(() => lines.filter(({ text }) => matchesSearch(text, wanted)), [lines, wanted]);

  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="result-transcript">
      <Stack gap="xs">
        <div>
          <Title order={3} size="md" id="result-transcript" tabIndex={-1}>
            {t('sandbox.transcript.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {originOf(transcript, t, locale)}
          </Text>
        </div>
        <TrackChoice track={transcript.track} tracks={transcript.tracks} />
        <Group gap="xs">
          <TextInput
            size="sm"
            type="search"
            flex={1}
            miw={200}
            aria-label={t('sandbox.transcript.search')}
            placeholder={t('sandbox.transcript.search')}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <TranscriptFiles transcript={transcript} response={response} title={title} />
        </Group>
        <Text size="sm" c="dimmed" role="status">
          {wanted === ''
            ? t('sandbox.transcript.lines', { count: lines.length })
            : t('sandbox.transcript.count', { count: found.length, total: number(lines.length) })}
        </Text>
        <TranscriptLines lines={found} language={language} wanted={wanted} player={player} />
      </Stack>
    </Paper>
  );
});
