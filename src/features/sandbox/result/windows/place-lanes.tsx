import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { CSSProperties } from 'react';
import type { FormatWindow } from '@/contracts/windows';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { KINDS, PLACES } from '@/targeting/windows';
import classes from '../timeline/lane.module.css';

interface PlaceLanesProps {
  windows: readonly FormatWindow[];
  totalMs: number;
}

/** One lane for each format and place; the larger the part of the frame that is free, the stronger is the color. */
export function PlaceLanes({ windows, totalMs }: PlaceLanesProps) {
  const t = useText();
  return KINDS.flatMap((kind) =>
    PLACES.map((place) => {
      const inLane = windows.filter((window) => window.kind === kind && window.place === place);
      if (inLane.length === 0) return null;
      const name = kind === 'overlay' ? t(`windows.place.${place}`) : t(`windows.kind.${kind}`);
      return (
        <li key={`${kind} ${place}`} className={classes.lane}>
          <span className={classes.name} data-stays="true">
            {name}
            <VisuallyHidden>
              {' '}
              {inLane
                .map(({ start, end }) =>
                  t('sandbox.timeline.range', { start: formatTimecode(start), end: formatTimecode(end) }),
                )
                .join(', ')}
            </VisuallyHidden>
          </span>
          <span className={classes.track} data-track aria-hidden="true">
            {inLane.map(({ start, end, box }) => (
              <span
                key={`${String(start)} ${String(box.width)}`}
                className={classes.bar}
                style={
                  {
                    '--confidence': Math.sqrt(box.width * box.height),
                    left: `${(start / totalMs) * 100}%`,
                    width: `${((end - start) / totalMs) * 100}%`,
                  } as CSSProperties
                }
              />
            ))}
          </span>
        </li>
      );
    }),
  );
}
