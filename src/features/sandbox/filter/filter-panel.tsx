import { Button } from '@mantine/core';
import { memo, useCallback, useId, useMemo, type RefObject } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { Slider } from '../slider';
import { ConceptChoice } from './concept-choice';
import classes from './filter-panel.module.css';
import { conceptCounts, isFiltering, type ResultFilter } from './result-filter';

const MATCHES = ['any', 'all'] as const;

interface FilterPanelProps {
  entries: AnalysisEntry[];
  filter: ResultFilter;
  /** Called with the changed properties of the filter. The function stays the same. */
  onChange: (changes: Partial<ResultFilter>) => void;
  onClear: () => void;
  /** Takes the focus when the filter is cleared. */
  slider: RefObject<HTMLInputElement | null>;
  /** The number of entries that match. */
  matchCount: number;
}

/** Filters a result by concepts and minimum confidence, and shows the number of matches. */
export const FilterPanel = memo(function FilterPanel({
  entries,
  filter,
  onChange,
  onClear,
  slider,
  matchCount,
}: FilterPanelProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const matchName = useId();
  const counts = useMemo(() => conceptCounts(entries), [entries]);
  const chooseConcepts = useCallback(
    (concepts: ResultFilter['concepts']) => onChange({ concepts }),
    [onChange],
  );
  const minConfidence = percent(filter.minConfidence);

  return (
    <section className={classes.panel} aria-labelledby="result-filter">
      <div className={classes.head}>
        <h3 id="result-filter" tabIndex={-1} className={classes.title}>
          {t('sandbox.filter.title')}
        </h3>
        <p role="status" className={classes.count}>
          {isFiltering(filter)
            ? t('sandbox.filter.left', { left: number(matchCount), total: entries.length })
            : t('sandbox.filter.all', { total: entries.length })}
        </p>
        {isFiltering(filter) ? (
          <Button variant="default" size="sm" onClick={onClear}>
            {t('sandbox.filter.clear')}
          </Button>
        ) : null}
      </div>
      <div className={classes.choice}>
        <ConceptChoice counts={counts} selected={filter.concepts} onChange={chooseConcepts} />
        {filter.concepts.size > 1 ? (
          <fieldset className={classes.match}>
            <legend>{t('result.match')}</legend>
            {MATCHES.map((match) => (
              <label key={match}>
                <input
                  type="radio"
                  name={matchName}
                  checked={filter.match === match}
                  onChange={() => onChange({ match })}
                />
                {t(`result.match.${match}`)}
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
      <label className={classes.confidence}>
        <span className={classes.label}>
          {t('sandbox.filter.confidence')} <span className={classes.minimum}>{minConfidence}</span>
        </span>
        <Slider
          ref={slider}
          className={classes.slider ?? ''}
          max={100}
          aria-valuetext={minConfidence}
          value={Math.round(filter.minConfidence * 100)}
          onChange={(value) => onChange({ minConfidence: value / 100 })}
        />
      </label>
    </section>
  );
});
