import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useContext, useMemo } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { LOOKBACK_MS } from '@/targeting/breaks';
import { breaksNear } from '@/targeting/chosen-places';
import { splitBreaks } from '@/targeting/plan';
import { durationOf } from '@/targeting/concept-ranges';
import { topicTimes, type TopicTime } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { confidenceTone } from '../entries/confidence';
import { originsOf } from '../entries/evidence-origins';
import { MatchedWords } from '../entries/matched-words';
import { PlayTime } from '../entries/play-time';
import { Panel } from '../panel';
import { PlanContext } from '../plan/plan-context';
import { VerdictChip } from '../plan/verdict-chip';
import { framesOf, type Frame } from '../timeline/frames';
import { rangeStyle } from '../timeline/time-axis';
import { useConceptName } from '../use-concept-name';
import { topicAnchor, topicPlaces, type TopicPlace } from './topic-evidence';
import classes from './topic-list.module.css';

/** Maximum number of places of evidence shown for a topic: the timeline has them all. */
const MAX_PLACES = 8;

function Place({ place: { timeMs, confidence, evidence } }: { place: TopicPlace }) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  return (
    <li className={classes.place}>
      <PlayTime timeMs={timeMs} />
      <div>
        {evidence.kind === 'words' ? (
          <MatchedWords words={evidence.words} />
        ) : (
          <span>{conceptName(evidence.label)}</span>
        )}
        <p className={classes.origin}>
          {originsOf(evidence)
            .map((origin) => t(`sandbox.evidence.${origin}`))
            .join(' · ')}
        </p>
      </div>
      <span className={classes.confidence}>{percentOneDecimal(confidence)}</span>
    </li>
  );
}

/** The breaks of the plan that come soon after a topic. */
function NearBreaks({ ranges }: { ranges: readonly TimeRange[] }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const plan = useContext(PlanContext);
  const near = useMemo(() => breaksNear(splitBreaks(plan?.breaks ?? []).planned, ranges), [plan, ranges]);
  if (near.length === 0) return null;
  return (
    <div className={classes.near}>
      <h4>{t('plan.topics.breaks', { seconds: LOOKBACK_MS / 1000 })}</h4>
      <ul>
        {near.map(({ place: { timestamp, verdict }, afterMs }) => (
          <li key={timestamp}>
            <a href={`#break-${timestamp}`}>{formatTimecode(timestamp)}</a>{' '}
            <span>
              {afterMs === undefined
                ? t('plan.topics.within')
                : t('plan.topics.after', { seconds: oneDecimal(afterMs / 1000) })}
            </span>{' '}
            <VerdictChip verdict={verdict} />
          </li>
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

interface TopicProps extends Pick<TopicListProps, 'leastConfidence'> {
  topic: TopicTime;
  entries: readonly AnalysisEntry[];
  /** In time order; empty if the response has neither shots nor thumbnails. */
  frames: readonly Frame[];
  totalMs: number;
}

/** One topic with its ranges as bars; it opens to its evidence. */
function Topic({ topic, entries, frames, totalMs, leastConfidence }: TopicProps) {
  const t = useText();
  const { percent, percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const places = useMemo(
    () => topicPlaces(entries, topic.name, leastConfidence),
    [entries, topic.name, leastConfidence],
  );
  const { name, path, ranges, totalMs: foundMs, share, confidence } = topic;
  const others = places.length - MAX_PLACES;
  const picture = pictureOf(frames, places, ranges[0]?.startMs ?? 0);
  return (
    <li>
      <details className={classes.topic}>
        <summary className={classes.summary}>
          <span className={classes.name}>
            <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
            {conceptName(name)}
            {/* The taxonomy is English. */}
            <span lang="en" className={classes.path}>
              {path.join(' › ')}
            </span>
          </span>
          <span className={classes.track} data-tone={confidenceTone(confidence)} aria-hidden="true">
            {ranges.map((range) => (
              <span key={range.startMs} style={rangeStyle(range, totalMs)} />
            ))}
          </span>
          <span className={classes.time}>{`${formatTimecode(foundMs)} · ${percent(share)}`}</span>
          <span className={classes.confidence}>{percentOneDecimal(confidence)}</span>
        </summary>
        {/* A link to an element inside opens it. */}
        <div id={topicAnchor(name)} className={classes.moments}>
          {picture?.image ? (
            <img
              className={classes.picture}
              src={picture.image}
              alt={t('sandbox.frame-strip.frame', { time: formatTimecode(picture.timestampMs) })}
              loading="lazy"
              decoding="async"
            />
          ) : null}
          <NearBreaks ranges={ranges} />
          {places.length > 0 ? (
            <ul className={classes.places}>
              {places.slice(0, MAX_PLACES).map((place, index) => (
                <Place key={index} place={place} />
              ))}
            </ul>
          ) : (
            <ul className={classes.places}>
              {ranges.slice(0, MAX_PLACES).map(({ startMs }) => (
                <li key={startMs}>
                  <PlayTime timeMs={startMs} />
                </li>
              ))}
            </ul>
          )}
          {others > 0 ? (
            <p className={classes.origin}>{t('result.more-evidence', { count: others })}</p>
          ) : null}
        </div>
      </details>
    </li>
  );
}

interface TopicListProps {
  response: AnalysisResponse;
  /** Below this confidence, 0 to 1, a topic does not count. */
  leastConfidence: number;
}

/** What the video is about: each topic with its path in the taxonomy, where it was found and by what. */
export const TopicList = memo(function TopicList({ response, leastConfidence }: TopicListProps) {
  const t = useText();
  const topics = useMemo(() => topicTimes(response, leastConfidence), [response, leastConfidence]);
  const totalMs = durationOf(response);
  const frames = useMemo(() => framesOf(response.shots, response.thumbnails), [response]);
  return (
    <Panel
      id="result-topics"
      title={t('result.topics')}
      text={t(topics.length > 0 ? 'result.topics-text' : 'plan.glance.no-topic')}
      className={classes.layout}
    >
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <Topic
            key={topic.name}
            topic={topic}
            entries={response.analysis}
            frames={frames}
            totalMs={totalMs}
            leastConfidence={leastConfidence}
          />
        ))}
      </ul>
    </Panel>
  );
});
