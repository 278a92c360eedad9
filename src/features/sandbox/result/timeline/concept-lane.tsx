import { Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { useState, type CSSProperties } from 'react';
import { useText, type Translate } from '@/i18n/use-text';
import { isInstant } from '@/targeting/concept-ranges';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../../use-concept-name';
import classes from './lane.module.css';
import type { Lane, LaneRange } from './lane-ranges';
import { rangeStyle } from './time-axis';

/** With more ranges than this, dots would overlap: they become narrow. */
const DENSE_FROM = 30;

function timesOf({ startMs, endMs }: LaneRange, instant: boolean, t: Translate): string {
  const start = formatTimecode(startMs);
  return instant ? start : t('sandbox.timeline.range', { start, end: formatTimecode(endMs) });
}

/** The position of a range in its track; an instant has the width of its dot. */
function barStyle({ startMs, endMs, confidence }: LaneRange, instant: boolean, totalMs: number) {
  const { left, width } = rangeStyle({ startMs, endMs }, totalMs);
  return { left, ...(instant ? {} : { width }), '--confidence': confidence } as CSSProperties;
}

/**
 * One concept over the length of the video: bars for time ranges, dots for instants. Its name opens
 * the ranges as a list with their confidences.
 */
export function ConceptLane({ lane, totalMs }: { lane: Lane; totalMs: number }) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const [isOpen, setIsOpen] = useState(false);
  const { name, ranges } = lane;
  const instant = isInstant(name);
  const times = ranges.map((range) => timesOf(range, instant, t)).join(', ');
  return (
    <li className={classes.lane}>
      <UnstyledButton
        className={classes.name}
        data-stays="true"
        aria-expanded={isOpen}
        aria-label={t('result.lane', { concept: conceptName(name) })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {conceptName(name)}
      </UnstyledButton>
      <VisuallyHidden>{t('sandbox.timeline.times', { times })}</VisuallyHidden>
      <span className={classes.track} data-track data-dense={ranges.length > DENSE_FROM} aria-hidden="true">
        {ranges.map((range) => (
          <span
            key={range.startMs}
            className={classes.bar}
            data-instant={instant}
            title={`${timesOf(range, instant, t)} · ${percentOneDecimal(range.confidence)}`}
            style={barStyle(range, instant, totalMs)}
          />
        ))}
      </span>
      {isOpen ? (
        <Group component="ul" gap="lg" className={classes.ranges} data-stays="true">
          {ranges.map((range) => (
            <li key={range.startMs}>
              <PlayTime timeMs={range.startMs} />
              <Text component="span" size="sm" c="dimmed" ml={6}>
                {percentOneDecimal(range.confidence)}
              </Text>
            </li>
          ))}
        </Group>
      ) : null}
    </li>
  );
}
