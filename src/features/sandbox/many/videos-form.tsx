import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isActive, withIds } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { ANALYSES_AT_ONCE } from '@/data/analyses/scheduler';
import { MAX_BACKGROUND_MINUTES, type BackgroundRequest } from '@/contracts/analyses';
import type { WordsRequest } from '@/contracts/analysis';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { CheckField } from '@/ui/fields/check-field';
import {
  decodeText,
  MAX_TEXT_LENGTH,
  MAX_VIDEOS,
  readVideos,
  videoKey,
  type ListedVideo,
} from './read-videos';
import { NO_LIST, type ListDraft } from './list-draft';
import { longestMinutes, MAX_GIGABYTES } from './video-lists';
import classes from './many.module.css';

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

/** Takes the URLs of many videos, shows what is wrong with them and what they require, and queues them. */
export function VideosForm({ library, state, words, draft, onDraft }: VideosFormProps) {
  const { text, isSending, unsent } = draft;
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const file = useRef<HTMLInputElement>(null);
  const [analyzesKnown, setAnalyzesKnown] = useState(false);
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  /** Why a file was not read; the list then stays as it is. */
  const [fileProblem, setFileProblem] = useState<MessageId | null>(null);
  const [isDropTarget, setDropTarget] = useState(false);
  const fileButton = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  /** The text that a file has replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const isTooLong = text.length > MAX_TEXT_LENGTH;
  const { videos, problems, ignored, rest } = useMemo(
    () => readVideos(isTooLong ? '' : text),
    [isTooLong, text],
  );
  const known = useMemo(() => new Set(state.items.map(({ url }) => videoKey(url))), [state.items]);
  const fresh = videos.filter(({ url }) => !known.has(videoKey(url)));
  const taken = analyzesKnown ? videos : fresh;
  const knownCount = videos.length - fresh.length;
  const active = state.items.filter(isActive).length;
  const minutes = longestMinutes(taken.length, active);

  function change(next: string) {
    onDraft((current) => ({ ...current, text: next, unsent: null }));
    setOutcome(null);
    setReplaced(null);
    setFileProblem(null);
  }

  // The pressed button is disabled now, and has lost the focus.
  useEffect(() => {
    if (outcome !== null && !isSending && document.activeElement === document.body) said.current?.focus();
  }, [outcome, isSending]);

  // Anywhere on the page: if the file is dropped beside the field, the browser would leave the page for it.
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setDropTarget(true);
  });
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setDropTarget(false);
  });
  useWindowEvent('drop', (event) => {
    setDropTarget(false);
    const [dropped, second] = event.dataTransfer?.files ?? [];
    if (!dropped) return;
    event.preventDefault();
    if (isSending) return;
    if (second) setFileProblem('many.file-several');
    else void load(dropped);
  });

  async function load(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > MAX_TEXT_LENGTH * 2) {
      setFileProblem('many.file-too-long');
      return;
    }
    try {
      const loaded = decodeText(new Uint8Array(await chosen.arrayBuffer()));
      // Texts never contain this character, and nearly all other files do.
      if (loaded.includes('\0')) throw new TypeError('The file is no text');
      const found = readVideos(loaded.slice(0, MAX_TEXT_LENGTH));
      if (found.videos.length === 0 && found.problems.length === 0) {
        setFileProblem('many.file-empty');
        return;
      }
      change(loaded);
      if (text.trim() !== '') setReplaced(text);
    } catch (error) {
      console.error('Reading a list of videos failed', error);
      setFileProblem('many.file-failed');
    }
  }

  async function start() {
    const requests = unsent ?? withIds(taken.map((video) => requestOf(video, words)));
    onDraft((current) => ({ ...current, isSending: true }));
    setOutcome(null);
    try {
      await library?.queue(requests);
      setAnalyzesKnown(false);
      setReplaced(null);
      onDraft(() => ({ ...NO_LIST, text: rest }));
      setOutcome(problems.length > 0 ? 'many.started-rest' : 'many.started');
    } catch (error) {
      console.error('Queuing a list of videos failed', error);
      onDraft((current) => ({ ...current, isSending: false, unsent: requests }));
      setOutcome('many.start-failed');
    }
  }

  return (
    <form
      className={classes.form}
      data-drop-target={isDropTarget}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Textarea
        label={t('many.label')}
        description={t('many.help', { max: MAX_VIDEOS })}
        classNames={{ input: classes.input }}
        value={text}
        rows={8}
        spellCheck={false}
        readOnly={isSending}
        error={isTooLong ? t('many.too-long') : null}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <div className={classes.actions}>
        <Button
          ref={fileButton}
          variant="default"
          size="sm"
          disabled={isSending}
          onClick={() => file.current?.click()}
        >
          {t('many.file')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          hidden
          aria-label={t('many.file')}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            void load(chosen);
          }}
        />
        <span role="status" className={fileProblem ? classes.bad : undefined}>
          {fileProblem ? t(fileProblem) : replaced === null ? null : t('many.replaced')}
        </span>
        {replaced === null ? null : (
          <Button
            variant="default"
            size="sm"
            disabled={isSending}
            onClick={() => {
              change(replaced);
              fileButton.current?.focus();
            }}
          >
            {t('many.undo')}
          </Button>
        )}
      </div>
      {problems.length > 0 ? (
        <div>
          <p className={classes.bad} role="status">
            {t('many.problems', { count: problems.length })}
          </p>
          <ul className={classes.lines} aria-label={t('many.problems', { count: problems.length })}>
            {problems.slice(0, MAX_VIDEOS).map(({ line, kind, text: written, of = 0 }) => (
              <li key={line}>
                <strong>{t('many.line', { line })}</strong> {t(`many.problem.${kind}`, { of })}{' '}
                <code dir="auto">{written}</code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {ignored.length > 0 ? <p>{t('many.ignored', { columns: ignored.join(', ') })}</p> : null}
      {videos.length > 0 ? (
        <>
          <details className={classes.details}>
            <summary>{t('many.read', { count: videos.length })}</summary>
            <ol className={classes.lines}>
              {videos.map(({ line, url, title, captionsUrl }) => (
                <li key={line}>
                  {title ? <strong dir="auto">{title}</strong> : null} <code>{url}</code>{' '}
                  {captionsUrl ? <span>{t('many.captions', { url: captionsUrl })}</span> : null}
                </li>
              ))}
            </ol>
          </details>
          {knownCount > 0 ? (
            <CheckField
              label={t('many.known', { count: knownCount })}
              checked={analyzesKnown}
              onChange={(event) => {
                setAnalyzesKnown(event.currentTarget.checked);
                onDraft((current) => ({ ...current, unsent: null }));
              }}
            />
          ) : null}
          {state.hasOlder ? <p className={classes.soft}>{t('many.not-all-known')}</p> : null}
          <p>
            {taken.length === 0
              ? t('many.none-new')
              : t('many.estimate', {
                  count: taken.length,
                  atOnce: ANALYSES_AT_ONCE,
                  each: MAX_BACKGROUND_MINUTES,
                  hours: Math.floor(minutes / 60),
                  minutes: minutes % 60,
                  gigabytes: MAX_GIGABYTES,
                })}{' '}
            {active > 0 && taken.length > 0 ? t('many.before', { count: active }) : null}
          </p>
        </>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" disabled={isSending || !library || (unsent === null && taken.length === 0)}>
          {t('many.start', { count: unsent?.length ?? taken.length })}
        </Button>
        <span ref={said} role="status" tabIndex={-1}>
          {outcome ? t(outcome) : isOffline ? t('many.offline') : null}
        </span>
      </div>
    </form>
  );
}
