import { Button, Group, Input, MultiSelect, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { orNoMatch } from '../../options-filter';
import { useFormats } from '@/ui/use-formats';
import { groupConcepts } from '../concept-groups';
import { useConceptName } from '../../use-concept-name';
import { conceptCounts, isFiltering, type ResultFilter } from './result-filter';

const MATCHES = ['any', 'all'] as const;

interface FilterRowProps {
  entries: AnalysisEntry[];
  filter: ResultFilter;
  /** Called with the changed properties of the filter. The function stays the same. */
  onChange: (changes: Partial<ResultFilter>) => void;
  onClear: () => void;
  /** The field of the concepts, which takes the focus when the filter is cleared. */
  field: RefObject<HTMLInputElement | null>;
  /** The number of entries that match. */
  matchCount: number;
  /** What can be done with the matches. */
  children: ReactNode;
}

/** The concepts of the entries, in groups, and the number of moments with each. */
function useConceptChoices(entries: AnalysisEntry[]) {
  const t = useText();
  const { locale } = useFormats();
  const conceptName = useConceptName();
  const counts = useMemo(() => conceptCounts(entries), [entries]);
  const moments = useMemo(() => new Map(counts.map(({ name, entries: count }) => [name, count])), [counts]);
  const choices = groupConcepts(counts).map(({ group, concepts }) => ({
    group: t(`sandbox.group.${group}`),
    items: concepts
      .map(({ name }) => ({ value: name, label: conceptName(name) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  }));
  return { choices, moments };
}

type FilterFieldsProps = Pick<FilterRowProps, 'entries' | 'filter' | 'onChange' | 'field'>;

function FilterFields({ entries, filter, onChange, field }: FilterFieldsProps) {
  const t = useText();
  const { percent } = useFormats();
  const { choices, moments } = useConceptChoices(entries);
  const minConfidence = percent(filter.minConfidence);

  return (
    <Group gap="xs" align="flex-end">
      <MultiSelect
        ref={field}
        size="sm"
        style={{ flex: '1 1 200px', minWidth: 0 }}
        label={t('sandbox.filter.concepts')}
        placeholder={filter.concepts.size === 0 ? t('sandbox.filter.search') : ''}
        data={choices}
        value={[...filter.concepts]}
        onChange={(names) => onChange({ concepts: new Set(names) })}
        searchable
        openOnFocus={false}
        maxDropdownHeight={320}
        filter={orNoMatch(t('sandbox.filter.no-concepts'))}
        renderOption={({ option: { value, label } }) => {
          const total = moments.get(value);
          return (
            <span>{total === undefined ? label : `${label} · ${t('sandbox.filter.all', { total })}`}</span>
          );
        }}
      />
      {filter.concepts.size > 1 ? (
        <SegmentedControl
          aria-label={t('result.match')}
          data={MATCHES.map((match) => ({ value: match, label: t(`result.match.${match}`) }))}
          value={filter.match}
          onChange={(match) => onChange({ match })}
        />
      ) : null}
      <Input.Wrapper
        style={{ flex: '0 1 220px' }}
        labelElement="div"
        label={t('sandbox.filter.confidence-from', { least: minConfidence })}
      >
        <Slider
          my={10}
          label={null}
          thumbLabel={t('sandbox.filter.confidence')}
          thumbValueText={minConfidence}
          value={Math.round(filter.minConfidence * 100)}
          onChange={(value) => onChange({ minConfidence: value / 100 })}
        />
      </Input.Wrapper>
    </Group>
  );
}

/** Filters a result by concepts and minimum confidence, in fields that unfold, and shows the number of matches. */
export function FilterRow(props: FilterRowProps) {
  const { entries, filter, onChange, onClear, field, matchCount, children } = props;
  const t = useText();
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Stack component="section" gap="xs" aria-label={t('sandbox.filter.title')}>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          rightSection={<Chevron size={16} aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('sandbox.filter.title')}
        </Button>
        <Text role="status" size="sm" c="dimmed">
          {isFiltering(filter)
            ? t('sandbox.filter.left', { left: number(matchCount), total: entries.length })
            : t('sandbox.filter.all', { total: entries.length })}
        </Text>
        {isFiltering(filter) ? (
          <>
            <Button variant="subtle" size="xs" onClick={onClear}>
              {t('sandbox.filter.clear')}
            </Button>
            {children}
          </>
        ) : null}
      </Group>
      {isOpen ? <FilterFields entries={entries} filter={filter} onChange={onChange} field={field} /> : null}
    </Stack>
  );
}
