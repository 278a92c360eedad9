import { UnstyledButton } from '@mantine/core';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { usePlayFrom } from '../player/use-player';
import classes from './play-time.module.css';

/** A timecode; a button that plays the video from there, where it can be played. */
export function PlayTime({ timeMs }: { timeMs: number }) {
  const t = useText();
  const playFrom = usePlayFrom();
  const time = formatTimecode(timeMs);
  if (!playFrom) return <span className={classes.time}>{time}</span>;
  return (
    <UnstyledButton
      className={classes.time}
      aria-label={t('sandbox.player.from', { time })}
      onClick={() => playFrom(timeMs)}
    >
      <IconPlayerPlayFilled size={12} aria-hidden="true" />
      {time}
    </UnstyledButton>
  );
}
