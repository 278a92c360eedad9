import { Group, Paper, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useState } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { ResultPages } from '../result-pages';
import { ConfidenceLegend } from './confidence-legend';
import { EntryRow } from './entry-row';

/** Number of entries on a page. */
const PAGE = 10;

interface EntryListProps {
  /** In time order. */
  entries: AnalysisEntry[];
  /** In time order. */
  thumbnails: readonly Thumbnail[] | undefined;
}

/** The entries with their concepts, in pages. Memoized: many rows must not be rendered at each key press. */
export const EntryList = memo(function EntryList({ entries, thumbnails }: EntryListProps) {
  const t = useText();
  const { number } = useFormats();
  const [chosen, setPage] = useState(1);
  const pages = Math.ceil(entries.length / PAGE);
  // A filter may have removed pages.
  const page = Math.min(chosen, Math.max(1, pages));
  const first = (page - 1) * PAGE;
  const shown = entries.slice(first, first + PAGE);
  if (entries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('sandbox.entries.none')}
      </Text>
    );
  }
  // Keys by timestamp, so that a row keeps its state when a filter removes others.
  const keyOf = ({ timestamp }: AnalysisEntry, index: number) =>
    `${timestamp} ${shown.slice(0, index).filter((each) => each.timestamp === timestamp).length}`;
  return (
    <Paper withBorder px="sm" py="xs">
      <ConfidenceLegend />
      <ol aria-label={t('sandbox.entries.title')}>
        {shown.map((entry, index) => (
          <EntryRow key={keyOf(entry, index)} entry={entry} thumbnails={thumbnails} />
        ))}
      </ol>
      {pages > 1 ? (
        <Group justify="space-between" gap="xs" mt="xs">
          <Text size="sm" c="dimmed" role="status">
            {t('result.entries-shown', {
              first: number(first + 1),
              last: number(first + shown.length),
              total: number(entries.length),
            })}
          </Text>
          <ResultPages total={pages} page={page} onChange={setPage} of={t('sandbox.entries.title')} />
        </Group>
      ) : null}
    </Paper>
  );
});
