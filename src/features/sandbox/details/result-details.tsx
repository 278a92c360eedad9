import { memo } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { lastEntryEnd } from '@/targeting/concept-ranges';
import { EntryList } from '../entries/entry-list';
import { NoMatches } from '../filter/no-matches';
import classes from './result-details.module.css';
import { ResultFacts } from './result-facts';
import { SegmentList } from './segment-list';

interface ResultDetailsProps {
  response: AnalysisResponse;
  /** The entries that match the filter; empty until they are needed. */
  entries: AnalysisEntry[];
  /** Every entry, with only the concepts that match the filter: an entry lasts until the next one. */
  filtered: AnalysisEntry[];
  /** A filter is set, and no entry matches it. */
  hasNoMatch: boolean;
  /** The entries follow in a later rendering. */
  isPending: boolean;
  onClear: () => void;
}

function hasEvidence(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.some(({ evidence }) => evidence));
}

/** The figures of a result, its entries in short, and every entry in a scrolling list. */
export const ResultDetails = memo(function ResultDetails({
  response,
  entries,
  filtered,
  hasNoMatch,
  isPending,
  onClear,
}: ResultDetailsProps) {
  const t = useText();
  const { analysis, thumbnails } = response;
  return (
    <section className={classes.details} aria-labelledby="result-details">
      <h3 id="result-details" tabIndex={-1} className={classes.title}>
        {t('result.details')}
      </h3>
      <ResultFacts response={response} />
      {isPending ? null : <SegmentList entries={filtered} endMs={lastEntryEnd(response)} />}
      <div className={classes.entries}>
        <h4 id="result-entries" tabIndex={-1}>
          {t('sandbox.entries.title')}
        </h4>
        {hasEvidence(analysis) ? <p className={classes.hint}>{t('sandbox.evidence.hint')}</p> : null}
      </div>
      {hasNoMatch ? (
        <NoMatches onClear={onClear} />
      ) : isPending ? null : (
        <EntryList entries={entries} thumbnails={thumbnails} />
      )}
    </section>
  );
});
