import { Chip } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import { useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { matchesSearch } from '@/lib/text-search';
import { TableFilter } from '@/ui/tables/table-filter';
import { useFormats } from '@/ui/use-formats';
import classes from './concept-choice.module.css';
import type { ConceptCount } from './result-filter';

/** From so many concepts on it is quicker to search than to read. */
const SEARCH_FROM = 12;

interface ConceptChoiceProps {
  counts: readonly ConceptCount[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Any of the concepts of a result, each one press away. What is chosen stays in sight whatever is searched. */
export function ConceptChoice({ counts, chosen, onChange }: ConceptChoiceProps) {
  const t = useText();
  const { number } = useFormats();
  const labelId = useId();
  const [query, setQuery] = useState('');
  const shown = counts.filter(({ name }) => chosen.has(name) || matchesSearch(name, query));

  function toggle(name: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    onChange(next);
  }

  return (
    <div role="group" aria-labelledby={labelId} className={classes.choice}>
      <div className={classes.head}>
        <span id={labelId} className={classes.label}>
          {t('sandbox.filter.concepts')}
        </span>
        {counts.length >= SEARCH_FROM ? (
          <TableFilter label={t('sandbox.filter.search')} value={query} onChange={setQuery} />
        ) : null}
      </div>
      {shown.length === 0 && counts.length > 0 ? (
        <p className={classes.none}>{t('sandbox.filter.no-concept')}</p>
      ) : null}
      <div className={classes.options}>
        {shown.map(({ name, moments }) => (
          <Chip
            key={name}
            classNames={{ label: classes.option, iconWrapper: classes.icon, checkIcon: classes.icon }}
            checked={chosen.has(name)}
            onChange={(isChosen) => toggle(name, isChosen)}
          >
            {name} <span className={classes.count}>{number(moments)}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
