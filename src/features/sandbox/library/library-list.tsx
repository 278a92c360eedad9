import { Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { useEffect, useRef, useState } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import type { LibraryEntry } from './library-entries';
import { useAddressValue } from '../use-address-value';
import { VideoCard } from './library-row';
import type { useRowActions } from './use-row-actions';

/** Number of videos that are shown at first, and more of them at each request. */
const PAGE = 10;

interface LibraryListProps {
  /** The analyses of one video each. */
  groups: readonly LibraryEntry[][];
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  actions: ReturnType<typeof useRowActions>;
  onAction: ReturnType<typeof useRowActions>['act'];
}

/** The videos, in pages. */
export function LibraryList({ groups, library, state, actions: { message }, onAction }: LibraryListProps) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const list = useRef<HTMLDivElement>(null);
  // In the address, so that they are there again after Back.
  const [shown, setShown] = useAddressValue('videos');
  const limit = Math.max(PAGE, Number(shown) || 0);
  const [added, setAdded] = useState<number | null>(null);

  // The pressed button may be gone: the first of the videos that it has added has the focus.
  useEffect(() => {
    if (added !== null) list.current?.children[added]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [added]);

  function showMore() {
    setAdded(limit);
    setShown(String(limit + PAGE));
  }

  return (
    <>
      {groups.length > 0 ? (
        <Stack ref={list} component="ul" gap="xs" aria-labelledby="library">
          {groups.slice(0, limit).map((rows) => (
            <VideoCard
              key={rows[0]?.id}
              rows={rows}
              isKept={state.isKept}
              problemOf={(id) => (message?.id === id ? message.text : null)}
              onAction={onAction}
            />
          ))}
        </Stack>
      ) : null}
      <Group gap="sm">
        {groups.length > limit ? (
          <Button variant="default" size="sm" onClick={showMore}>
            {t('library.more', { count: Math.min(PAGE, groups.length - limit) })}
          </Button>
        ) : state.hasOlder && !isOffline ? (
          <Button variant="default" size="sm" onClick={() => library?.loadOlder()}>
            {t('library.older')}
          </Button>
        ) : null}
      </Group>
    </>
  );
}
