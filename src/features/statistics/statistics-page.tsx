import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatMinutes } from '@/lib/minutes';
import { Card } from '@/ui/layouts/card';
import { Figures } from '@/ui/layouts/figures';
import { useFormats } from '@/ui/use-formats';
import { sampleSources, sampleStatistics, sampleViews, type Statistic } from './sample-data';
import { SourceList } from './source-list';
import classes from './statistics-page.module.css';
import { Trend } from './trend';
import { ViewsChart } from './views-chart';
import { ViewsTable } from './views-table';

function formatValue({ kind, amount }: Statistic['value'], { compact, percent }: Formats): string {
  if (kind === 'count') return compact(amount);
  return kind === 'share' ? percent(amount) : formatMinutes(amount);
}

/** Viewing figures: sample data. */
export function StatisticsPage() {
  const t = useText();
  const formats = useFormats();
  /** The month that the pointer is on, in the chart or in the table; both mark it. */
  const [highlighted, setHighlighted] = useState<number | null>(null);
  return (
    <>
      <Figures
        label={t('statistics.key-figures')}
        figures={sampleStatistics.map(({ label, value, trend }) => ({
          label: t(label),
          value: formatValue(value, formats),
          note: <Trend change={trend} />,
        }))}
      />
      <div className={classes.cards}>
        <Card title={t('statistics.views-over-time')}>
          <div className={classes.views}>
            <ViewsChart series={sampleViews} highlighted={highlighted} onHighlight={setHighlighted} />
            <ViewsTable series={sampleViews} highlighted={highlighted} onHighlight={setHighlighted} />
          </div>
        </Card>
        <Card title={t('statistics.top-sources')}>
          <SourceList sources={sampleSources} />
        </Card>
      </div>
    </>
  );
}
