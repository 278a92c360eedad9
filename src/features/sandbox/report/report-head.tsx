import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { Logo } from '@/ui/layouts/logo';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import classes from './report-head.module.css';

/** Which video the report is about, and where its figures come from. */
export function ReportHead({ plan, analyzedAt }: { plan: MediaPlan; analyzedAt: number | undefined }) {
  const t = useText();
  const { moment } = useFormats();
  const { response, durationMs } = plan;
  const facts = [
    formatTimecode(durationMs),
    ...(plan.scenes.length > 0 ? [t('report.scenes-count', { count: plan.scenes.length })] : []),
    ...(analyzedAt === undefined ? [] : [t('report.analyzed', { when: moment(analyzedAt) })]),
  ];
  return (
    <header>
      <div className={classes.band}>
        <Logo />
        <span>{t('report.kind')}</span>
      </div>
      <h2 id="report-title" className={classes.title} dir="auto">
        {programName(plan.choices.title, response.videoUrl)}
      </h2>
      <p className={classes.url}>{response.videoUrl}</p>
      <p className={classes.facts}>{facts.join(' · ')}</p>
    </header>
  );
}
