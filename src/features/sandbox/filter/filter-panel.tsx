import { Button } from '@mantine/core';
import { useMemo, type RefObject } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { Slider } from '../slider';
import { ConceptChoice } from './concept-choice';
import classes from './filter-panel.module.css';
import { conceptCounts, isFiltering, type ResultFilter } from './result-filter';

interface FilterPanelProps {
  entries: AnalysisEntry[];
  filter: ResultFilter;
  onChange: (filter: ResultFilter) => void;
  onReset: () => void;
  /** Takes the focus after a reset. */
  slider: RefObject<HTMLInputElement | null>;
  /** How many moments the filter leaves. */
  left: number;
}

/** Narrows a result down to some concepts and to what is sure enough, and says what is left. */
export function FilterPanel({ entries, filter, onChange, onReset, slider, left }: FilterPanelProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const counts = useMemo(() => conceptCounts(entries), [entries]);
  const least = percent(filter.leastConfidence);

  return (
    <section className={classes.panel} aria-labelledby="result-filter">
      <div className={classes.head}>
        <h3 id="result-filter" tabIndex={-1} className={classes.title}>
          {t('sandbox.filter.title')}
        </h3>
        <p role="status" className={classes.left}>
          {isFiltering(filter)
            ? t('sandbox.filter.left', { left: number(left), total: entries.length })
            : t('sandbox.filter.all', { total: entries.length })}
        </p>
        {isFiltering(filter) ? (
          <Button variant="default" size="sm" onClick={onReset}>
            {t('sandbox.filter.reset')}
          </Button>
        ) : null}
      </div>
      <ConceptChoice
        counts={counts}
        chosen={filter.concepts}
        onChange={(concepts) => onChange({ ...filter, concepts })}
      />
      <label className={classes.confidence}>
        <span className={classes.label}>
          {t('sandbox.filter.confidence')} <span className={classes.least}>{least}</span>
        </span>
        <Slider
          ref={slider}
          className={classes.slider ?? ''}
          max={100}
          aria-valuetext={least}
          value={Math.round(filter.leastConfidence * 100)}
          onChange={(value) => onChange({ ...filter, leastConfidence: value / 100 })}
        />
      </label>
    </section>
  );
}
