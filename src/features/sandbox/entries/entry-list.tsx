import { memo } from 'react';
import type { AnalysisEntry, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { usePlayFrom } from '../player/use-player';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row';

interface EntryListProps {
  /** In time order. */
  entries: AnalysisEntry[];
  /** In time order. */
  thumbnails: readonly Thumbnail[] | undefined;
}

/** The entries with their concepts. Memoized: hundreds of rows must not be rendered at each key press. */
export const EntryList = memo(function EntryList({ entries, thumbnails }: EntryListProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  if (entries.length === 0) return <p className={classes.none}>{t('sandbox.entries.none')}</p>;
  // Keys by timestamp, so that a row keeps its state when a filter removes others.
  const seen = new Map<number, number>();
  return (
    // Focusable, so that it can be scrolled by keyboard, where it contains no buttons.
    <ol
      className={classes.list}
      aria-label={t('sandbox.entries.title')}
      {...(playFrom ? {} : { tabIndex: 0 })}
    >
      {entries.map((entry) => {
        const before = seen.get(entry.timestamp) ?? 0;
        seen.set(entry.timestamp, before + 1);
        return <EntryRow key={`${entry.timestamp} ${before}`} entry={entry} thumbnails={thumbnails} />;
      })}
    </ol>
  );
});
