import { Table } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { MonthOfViews } from './sample-data';
import '@mantine/core/styles/Table.layer.css';

interface ViewsTableProps {
  series: readonly MonthOfViews[];
  highlighted: number | null;
  onHighlight: (index: number | null) => void;
}

/** The data of the chart as a table. */
export function ViewsTable({ series, highlighted, onHighlight }: ViewsTableProps) {
  const t = useText();
  const { month, number } = useFormats();
  return (
    <Table
      w="auto"
      flex="1 1 220px"
      fz="0.8125rem"
      tabularNums
      verticalSpacing={3}
      horizontalSpacing={6}
      aria-label={t('statistics.views-over-time')}
      onPointerLeave={() => onHighlight(null)}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('statistics.month')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('statistics.views')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {series.map((entry, index) => (
          <Table.Tr
            key={entry.month}
            bg={index === highlighted ? 'var(--accent-soft)' : 'none'}
            data-highlighted={index === highlighted}
            onPointerEnter={() => onHighlight(index)}
          >
            <Table.Th scope="row" fw={400}>
              {month(entry.month)}
            </Table.Th>
            <Table.Td ta="end">{number(entry.views)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
