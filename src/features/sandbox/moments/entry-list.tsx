import { memo } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row';

interface EntryListProps {
  /** In time order. */
  entries: AnalysisEntry[];
}

/** Every moment with its concepts. Memoised: some hundred entries must not be drawn again at each key. */
export const EntryList = memo(function EntryList({ entries }: EntryListProps) {
  const t = useText();
  if (entries.length === 0) return <p className={classes.none}>{t('sandbox.moments.none')}</p>;
  // By their time, so that a row stays itself when a filter takes others away.
  const seen = new Map<number, number>();
  return (
    <ol className={classes.list} aria-label={t('sandbox.moments.title')}>
      {entries.map((entry) => {
        const before = seen.get(entry.timestamp) ?? 0;
        seen.set(entry.timestamp, before + 1);
        return <EntryRow key={`${entry.timestamp} ${before}`} entry={entry} />;
      })}
    </ol>
  );
});
