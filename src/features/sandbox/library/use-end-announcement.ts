import { useEffect, useRef } from 'react';
import type { ItemState } from '@/data/analyses/analysis-item';
import { useText } from '@/i18n/use-text';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import type { LibraryEntry } from './library-entries';

/** Announces the end of an analysis to assistive technology, but not its progress. */
export function useEndAnnouncement(entries: readonly LibraryEntry[]) {
  const t = useText();
  const { announcement, announce } = useAnnouncement();
  const before = useRef(new Map<string, ItemState>());

  useEffect(() => {
    const texts = entries.flatMap(({ id, state, name }) => {
      const last = before.current.get(id);
      const wasActive = last === 'queued' || last === 'running';
      if (!wasActive || (state !== 'done' && state !== 'partial' && state !== 'failed')) return [];
      return [t(`library.ended.${state}`, { name })];
    });
    before.current = new Map(entries.map(({ id, state }) => [id, state]));
    if (texts.length > 0) announce(texts.join(' '));
  }, [entries, t, announce]);

  return announcement;
}
