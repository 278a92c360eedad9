import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { memo, useMemo } from 'react';
import type { SoundSample } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import classes from './lane.module.css';
import { levelOf, loudnessPath, loudnessRange, TARGET_LUFS } from './loudness-curve';

interface AudioLaneProps {
  sound: SoundSample[];
  totalMs: number;
}

/** The loudness over the length of the video, with a line at the target of EBU R 128. */
export const AudioLane = memo(function AudioLane({ sound, totalMs }: AudioLaneProps) {
  const t = useText();
  const { number, oneDecimal } = useFormats();
  const path = useMemo(() => loudnessPath(sound, totalMs), [sound, totalMs]);
  const range = useMemo(() => loudnessRange(sound), [sound]);
  const text = range
    ? t('sandbox.audio.range', {
        quietest: oneDecimal(range.quietest),
        loudest: oneDecimal(range.loudest),
        time: formatTimecode(range.loudestMs),
      })
    : t('sandbox.audio.silent');
  return (
    <li className={classes.lane}>
      <span className={classes.name} data-stays="true">
        {t('sandbox.introduction.audio')}
        <Text size="xs" c="dimmed" component="span" display="block" aria-hidden="true">
          ┄ {t('sandbox.audio.lufs', { value: number(TARGET_LUFS) })}
        </Text>
      </span>
      <span className={`${classes.track} ${classes.sound}`} data-track aria-hidden="true">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
          <path d={path} />
        </svg>
        <span className={classes.target} style={{ bottom: `${levelOf(TARGET_LUFS) * 100}%` }} />
      </span>
      <Text size="xs" c="dimmed" component="span" className={classes.hint}>
        {text}
      </Text>
    </li>
  );
});
