import { Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { LOOKBACK_MS } from '@/targeting/lookback';
import { breaksNear } from '@/targeting/chosen-places';
import { splitBreaks } from '@/targeting/best-of-plan';
import type { MediaPlan } from '@/targeting/plan';
import type { TopicTime } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { originsOf } from '../entries/evidence-origins';
import { MatchedWords } from '../entries/matched-words';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';
import { framesOf, type Frame } from '../timeline/frames';
import { topicPlaces, type TopicPlace } from './topic-evidence';

/** Maximum number of places of evidence shown for a topic: the timeline has them all. */
const MAX_PLACES = 5;

function Place({ place: { timeMs, confidence, evidence } }: { place: TopicPlace }) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const origins = originsOf(evidence).map((origin) => t(`sandbox.evidence.${origin}`));
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <PlayTime timeMs={timeMs} />
      <div>
        {evidence.kind === 'words' ? (
          <MatchedWords evidence={evidence} />
        ) : (
          <span>{conceptName(evidence.label)}</span>
        )}
        <Text size="xs" c="dimmed">
          {[...origins, percentOneDecimal(confidence)].join(' · ')}
        </Text>
      </div>
    </Group>
  );
}

/** The breaks of the plan that come soon after a topic. */
function NearBreaks({ plan, ranges }: { plan: MediaPlan; ranges: TopicTime['ranges'] }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const near = breaksNear(splitBreaks(plan.breaks).planned, ranges);
  if (near.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('plan.topics.breaks', { seconds: LOOKBACK_MS / 1000 })}
      </Text>
      <ul>
        {near.map(({ place: { timestamp, verdict }, afterMs }) => (
          <Group component="li" key={timestamp} gap="xs">
            <PlayTime timeMs={timestamp} />
            <span>
              {afterMs === undefined
                ? t('plan.topics.within')
                : t('plan.topics.after', { seconds: oneDecimal(afterMs / 1000) })}
            </span>
            <VerdictChip verdict={verdict} />
          </Group>
        ))}
      </ul>
    </div>
  );
}

/** The frame of the shot in which a topic has its highest confidence; undefined if there is none. */
function pictureOf(frames: readonly Frame[], places: readonly TopicPlace[], startMs: number) {
  const [first] = places;
  const best =
    first && places.reduce((most, each) => (each.confidence > most.confidence ? each : most), first);
  const timeMs = best?.timeMs ?? startMs;
  return frames.findLast(({ timestampMs }) => timestampMs <= timeMs);
}

/** A topic's place in the taxonomy, where it was found and by what, and the breaks after it. */
export function TopicEvidence({ topic, plan }: { topic: TopicTime; plan: MediaPlan }) {
  const t = useText();
  const { name, path, ranges } = topic;
  const { response, choices } = plan;
  const { leastConfidence } = choices.profile;
  const places = useMemo(
    () => topicPlaces(response.analysis, name, leastConfidence),
    [response, name, leastConfidence],
  );
  const frames = useMemo(() => framesOf(response.shots, response.thumbnails), [response]);
  const picture = pictureOf(frames, places, ranges[0]?.startMs ?? 0);
  const others = (places.length || ranges.length) - MAX_PLACES;
  return (
    <Group align="flex-start" gap="md" pb="xs">
      {picture?.image ? (
        <img
          width={160}
          src={picture.image}
          alt={t('sandbox.frame-strip.frame', { time: formatTimecode(picture.timestampMs) })}
        />
      ) : null}
      <Stack gap={4} flex={1} miw={200}>
        {/* The taxonomy is English. */}
        <Text size="xs" c="dimmed" lang="en">
          {path.join(' › ')}
        </Text>
        <ul>
          {places.length > 0
            ? places.slice(0, MAX_PLACES).map((place, index) => <Place key={index} place={place} />)
            : ranges.slice(0, MAX_PLACES).map(({ startMs }) => (
                <li key={startMs}>
                  <PlayTime timeMs={startMs} />
                </li>
              ))}
        </ul>
        {others > 0 ? (
          <Text size="xs" c="dimmed">
            {t('result.more-evidence', { count: others })}
          </Text>
        ) : null}
        <NearBreaks plan={plan} ranges={ranges} />
      </Stack>
    </Group>
  );
}
