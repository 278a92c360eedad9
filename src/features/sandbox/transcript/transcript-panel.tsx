import { Button, Highlight } from '@mantine/core';
import '@mantine/core/styles/Mark.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnalysisResponse, Transcript } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import { matchesSearch } from '@/lib/text-search';
import { TableFilter } from '@/ui/tables/table-filter';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { downloadText } from '../export/export-files';
import { exportFileName } from '../export/export-file-name';
import { Panel } from '../panel';
import { usePlayFrom, type Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import { TrackChoice } from './track-choice';
import { languageName, trackName } from './track-name';
import { toText, toWebVtt } from './transcript-files';
import classes from './transcript-panel.module.css';

/** The files to download, by their extensions. */
const FILES = [
  ['vtt', toWebVtt],
  ['txt', toText],
] as const;

/** Maximum number of lines shown at first: a film has about 1,500. */
const FIRST_LINES = 300;

/** Below this confidence, more of the words of a line are wrong than usual. */
const UNSURE = 0.6;

type Line = Transcript['lines'][number];

interface LineItemProps {
  line: Line;
  language: string | undefined;
  /** What is searched for: marked in the text. */
  wanted: string;
  isNow: boolean;
}

const LineItem = memo(function LineItem({ line, language, wanted, isNow }: LineItemProps) {
  const { start, text, confidence } = line;
  const t = useText();
  const { percent } = useFormats();
  const playFrom = usePlayFrom();
  // With the mouse, the text plays too, unless a part of it was selected to be copied.
  const play = () => {
    if (getSelection()?.isCollapsed !== false) playFrom?.(start);
  };
  return (
    <li className={classes.line} aria-current={isNow ? 'true' : undefined}>
      <PlayTime timeMs={start} />
      <Highlight
        component="span"
        inherit
        className={classes.text}
        onClick={play}
        lang={language}
        dir="auto"
        highlight={wanted.trim()}
      >
        {text}
      </Highlight>
      {confidence === undefined ? null : (
        <span className={classes.confidence} data-unsure={confidence < UNSURE}>
          <VisuallyHidden>{t('sandbox.transcript.confidence')} </VisuallyHidden>
          {percent(confidence)}
        </span>
      )}
    </li>
  );
});

/** Where the words come from, and which model, track and language they have. */
function originOf({ source, language, track, model }: Transcript, t: Translate, locale: string): string {
  const from = source === undefined ? t('sandbox.transcript.any') : t(`sandbox.transcript.${source}`);
  const origin = model === undefined ? from : t('sandbox.transcript.model', { origin: from, model });
  if (track) return t('sandbox.transcript.named', { origin, track: trackName(track, t, locale) });
  const name = language && languageName(language, locale);
  return name ? t('sandbox.transcript.language', { origin, language: name }) : origin;
}

/** Scrolls a list to the line that is said, unless the user reads or uses the list. */
function followLine(list: HTMLOListElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !line || list.matches(':hover, :focus-within')) return;
  list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 3;
}

interface TranscriptPanelProps {
  transcript: Transcript;
  response: AnalysisResponse;
  /** The user's own title for the video. */
  title: string | undefined;
  player: Player;
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
  const [isWhole, setIsWhole] = useState(false);
  const wanted = useDeferredValue(query);
  const { lines, language } = transcript;
  const found = useMemo(() => lines.filter(({ text }) => matchesSearch(text, wanted)), [lines, wanted]);
  const shown = isWhole ? found : found.slice(0, FIRST_LINES);
  const positionMs = usePosition(player.video)?.positionMs;
  const isNow = ({ start, end }: Line) => positionMs !== undefined && start <= positionMs && positionMs < end;
  const now = lines.find(isNow);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => followLine(list.current), [now, wanted]);
  useEffect(() => {
    if (isWhole) list.current?.children[FIRST_LINES]?.querySelector('button')?.focus();
  }, [isWhole]);

  return (
    <Panel
      id="result-transcript"
      title={t('sandbox.transcript.title')}
      text={originOf(transcript, t, locale)}
    >
      <TrackChoice track={transcript.track} tracks={transcript.tracks} />
      <div className={classes.tools}>
        <TableFilter label={t('sandbox.transcript.search')} value={query} onChange={setQuery} />
        {FILES.map(([extension, textOf]) => (
          <Button
            key={extension}
            variant="default"
            size="sm"
            aria-label={t('sandbox.transcript.download', { format: t(`sandbox.transcript.${extension}`) })}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() =>
              downloadText(
                exportFileName(response.videoUrl, extension, title),
                extension,
                textOf(lines, transcript),
              )
            }
          >
            {t(`sandbox.transcript.${extension}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={classes.count}>
        {wanted === ''
          ? t('sandbox.transcript.lines', { count: lines.length })
          : t('sandbox.transcript.count', { count: found.length, total: number(lines.length) })}
      </p>
      {shown.length > 0 ? (
        <ol ref={list} className={classes.lines} aria-label={t('sandbox.transcript.title')}>
          {shown.map((line) => (
            <LineItem
              key={`${line.start} ${line.text}`}
              line={line}
              language={language}
              wanted={wanted}
              isNow={isNow(line)}
            />
          ))}
        </ol>
      ) : null}
      {shown.length < found.length ? (
        <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
          {t('sandbox.transcript.all', { total: number(found.length) })}
        </Button>
      ) : null}
    </Panel>
  );
});
