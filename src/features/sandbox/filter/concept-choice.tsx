import { Chip } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useId, useState, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { matchesSearch } from '@/lib/text-search';
import { TableFilter } from '@/ui/tables/table-filter';
import { useFormats } from '@/ui/use-formats';
import { groupConcepts, type ConceptGroup } from '../concept-groups';
import { useConceptName } from '../use-concept-name';
import classes from './concept-choice.module.css';
import type { ConceptCount } from './result-filter';

/** Minimum number of concepts for a search field. */
const SEARCH_FROM = 12;

/** Groups that are folded at first. */
const FOLDED: ReadonlySet<ConceptGroup> = new Set(['look', 'technical']);

interface ChoiceGroupProps {
  group: ConceptGroup;
  isFolded: boolean;
  /** Number of its concepts. */
  count: number;
  children: ReactNode;
}

/** The concepts of one kind beside its name; while they are folded, a button with the name shows them. */
function ChoiceGroup({ group, isFolded, count, children }: ChoiceGroupProps) {
  const t = useText();
  const { number } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  // Once unfolded it stays unfolded, so that a concept that is deselected keeps the focus.
  if (!isFolded && !isOpen) setIsOpen(true);
  const name = t(`sandbox.group.${group}`);
  if (isFolded && !isOpen) {
    return (
      <div className={classes.group}>
        <button
          type="button"
          className={classes.unfold}
          aria-expanded="false"
          onClick={() => setIsOpen(true)}
        >
          <IconChevronRight size={16} aria-hidden="true" />
          {name} <span className={classes.count}>{number(count)}</span>
        </button>
      </div>
    );
  }
  return (
    <div role="group" aria-label={name} className={classes.group}>
      <span className={classes.kind} aria-hidden="true">
        {name}
      </span>
      <div className={classes.members}>{children}</div>
    </div>
  );
}

interface ConceptChoiceProps {
  counts: readonly ConceptCount[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects concepts of a result. Selected ones stay visible during a search. */
export const ConceptChoice = memo(function ConceptChoice({ counts, selected, onChange }: ConceptChoiceProps) {
  const t = useText();
  const { locale, number } = useFormats();
  const conceptName = useConceptName();
  const labelId = useId();
  const [query, setQuery] = useState('');
  const isNarrow = useIsNarrow();
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
          <ChoiceGroup
            key={group}
            group={group}
            // Few users filter by these concepts.
            isFolded={
              (isNarrow || FOLDED.has(group)) &&
              query === '' &&
              !concepts.some(({ name }) => selected.has(name))
            }
            count={concepts.length}
          >
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
          </ChoiceGroup>
        ))}
      </div>
    </div>
  );
});
