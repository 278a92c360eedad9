import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useText } from '@/i18n/use-text';
import { byPublisher, totalOf, type AuditedRecord, type PublisherFigures } from '@/targeting/audit/summary';
import { useFormats } from '@/ui/use-formats';

const COLUMNS = [
  'records',
  'signals',
  'wrong',
  'missing',
  'matched',
  'mismatch',
  'unplanned',
  'excluded',
] as const;

/** Maximum number of publishers in the table; the file has all. */
const MAX_ROWS = 100;

function Row({ name, figures }: { name: string; figures: PublisherFigures }) {
  const { number, percent } = useFormats();
  // Without an analyzed program, zero would look like a result.
  const against = (value: number) => (figures.matched === 0 ? '–' : number(value));
  const cells = [
    number(figures.records),
    percent(figures.withSignals / figures.records),
    number(figures.wrong),
    number(figures.missing),
    number(figures.matched),
    against(figures.mismatch),
    against(figures.unplanned),
    against(figures.excluded),
  ];
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} dir="auto" style={{ overflowWrap: 'anywhere', minWidth: '9em' }}>
        {name}
      </Table.Th>
      {COLUMNS.map((column, index) => (
        <Table.Td key={column} ta="end">
          {cells[index]}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** The figures of each publisher, and of all. */
export function PublisherTable({ records }: { records: readonly AuditedRecord[] }) {
  const t = useText();
  const rows = byPublisher(records);
  return (
    <Table.ScrollContainer
      minWidth={820}
      maxHeight={420}
      type="native"
      role="region"
      aria-label={t('audit.figure.publisher')}
      tabIndex={0}
    >
      <Table aria-label={t('audit.report')} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('audit.figure.publisher')}</Table.Th>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col" ta="end">
                {t(`audit.figure.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.length > 1 ? <Row name={t('audit.all')} figures={totalOf(records)} /> : null}
          {rows.slice(0, MAX_ROWS).map((figures) => (
            <Row
              key={figures.publisher}
              name={figures.publisher || t('audit.no-publisher')}
              figures={figures}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
