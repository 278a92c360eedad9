import { useMemo } from 'react';
import type { SoundSample } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import classes from './concept-timeline.module.css';
import { levelOf, soundPath, soundRange, TARGET_LUFS } from './sound-strip';

interface SoundLaneProps {
  sound: SoundSample[];
  totalMs: number;
}

/** How loud it is over the length of the video, with a line at the loudness of EBU R 128. */
export function SoundLane({ sound, totalMs }: SoundLaneProps) {
  const t = useText();
  const { number, oneDecimal } = useFormats();
  const path = useMemo(() => soundPath(sound, totalMs), [sound, totalMs]);
  const range = useMemo(() => soundRange(sound), [sound]);
  const text = range
    ? t('sandbox.sound.range', {
        quietest: oneDecimal(range.quietest),
        loudest: oneDecimal(range.loudest),
        time: formatTimecode(range.loudestMs),
      })
    : t('sandbox.sound.silent');
  return (
    <li className={classes.lane} data-tall="true">
      <span className={classes.name}>
        {t('sandbox.introduction.sound')}
        <span className={classes.hint} aria-hidden="true">
          {t('sandbox.sound.lufs', { value: number(TARGET_LUFS) })}
        </span>
      </span>
      <span className={classes.sound} aria-hidden="true">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
          <path d={path} />
        </svg>
        <span className={classes.target} style={{ bottom: `${levelOf(TARGET_LUFS) * 100}%` }} />
      </span>
      <span className={classes.range}>{text}</span>
    </li>
  );
}
