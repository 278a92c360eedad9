import { Group } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { joined } from '@/targeting/time-ranges';
import classes from './report.module.css';

interface ReportTimelineProps {
  plan: MediaPlan;
  breaks: readonly PlannedBreak[];
}

const mark = (color: string) => ({ '--mark': color }) as CSSProperties;

/** The same stripes as in the strip: color alone is not enough. */
const STRIPES = 'repeating-linear-gradient(135deg, var(--bad) 0 1px, var(--unsuitable) 1px 4px)';

/** The video from start to end: where it suits, where it does not, and where the breaks are. */
export function ReportTimeline({ plan, breaks }: ReportTimelineProps) {
  const t = useText();
  const { durationMs, program } = plan;
  // A scene of a test pattern or black is called not assessed too: there is nothing in it to be suitable.
  const fillers = plan.scenes
    .filter(({ isFiller, verdict }) => isFiller && verdict === 'not-assessed')
    .map(({ start, end }): TimeRange => ({ startMs: start, endMs: end }));
  const notAssessed = joined([...program.notAssessed, ...fillers]);
  const at = (timeMs: number) => `${((100 * timeMs) / durationMs).toFixed(3)}%`;
  const bar = ({ startMs, endMs }: TimeRange, fill: string) => (
    <rect
      key={`${startMs} ${endMs} ${fill}`}
      fill={fill}
      x={at(startMs)}
      y="14"
      width={at(Math.max(endMs - startMs, durationMs / 500))}
      height="22"
    />
  );
  return (
    <figure className={classes.whole} style={{ margin: 0 }}>
      <svg className={classes.strip} height="52" role="img" aria-label={t('report.timeline')}>
        <defs>
          <pattern id="report-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" stroke="var(--bad)" />
          </pattern>
        </defs>
        <rect fill="var(--suitable)" y="14" width="100%" height="22" rx="3" />
        {notAssessed.map((range) => bar(range, 'var(--line)'))}
        {program.unsuitable.map((range) => bar(range, 'var(--unsuitable)'))}
        {program.unsuitable.map((range) => bar(range, 'url(#report-hatch)'))}
        {breaks.map(({ timestamp }, index) => (
          <g key={timestamp} stroke="var(--ink)" strokeWidth="1.5">
            <line x1={at(timestamp)} x2={at(timestamp)} y1="10" y2="40" />
            <text x={at(timestamp)} y="8" textAnchor="middle" stroke="none" fontWeight="660">
              {index + 1}
            </text>
          </g>
        ))}
        <text fill="var(--ink-soft)" x="0" y="50">
          {formatTimecode(0)}
        </text>
        <text fill="var(--ink-soft)" x="100%" y="50" textAnchor="end">
          {formatTimecode(durationMs)}
        </text>
      </svg>
      <Group component="figcaption" className={`${classes.legend} ${classes.soft}`} gap="2px 16px">
        <span style={mark('var(--suitable)')}>{t('plan.verdict.suitable')}</span>
        <span style={mark(STRIPES)}>{t('plan.verdict.unsuitable')}</span>
        {notAssessed.length > 0 ? (
          <span style={mark('var(--line)')}>{t('plan.verdict.not-assessed')}</span>
        ) : null}
        {breaks.length > 0 ? <span style={mark('var(--ink)')}>{t('report.break-mark')}</span> : null}
      </Group>
    </figure>
  );
}
