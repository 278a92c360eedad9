import { UnstyledButton } from '@mantine/core';
import { useContext } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { splitBreaks } from '@/targeting/best-of-plan';
import { PlanContext } from '../plan/plan-context';
import { useAddressValue } from '../../use-address-value';
import classes from './lane.module.css';

interface BreakLaneProps {
  totalMs: number;
  seek: (timeMs: number) => void;
}

/** The planned breaks as marks that open the breaks at their time; a break that is not exported is hollow. */
export function BreakLane({ totalMs, seek }: BreakLaneProps) {
  const t = useText();
  const plan = useContext(PlanContext);
  const [, setView] = useAddressValue('view');
  const { planned } = splitBreaks(plan?.breaks ?? []);
  if (planned.length === 0) return null;

  function open(timeMs: number) {
    seek(timeMs);
    setView('breaks', { pushes: true });
  }

  return (
    <li className={classes.lane}>
      <span className={classes.name} data-stays="true">
        {t('plan.breaks.title')}
      </span>
      <ul className={`${classes.track} ${classes.breaks}`}>
        {planned.map(({ timestamp, verdict, isExported }) => {
          const text = t('plan.timeline.break', {
            time: formatTimecode(timestamp),
            verdict: t(`plan.verdict.${verdict}`),
          });
          return (
            <li key={timestamp} style={{ left: `${(timestamp / totalMs) * 100}%` }}>
              <UnstyledButton
                className={classes.break}
                data-exported={isExported}
                aria-label={text}
                title={text}
                onClick={() => open(timestamp)}
              />
            </li>
          );
        })}
      </ul>
    </li>
  );
}
