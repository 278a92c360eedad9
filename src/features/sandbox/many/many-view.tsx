import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isActive } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import type { WordsRequest } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import type { OpenedResult } from '../stored/stored-analyses';
import { useFocusInRow } from '../use-focus-in-row';
import { ListCard } from './list-card';
import type { ListDraft } from './list-draft';
import { VideosForm } from './videos-form';
import { listAtEndOf, listsOf, unfinishedListsOf } from './video-lists';
import classes from './many.module.css';

interface ManyViewProps {
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  /** What every analysis is asked for. */
  words: WordsRequest;
  draft: ListDraft;
  onDraft: (change: (draft: ListDraft) => ListDraft) => void;
  onCompare: (analyses: OpenedResult[]) => void;
  onClose: () => void;
}

/** Queues many videos at once, and shows their progress and results. */
export function ManyView(props: ManyViewProps) {
  const { library, state, words, draft, onDraft, onCompare, onClose } = props;
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const lists = useMemo(() => listsOf(state.items), [state.items]);
  const { announcement, announce } = useAnnouncement();
  const active = useRef(new Set<string>());

  const isOffline = useConnection() === 'offline';
  const unfinished = useMemo(() => unfinishedListsOf(state), [state]);
  const atEnd = listAtEndOf(state);
  const [completed, setCompleted] = useState<string>();
  // The first one only: each older page may end within another list.
  if (completed === undefined && atEnd !== undefined) setCompleted(atEnd);
  const isCompleting = atEnd !== undefined && atEnd === completed;

  useEffect(() => {
    if (isCompleting && !isOffline) library?.loadOlder();
    // Again after each page.
  }, [isCompleting, isOffline, library, state.oldestRead]);

  useEffect(() => heading.current?.focus(), []);
  useFocusInRow(heading, state);

  useEffect(() => {
    const isEnded = lists.some(({ id, items }) => active.current.has(id) && !items.some(isActive));
    active.current = new Set(lists.filter(({ items }) => items.some(isActive)).map(({ id }) => id));
    if (isEnded) announce(t('many.ended'));
  }, [lists, announce, t]);

  return (
    <section className={classes.view} aria-labelledby="many">
      <div className={classes.head}>
        <h2 ref={heading} id="many" className={classes.title} tabIndex={-1}>
          {t('many.title')}
        </h2>
        <Button variant="default" size="sm" onClick={onClose}>
          {t('many.close')}
        </Button>
      </div>
      <LiveRegion announcement={announcement} />
      <VideosForm library={library} state={state} words={words} draft={draft} onDraft={onDraft} />
      {lists.map((list) => (
        <ListCard
          key={list.id}
          list={list}
          isUnfinished={unfinished.has(list.id)}
          library={library}
          onCompare={onCompare}
          onDeleted={() => announce(t('many.deleted'))}
        />
      ))}
      <div className={classes.actions} data-buttons-of="older">
        {unfinished.size > 0 && !isOffline ? (
          <Button variant="default" size="sm" onClick={() => library?.loadOlder()}>
            {t('many.older')}
          </Button>
        ) : null}
        <span role="status">{state.problem && !isOffline ? t('many.older-failed') : null}</span>
      </div>
    </section>
  );
}
