import { memo } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { ConceptChip } from './concept-chip';
import classes from './entry-list.module.css';

interface EntryListProps {
  /** In time order. */
  entries: AnalysisEntry[];
}

/** Every moment with its concepts. Memoised: some hundred entries must not be drawn again at each key. */
export const EntryList = memo(function EntryList({ entries }: EntryListProps) {
  const t = useText();
  if (entries.length === 0) return <p className={classes.none}>{t('sandbox.moments.none')}</p>;
  return (
    <ol className={classes.list} aria-label={t('sandbox.moments.title')}>
      {entries.map((entry, index) => (
        <li key={`${entry.timestamp} ${index}`} className={classes.entry}>
          <span className={classes.time}>{formatTimecode(entry.timestamp)}</span>
          {entry.concepts.length === 0 ? (
            <span className={classes.none}>{t('sandbox.moments.empty')}</span>
          ) : (
            <ul
              className={classes.chips}
              aria-label={t('sandbox.moments.concepts', { time: formatTimecode(entry.timestamp) })}
            >
              {entry.concepts.map((concept, position) => (
                <li key={`${concept.name} ${position}`}>
                  <ConceptChip concept={concept} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
});
