import { useContext } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { splitBreaks } from '@/targeting/plan';
import { PlanContext } from '../plan/plan-context';
import classes from './break-lane.module.css';
import lane from './lane.module.css';

/** The planned breaks as marks that link to them; a break that is not exported is hollow. */
export function BreakLane({ totalMs }: { totalMs: number }) {
  const t = useText();
  const plan = useContext(PlanContext);
  const { planned } = splitBreaks(plan?.breaks ?? []);
  if (planned.length === 0) return null;
  return (
    <li className={lane.lane}>
      <span className={lane.name} data-stays="true">
        {t('plan.breaks.title')}
      </span>
      <ul className={classes.marks}>
        {planned.map(({ timestamp, verdict, isExported }) => {
          const text = t('plan.timeline.break', {
            time: formatTimecode(timestamp),
            verdict: t(`plan.verdict.${verdict}`),
          });
          return (
            <li key={timestamp} style={{ left: `${(timestamp / totalMs) * 100}%` }}>
              <a
                className={classes.mark}
                href={`#break-${timestamp}`}
                data-exported={isExported}
                aria-label={text}
                title={text}
              />
            </li>
          );
        })}
      </ul>
    </li>
  );
}
