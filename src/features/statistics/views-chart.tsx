import type { CSSProperties, PointerEvent } from 'react';
import { useFormats } from '@/ui/use-formats';
import { axisMarks, chartPoints, linePath } from './chart-scale';
import type { MonthOfViews } from './sample-data';
import classes from './views-chart.module.css';

interface ViewsChartProps {
  series: readonly MonthOfViews[];
  pointed: number | null;
  onPoint: (index: number | null) => void;
}

/**
 * A line from month to month, the last one cued. The picture is stretched to its room; what must not be
 * stretched, words and dots, lies over it. The table beside it says the same to those who do not see it.
 */
export function ViewsChart({ series, pointed, onPoint }: ViewsChartProps) {
  const { compact, month, number, shortMonth } = useFormats();
  const marks = axisMarks(Math.max(...series.map(({ views }) => views)), 4);
  const longestMark = Math.max(...marks.map((mark) => compact(mark).length));
  const top = marks.at(-1) ?? 1;
  const points = chartPoints(
    series.map(({ views }) => views),
    top,
  );
  const line = linePath(points);
  const index = pointed ?? series.length - 1;
  const entry = series[index];
  const point = points[index];

  function pointAt(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    onPoint(Math.round(share * (series.length - 1)));
  }

  return (
    <div
      className={classes.chart}
      style={{ '--longest-mark': longestMark } as CSSProperties}
      aria-hidden="true"
    >
      <p className={classes.reading}>
        {entry ? (
          <>
            <strong>{number(entry.views)}</strong>
            <span>{month(entry.month)}</span>
          </>
        ) : null}
      </p>
      <div className={classes.plot} onPointerMove={pointAt} onPointerLeave={() => onPoint(null)}>
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            <span>{compact(mark)}</span>
          </span>
        ))}
        <svg className={classes.picture} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={classes.area} d={`${line}L100 100L0 100Z`} />
          <path className={classes.line} d={line} />
        </svg>
        {point ? (
          <>
            <span className={classes.guide} style={{ left: `${point.x}%` }} />
            <span className={classes.cue} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
          </>
        ) : null}
      </div>
      <div className={classes.months}>
        {series.map(({ month: text }, position) => (
          <span key={text} style={{ left: `${points[position]?.x ?? 0}%` }}>
            {shortMonth(text)}
          </span>
        ))}
      </div>
    </div>
  );
}
