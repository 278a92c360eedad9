import { Group } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { Logo } from '@/ui/layouts/logo';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../../program-title';
import type { MediaPlan } from '@/targeting/plan';
import { nameOfProgram } from '@/targeting/program-facts';
import type { ReportFor } from '../plan/use-planning';
import classes from './report.module.css';

interface ReportHeadProps {
  plan: MediaPlan;
  analyzedAt?: number | undefined;
  reportFor: ReportFor;
}

/** Which video the report is about, whom it is for, and where its figures come from. */
export function ReportHead({ plan, analyzedAt, reportFor }: ReportHeadProps) {
  const t = useText();
  const { duration, moment } = useFormats();
  const { response, durationMs } = plan;
  const facts = [
    duration(durationMs),
    ...(plan.scenes.length > 0 ? [t('report.scenes-count', { count: plan.scenes.length })] : []),
    ...(analyzedAt === undefined ? [] : [t('report.analyzed', { when: moment(analyzedAt) })]),
  ];
  const names = (['client', 'brand', 'campaign'] as const).filter((field) => reportFor[field].trim() !== '');
  return (
    <header>
      <Group justify="space-between" className={classes.band ?? ''}>
        <Logo />
        <span>{t('report.kind')}</span>
      </Group>
      <h2 className={classes.title} dir="auto">
        {programName(nameOfProgram(plan), response.videoUrl)}
      </h2>
      {names.length > 0 ? (
        <Group component="dl" gap="2px 16px" className={classes.facts ?? ''}>
          {names.map((field) => (
            <div key={field}>
              <dt>{t(`report.for.${field}`)}</dt>
              <dd dir="auto">{reportFor[field].trim()}</dd>
            </div>
          ))}
        </Group>
      ) : null}
      <p className={classes.soft}>{response.videoUrl}</p>
      <p className={classes.soft}>{facts.join(' · ')}</p>
    </header>
  );
}
