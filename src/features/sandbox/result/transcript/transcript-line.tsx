import { Group, Highlight, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Mark.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { memo } from 'react';
import type { Transcript } from '@/contracts/transcript';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { usePlayFrom } from '../player/use-player';
import classes from './transcript-line.module.css';

/** Below this confidence, more of the words of a line are wrong than usual. */
const UNSURE = 0.6;

interface TranscriptLineProps {
  line: Transcript['lines'][number];
  language: string | undefined;
  /** What is searched for: marked in the text. */
  wanted: string;
  isNow: boolean;
}

/** A line of the transcript, to play from. Memoized: a list has many. */
export const TranscriptLine = memo(function TranscriptLine({
  line,
  language,
  wanted,
  isNow,
}: TranscriptLineProps) {
  const { start, text, confidence } = line;
  const t = useText();
  const { percent } = useFormats();
  const playFrom = usePlayFrom();
  // With the mouse, the text plays too, unless a part of it was selected to be copied.
  const play = () => {
    if (getSelection()?.isCollapsed !== false) playFrom?.(start);
  };
  return (
    <Group
      component="li"
      gap="0 12px"
      align="baseline"
      className={classes.line}
      aria-current={isNow ? 'true' : undefined}
    >
      <PlayTime timeMs={start} />
      <Highlight
        component="span"
        inherit
        flex={1}
        miw={180}
        className={classes.text}
        onClick={play}
        lang={language}
        dir="auto"
        highlight={wanted.trim()}
      >
        {text}
      </Highlight>
      {confidence === undefined ? null : (
        // Not in the color of a risk: it says how sure the machine is.
        <Text span size="xs" c="dimmed" td={confidence < UNSURE ? 'underline dotted' : undefined}>
          <VisuallyHidden>{t('sandbox.transcript.confidence')} </VisuallyHidden>
          {percent(confidence)}
        </Text>
      )}
    </Group>
  );
});
