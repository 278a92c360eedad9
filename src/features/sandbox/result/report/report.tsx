import type { MediaPlan } from '@/targeting/plan';
import type { ReportFor } from '../plan/use-planning';
import { ReportBreaks } from './report-breaks';
import { ReportHead } from './report-head';
import { ReportLimits, ReportVersions } from './report-limits';
import { ReportProfile } from './report-profile';
import { ReportScenes } from './report-scenes';
import { ReportTopics } from './report-topics';
import { ReportVerdict } from './report-verdict';
import classes from './report.module.css';

export interface ReportProps {
  plan: MediaPlan;
  /** The name as displayed. */
  profileName: string;
  /** When the analysis was made, in ms since 1970. */
  analyzedAt?: number | undefined;
  reportFor: ReportFor;
}

/** A plan as a sheet for a client, on screen and on paper. It shows only what it is given. */
export function Report(props: ReportProps) {
  const { plan, profileName } = props;
  return (
    <article className={classes.sheet}>
      <ReportHead plan={plan} analyzedAt={props.analyzedAt} reportFor={props.reportFor} />
      <ReportVerdict plan={plan} profileName={profileName} />
      <ReportTopics plan={plan} />
      <ReportScenes plan={plan} />
      <ReportBreaks plan={plan} />
      <div className={classes.pair}>
        <ReportProfile choices={plan.choices} profileName={profileName} />
        <ReportLimits plan={plan} />
      </div>
      <ReportVersions plan={plan} />
    </article>
  );
}
