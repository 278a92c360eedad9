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
import { ViewsOverTime } from './views-over-time';

function written({ kind, amount }: Statistic['value'], { compact, percent }: Formats): string {
  if (kind === 'count') return compact(amount);
  return kind === 'share' ? percent(amount) : formatMinutes(amount);
}

/** How videos were watched: sample data. */
export function StatisticsPage() {
  const t = useText();
  const formats = useFormats();
  return (
    <>
      <Figures
        label={t('statistics.key-figures')}
        figures={sampleStatistics.map(({ label, value, trend }) => ({
          label: t(label),
          value: written(value, formats),
          note: <Trend change={trend} />,
        }))}
      />
      <div className={classes.parts}>
        <Card title={t('statistics.views-over-time')}>
          <ViewsOverTime series={sampleViews} />
        </Card>
        <Card title={t('statistics.top-sources')}>
          <SourceList sources={sampleSources} />
        </Card>
      </div>
    </>
  );
}
