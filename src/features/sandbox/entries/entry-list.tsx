import { memo } from 'react';
import type { AnalysisEntry, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
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
  if (entries.length === 0) return <p className={classes.none}>{t('sandbox.entries.none')}</p>;
  // Keys by timestamp, so that a row keeps its state when a filter removes others.
  const seen = new Map<number, number>();
  return (
    <ol className={classes.list} aria-label={t('sandbox.entries.title')}>
      {entries.map((entry) => {
        const before = seen.get(entry.timestamp) ?? 0;
        seen.set(entry.timestamp, before + 1);
        return <EntryRow key={`${entry.timestamp} ${before}`} entry={entry} thumbnails={thumbnails} />;
      })}
    </ol>
  );
});
