import { useMergedRef, useMove } from '@mantine/hooks';
import { useCallback, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';

import { rangeOf, rangeStyle } from './time-axis';
import classes from './timeline.module.css';
import type { TimeView } from './use-zoom';

/** The minimum distance that the pointer moves for a press to become a range, in px. */
const MIN_PX = 4;

interface RangeAxisProps {
  axis: TimeView['axis'];
  totalMs: number;
  range: TimeRange | null;
  onSelect: (range: TimeRange) => void;
  /** Goes to a time in ms; missing where the video cannot be played. */
  seek: ((timeMs: number) => void) | undefined;
}

/** The time axis as a surface: dragging selects a range, a press seeks. For the pointer. */
export function RangeAxis({ axis, totalMs, range, onSelect, seek }: RangeAxisProps) {
  const t = useText();
  // The position of the press: `useMove` reports it a frame later, or never if the pointer moves on at once.
  const drag = useRef({ fromMs: 0, leastMs: 0, hasMoved: false });
  const move = useCallback(
    ({ x }: { x: number }) => {
      const timeMs = Math.round(x * totalMs);
      const { fromMs, leastMs, hasMoved } = drag.current;
      if (!hasMoved && Math.abs(timeMs - fromMs) < leastMs) return;
      drag.current.hasMoved = true;
      if (timeMs !== fromMs) onSelect(rangeOf(fromMs, timeMs));
    },
    [totalMs, onSelect],
  );
  const { ref, active } = useMove<HTMLDivElement>(move);
  const timeAt = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round(Math.min(Math.max((clientX - left) / width, 0), 1) * totalMs);
  };
  const pointing = {
    onPointerDown: (event: PointerEvent) => {
      const leastMs = (MIN_PX / event.currentTarget.getBoundingClientRect().width) * totalMs;
      drag.current = { fromMs: timeAt(event), leastMs, hasMoved: false };
    },
    onClick: (event: MouseEvent) => {
      if (!drag.current.hasMoved) seek?.(timeAt(event));
    },
  };
  return (
    <>
      <div className={classes.overlay} aria-hidden="true">
        {range ? <span className={classes.selected} style={rangeStyle(range, totalMs)} /> : null}
      </div>
      <div
        ref={useMergedRef(ref, axis)}
        className={classes.axis}
        data-active={active}
        title={t('plan.timeline.drag')}
        aria-hidden="true"
        {...pointing}
      />
    </>
  );
}
