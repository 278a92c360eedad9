import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import classes from './report-timeline.module.css';

interface ReportTimelineProps {
  plan: MediaPlan;
  breaks: readonly PlannedBreak[];
}

/** The video from start to end: where it suits, where it does not, and where the breaks are. */
export function ReportTimeline({ plan, breaks }: ReportTimelineProps) {
  const t = useText();
  const { durationMs, program } = plan;
  const at = (timeMs: number) => `${((100 * timeMs) / durationMs).toFixed(3)}%`;
  const bar = ({ startMs, endMs }: TimeRange, className: string | undefined) => (
    <rect
      key={`${startMs} ${endMs}`}
      className={className}
      x={at(startMs)}
      y="14"
      width={at(Math.max(endMs - startMs, durationMs / 500))}
      height="22"
    />
  );
  return (
    <figure className={classes.figure}>
      <svg className={classes.strip} height="52" role="img" aria-label={t('report.timeline')}>
        <defs>
          <pattern id="report-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" className={classes.hatch} />
          </pattern>
        </defs>
        <rect className={classes.suitable} y="14" width="100%" height="22" rx="3" />
        {program.notAssessed.map((range) => bar(range, classes.unknown))}
        {program.unsuitable.map((range) => bar(range, classes.unsuitable))}
        {program.unsuitable.map((range) => bar(range, classes.hatched))}
        {breaks.map(({ timestamp }, index) => (
          <g key={timestamp} className={classes.pin}>
            <line x1={at(timestamp)} x2={at(timestamp)} y1="10" y2="40" />
            <text x={at(timestamp)} y="8" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <text className={classes.time} x="0" y="50">
          {formatTimecode(0)}
        </text>
        <text className={classes.time} x="100%" y="50" textAnchor="end">
          {formatTimecode(durationMs)}
        </text>
      </svg>
      <figcaption className={classes.legend}>
        <span data-mark="suitable">{t('plan.verdict.suitable')}</span>
        <span data-mark="unsuitable">{t('plan.verdict.unsuitable')}</span>
        {program.notAssessedMs > 0 ? <span data-mark="unknown">{t('plan.verdict.not-assessed')}</span> : null}
        {breaks.length > 0 ? <span data-mark="break">{t('report.break-mark')}</span> : null}
      </figcaption>
    </figure>
  );
}
