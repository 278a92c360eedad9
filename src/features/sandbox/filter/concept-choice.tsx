import { Chip } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import { useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { matchesSearch } from '@/lib/text-search';
import { TableFilter } from '@/ui/tables/table-filter';
import { useFormats } from '@/ui/use-formats';
import { groupConcepts } from '../concept-groups';
import { useConceptName } from '../use-concept-name';
import classes from './concept-choice.module.css';
import type { ConceptCount } from './result-filter';

/** With this many concepts or more there is a search field. */
const SEARCH_FROM = 12;

interface ConceptChoiceProps {
  counts: readonly ConceptCount[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects concepts of a result. Selected ones stay visible during a search. */
export function ConceptChoice({ counts, selected, onChange }: ConceptChoiceProps) {
  const t = useText();
  const { locale, number } = useFormats();
  const conceptName = useConceptName();
  const labelId = useId();
  const [query, setQuery] = useState('');
  const shown = counts
    .map((count) => ({ ...count, label: conceptName(count.name) }))
    .filter(({ name, label }) => selected.has(name) || matchesSearch(label, query))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

  function toggle(name: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(name);
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
        <p className={classes.none}>{t('sandbox.filter.no-concepts')}</p>
      ) : null}
      <div className={classes.options}>
        {groupConcepts(shown).map(({ group, concepts }) => (
          <div key={group} role="group" aria-label={t(`sandbox.group.${group}`)} className={classes.group}>
            <span className={classes.kind} aria-hidden="true">
              {t(`sandbox.group.${group}`)}
            </span>
            <div className={classes.members}>
              {concepts.map(({ name, label, entries }) => (
                <Chip
                  key={name}
                  classNames={{ label: classes.option, iconWrapper: classes.icon, checkIcon: classes.icon }}
                  checked={selected.has(name)}
                  onChange={(isSelected) => toggle(name, isSelected)}
                >
                  {label} <span className={classes.count}>{number(entries)}</span>
                </Chip>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
