import { useState } from 'react';
import type { MonthOfViews } from './sample-data';
import { ViewsChart } from './views-chart';
import { ViewsTable } from './views-table';
import classes from './views-over-time.module.css';

/** The chart and, beside it, the same as a table; a month pointed at in one is marked in both. */
export function ViewsOverTime({ series }: { series: readonly MonthOfViews[] }) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <div className={classes.figure}>
      <ViewsChart series={series} pointed={pointed} onPoint={setPointed} />
      <ViewsTable series={series} pointed={pointed} onPoint={setPointed} />
    </div>
  );
}
