import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { memo } from 'react';
import type { Shot } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import classes from './lane.module.css';
import { rangeStyle } from './time-axis';

interface ShotLaneProps {
  shots: Shot[];
  totalMs: number;
}

/** The shots in two alternating shades. */
export const ShotLane = memo(function ShotLane({ shots, totalMs }: ShotLaneProps) {
  const t = useText();
  return (
    <li className={classes.lane}>
      <span className={classes.name} data-stays="true">
        {t('sandbox.timeline.shots')}
      </span>
      <VisuallyHidden>{t('sandbox.frame-strip.shots', { count: shots.length })}</VisuallyHidden>
      <span className={classes.track} data-track aria-hidden="true">
        {shots.map(({ start, end }) => (
          <span
            key={start}
            className={classes.shot}
            style={rangeStyle({ startMs: start, endMs: end }, totalMs)}
          />
        ))}
      </span>
    </li>
  );
});
