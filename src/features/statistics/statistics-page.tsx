import type { Formats } from '@/lib/formats';
import { formatMinutes } from '@/lib/minutes';
import { Card } from '@/ui/card';
import { Figures } from '@/ui/figures';
import { PageHeading } from '@/ui/page-heading';
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
  const formats = useFormats();
  return (
    <>
      <PageHeading title="Statistics">
        How often, how long and from where your videos are watched.
      </PageHeading>
      <Figures
        label="Key figures"
        figures={sampleStatistics.map(({ label, value, trend }) => ({
          label,
          value: written(value, formats),
          note: <Trend change={trend} />,
        }))}
      />
      <div className={classes.parts}>
        <Card title="Views Over Time">
          <ViewsOverTime series={sampleViews} />
        </Card>
        <Card title="Top Sources">
          <SourceList sources={sampleSources} />
        </Card>
      </div>
    </>
  );
}
