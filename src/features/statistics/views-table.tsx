import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { MonthOfViews } from './sample-data';
import classes from './views-table.module.css';

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
    <table
      className={classes.table}
      aria-label={t('statistics.views-over-time')}
      onPointerLeave={() => onHighlight(null)}
    >
      <thead>
        <tr>
          <th scope="col">{t('statistics.month')}</th>
          <th scope="col">{t('statistics.views')}</th>
        </tr>
      </thead>
      <tbody>
        {series.map((entry, index) => (
          <tr
            key={entry.month}
            data-highlighted={index === highlighted}
            onPointerEnter={() => onHighlight(index)}
          >
            <th scope="row">{month(entry.month)}</th>
            <td>{number(entry.views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
