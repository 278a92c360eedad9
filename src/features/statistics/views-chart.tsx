import { Group, Text } from '@mantine/core';
import type { CSSProperties, PointerEvent } from 'react';
import { useFormats } from '@/ui/use-formats';
import { axisMarks, chartPoints, linePath } from './chart-scale';
import type { MonthOfViews } from './sample-data';
import classes from './statistics-page.module.css';

interface ViewsChartProps {
  series: readonly MonthOfViews[];
  highlighted: number | null;
  onHighlight: (index: number | null) => void;
}

function ViewsOfMonth({ month: text, views }: MonthOfViews) {
  const { month, number } = useFormats();
  return (
    <Group align="baseline" gap="xs" mb="md">
      <Text component="strong" size="xl" fw={660}>
        {number(views)}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {month(text)}
      </Text>
    </Group>
  );
}

/**
 * A line chart. The SVG is stretched to the available size; text and the dot must not be, and are placed on top of it.
 * Hidden from assistive technology: the table beside it has the same data.
 */
export function ViewsChart({ series, highlighted, onHighlight }: ViewsChartProps) {
  const { compact, shortMonth } = useFormats();
  const marks = axisMarks(Math.max(...series.map(({ views }) => views)), 4);
  const longestMark = Math.max(...marks.map((mark) => compact(mark).length));
  const top = marks.at(-1) ?? 1;
  const points = chartPoints(
    series.map(({ views }) => views),
    top,
  );
  const line = linePath(points);
  const index = highlighted ?? series.length - 1;
  const entry = series[index];
  const point = points[index];

  function highlightAt(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    onHighlight(Math.round(share * (series.length - 1)));
  }

  return (
    <div
      className={classes.chart}
      style={{ '--longest-mark': longestMark } as CSSProperties}
      aria-hidden="true"
    >
      {entry ? <ViewsOfMonth {...entry} /> : null}
      <div className={classes.plot} onPointerMove={highlightAt} onPointerLeave={() => onHighlight(null)}>
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            <span>{compact(mark)}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path fill="var(--accent)" fillOpacity="0.09" d={`${line}L100 100L0 100Z`} />
          <g fill="none" stroke="var(--line-strong)" strokeLinejoin="round">
            <path stroke="var(--accent)" strokeWidth="2.25" vectorEffect="non-scaling-stroke" d={line} />
            {point ? (
              <path strokeDasharray="3 3" vectorEffect="non-scaling-stroke" d={`M${point.x} 0V100`} />
            ) : null}
          </g>
        </svg>
        {point ? <span className={classes.dot} style={{ left: `${point.x}%`, top: `${point.y}%` }} /> : null}
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
