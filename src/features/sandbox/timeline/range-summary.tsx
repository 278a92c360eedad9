import { Button } from '@mantine/core';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { contentsOf } from '@/targeting/range-contents';
import { useFormats } from '@/ui/use-formats';
import { Findings } from '../plan/findings';
import { PlanContext } from '../plan/plan-context';
import { VerdictChip } from '../plan/verdict-chip';
import type { Player } from '../player/use-player';
import { useConceptName } from '../use-concept-name';
import classes from './range-summary.module.css';
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
  player: Player;
  view: TimeView;
  onClear: () => void;
}

/** The selected range of the timeline: its times, what is in it, its verdict under the profile, and what to do with it. */
export function RangeSummary({ range, player, view, onClear }: RangeSummaryProps) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const nameOf = useConceptName();
  const playRange = usePlayRange(player);
  const plan = useContext(PlanContext);
  const contents = useMemo(() => plan && contentsOf(plan, range), [plan, range]);
  const { startMs, endMs } = range;
  const topics = contents?.topics.map(({ topic, ms }) => `${nameOf(topic.name)} ${formatTimecode(ms)}`) ?? [];

  return (
    <section className={classes.summary} aria-labelledby="timeline-range">
      <div className={classes.head}>
        <h4 id="timeline-range">{t('plan.timeline.range')}</h4>
        <p className={classes.times} role="status">
          {t('sandbox.timeline.range', { start: formatTimecode(startMs), end: formatTimecode(endMs) })}
          {' · '}
          {t('sandbox.seconds', { seconds: oneDecimal((endMs - startMs) / 1000) })}
        </p>
        {contents ? <VerdictChip verdict={contents.verdict} /> : null}
      </div>
      {contents ? (
        <p className={classes.topics}>
          {topics.length > 0
            ? t('plan.timeline.topics', { topics: topics.join(', ') })
            : t('plan.timeline.no-topic')}
        </p>
      ) : null}
      {plan && contents ? <Findings findings={contents.findings} plan={plan} /> : null}
      <div className={classes.actions}>
        {player.phase === 'failed' ? null : (
          <Button variant="default" size="sm" onClick={() => playRange(range)}>
            {t('plan.timeline.play')}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={() => view.zoomTo(range)}>
          {t('plan.timeline.zoom-to')}
        </Button>
        <Button variant="default" size="sm" onClick={onClear}>
          {t('plan.timeline.clear')}
        </Button>
      </div>
    </section>
  );
}
