import { Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WordsRequest } from '@/contracts/analysis-request';
import { isActive } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import { useFocusInRow } from '../use-focus-in-row';
import { ViewHeader } from '../view-header';
import { ListCard } from './list-card';
import type { ListDraft } from './list-draft';
import { listAtEndOf, listsOf, unfinishedListsOf } from './video-lists';
import { VideosForm } from './videos-form';

interface ManyViewProps {
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  /** What every analysis is asked for. */
  words: WordsRequest;
  draft: ListDraft;
  onDraft: (change: (draft: ListDraft) => ListDraft) => void;
}

/** Queues many videos at once, and shows their progress and results. */
export function ManyView({ library, state, words, draft, onDraft }: ManyViewProps) {
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

  useFocusInRow(heading, state);

  useEffect(() => {
    const isEnded = lists.some(({ id, items }) => active.current.has(id) && !items.some(isActive));
    active.current = new Set(lists.filter(({ items }) => items.some(isActive)).map(({ id }) => id));
    if (isEnded) announce(t('many.ended'));
  }, [lists, announce, t]);

  return (
    <Stack gap="lg" mb="xl">
      <ViewHeader title={t('many.title')} headingRef={heading} />
      <LiveRegion announcement={announcement} />
      <VideosForm library={library} state={state} words={words} draft={draft} onDraft={onDraft} />
      {lists.map((list) => (
        <ListCard
          key={list.id}
          list={list}
          isUnfinished={unfinished.has(list.id)}
          library={library}
          onDeleted={() => announce(t('many.deleted'))}
        />
      ))}
      <Group gap="sm" data-buttons-of="older">
        {unfinished.size > 0 && !isOffline ? (
          <Button variant="default" size="sm" onClick={() => library?.loadOlder()}>
            {t('many.older')}
          </Button>
        ) : null}
        <span role="status">{state.problem && !isOffline ? t('many.older-failed') : null}</span>
      </Group>
    </Stack>
  );
}
