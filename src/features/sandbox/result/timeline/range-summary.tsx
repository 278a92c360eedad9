import { Button, Group, Paper, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import { toneIn } from '@/targeting/program-tone';
import { contentsOf } from '@/targeting/range-contents';
import { useFormats } from '@/ui/use-formats';
import { Findings } from '../plan/findings';
import { PlanContext } from '../plan/plan-context';
import { useToneText } from '../plan/tone-text';
import { VerdictChip } from '../plan/verdict-chip';
import type { Player } from '../player/use-player';
import { useConceptName } from '../../use-concept-name';
import classes from './timeline.module.css';
import type { TimeView } from './use-zoom';

/** Within this time before the end, a timer stops playback: the video reports its position rarely. In ms. */
const TIMED_FROM_MS = 500;

/** @returns a function that plays a range and pauses at its end, unless something else is played meanwhile */
function usePlayRange({ video, playFrom }: Player): (range: TimeRange) => void {
  const [playing, setPlaying] = useState<TimeRange | null>(null);
  useEffect(() => {
    if (!video || !playing) return;
    const { startMs, endMs } = playing;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const leftMs = endMs - video.currentTime * 1000;
      if (leftMs <= 0) {
        video.pause();
        setPlaying(null);
      } else if (leftMs < TIMED_FROM_MS && !video.paused) {
        timer = setTimeout(check, leftMs / video.playbackRate);
      }
    };
    const leave = () => {
      const timeMs = Math.round(video.currentTime * 1000);
      if (timeMs < startMs || timeMs > endMs) setPlaying(null);
    };
    video.addEventListener('timeupdate', check, { signal });
    video.addEventListener('seeking', leave, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [video, playing]);
  return (range) => {
    setPlaying(range);
    playFrom(range.startMs);
  };
}

interface RangeSummaryProps {
  range: TimeRange;
  /** The concepts that the filter shows; an empty set means all of them. */
  chosen: ReadonlySet<string>;
  player: Player;
  view: TimeView;
  onClear: () => void;
}

/** The selected range of the timeline: its times, what is in it, its verdict under the profile, and what to do with it. */
export function RangeSummary({ range, chosen, player, view, onClear }: RangeSummaryProps) {
  const t = useText();
  const { duration } = useFormats();
  const nameOf = useConceptName();
  const playRange = usePlayRange(player);
  const plan = useContext(PlanContext);
  const contents = useMemo(() => plan && contentsOf(plan, range), [plan, range]);
  const { toneText } = useToneText();
  const tone = useMemo(() => plan && toneText(toneIn(plan.response, range)), [plan, range, toneText]);
  const { startMs, endMs } = range;
  const topics = (contents?.topics ?? [])
    .filter(({ topic }) => chosen.size === 0 || chosen.has(topic.name))
    .map(({ topic, ms }) => `${nameOf(topic.name)} ${duration(ms)}`);

  return (
    <Paper component="section" withBorder p="sm" className={classes.summary} aria-labelledby="timeline-range">
      <Group gap="sm">
        <Title order={4} size="h6" id="timeline-range">
          {t('plan.timeline.range')}
        </Title>
        <Text size="sm" role="status">
          {t('sandbox.timeline.range', { start: formatTimecode(startMs), end: formatTimecode(endMs) })}
          {' · '}
          {duration(endMs - startMs)}
        </Text>
        {contents ? <VerdictChip verdict={contents.verdict} /> : null}
        <Button.Group>
          {player.phase === 'failed' ? null : (
            <Button variant="default" size="compact-sm" onClick={() => playRange(range)}>
              {t('plan.timeline.play')}
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={() => view.zoomTo(range)}>
            {t('plan.timeline.zoom-to')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={onClear}>
            {t('plan.timeline.clear')}
          </Button>
        </Button.Group>
      </Group>
      {topics.length > 0 ? (
        <Text size="sm">{t('plan.timeline.topics', { topics: joinNames(topics) })}</Text>
      ) : contents?.topics.length === 0 ? (
        <Text size="sm">{t('plan.timeline.no-topic')}</Text>
      ) : null}
      {tone ? <Text size="sm">{tone}</Text> : null}
      {plan && contents ? <Findings findings={contents.findings} plan={plan} /> : null}
    </Paper>
  );
}
