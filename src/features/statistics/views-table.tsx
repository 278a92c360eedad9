import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { MonthOfViews } from './sample-data';
import classes from './views-table.module.css';

interface ViewsTableProps {
  series: readonly MonthOfViews[];
  pointed: number | null;
  onPoint: (index: number | null) => void;
}

/** The chart for those who read figures. */
export function ViewsTable({ series, pointed, onPoint }: ViewsTableProps) {
  const t = useText();
  const { month, number } = useFormats();
  return (
    <table
      className={classes.table}
      aria-label={t('statistics.views-over-time')}
      onPointerLeave={() => onPoint(null)}
    >
      <thead>
        <tr>
          <th scope="col">{t('statistics.month')}</th>
          <th scope="col">{t('statistics.views')}</th>
        </tr>
      </thead>
      <tbody>
        {series.map((entry, index) => (
          <tr key={entry.month} data-pointed={index === pointed} onPointerEnter={() => onPoint(index)}>
            <th scope="row">{month(entry.month)}</th>
            <td>{number(entry.views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
