import { useText } from '@/i18n/use-text';
import { shownText } from '@/targeting/audit/findings';
import { byPublisher, totalOf, type AuditedRecord, type PublisherFigures } from '@/targeting/audit/summary';
import { CardTable } from '../card-table';
import { useFormats } from '@/ui/use-formats';

const COLUMNS = [
  'publisher',
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

/** The figures of each publisher, and of all. */
export function PublisherTable({ records }: { records: readonly AuditedRecord[] }) {
  const t = useText();
  const { number, percent } = useFormats();
  const publishers = byPublisher(records);

  function row(key: string, name: string, figures: PublisherFigures) {
    // Without an analyzed program, zero would look like a result.
    const against = (value: number) => (figures.matched === 0 ? '–' : number(value));
    const cells = [
      <span key="name" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </span>,
      number(figures.records),
      percent(figures.withSignals / figures.records),
      number(figures.wrong),
      number(figures.missing),
      number(figures.matched),
      against(figures.mismatch),
      against(figures.unplanned),
      against(figures.excluded),
    ];
    return { key, cells };
  }

  return (
    <CardTable
      label={t('audit.report')}
      columns={COLUMNS.map((column) => t(`audit.figure.${column}`))}
      hasNumbers
      isLimited
      rows={[
        // No publisher has this name.
        ...(publishers.length > 1 ? [row('\0', t('audit.all'), totalOf(records))] : []),
        ...publishers
          .slice(0, MAX_ROWS)
          .map((figures) =>
            row(figures.publisher, shownText(figures.publisher) || t('audit.no-publisher'), figures),
          ),
      ]}
    />
  );
}
