import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useMemo } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { resultDurationMs } from '@/targeting/concept-ranges';
import { topicTimes, type TopicTime } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { confidenceTone } from '../entries/confidence';
import { originsOf } from '../entries/evidence-origins';
import { MatchedWords } from '../entries/matched-words';
import { PlayTime } from '../entries/play-time';
import { rangeStyle } from '../timeline/time-axis';
import { useConceptName } from '../use-concept-name';
import { topicPlaces, type TopicPlace } from './topic-evidence';
import classes from './topic-list.module.css';

/** Places of evidence of a topic before the others are left out: the timeline has them all. */
const MOST_PLACES = 8;

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

interface TopicProps {
  topic: TopicTime;
  entries: readonly AnalysisEntry[];
  totalMs: number;
}

/** One topic with its ranges as bars; it opens to its evidence. */
function Topic({ topic, entries, totalMs }: TopicProps) {
  const t = useText();
  const { percent, percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const places = useMemo(() => topicPlaces(entries, topic.name), [entries, topic.name]);
  const { name, path, ranges, totalMs: foundMs, share, confidence } = topic;
  const others = places.length - MOST_PLACES;
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
        {places.length > 0 ? (
          <ul className={classes.places}>
            {places.slice(0, MOST_PLACES).map((place) => (
              <Place key={`${place.timeMs} ${place.confidence}`} place={place} />
            ))}
          </ul>
        ) : (
          <ul className={classes.places}>
            {ranges.slice(0, MOST_PLACES).map(({ startMs }) => (
              <li key={startMs}>
                <PlayTime timeMs={startMs} />
              </li>
            ))}
          </ul>
        )}
        {others > 0 ? <p className={classes.origin}>{t('result.more-evidence', { count: others })}</p> : null}
      </details>
    </li>
  );
}

/** What the video is about: each topic with its path in the taxonomy, where it was found and by what. */
export const TopicList = memo(function TopicList({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const topics = useMemo(() => topicTimes(response), [response]);
  const { analysis, durationMs, intervalMs } = response;
  const totalMs = resultDurationMs(analysis, durationMs, intervalMs);
  return (
    <section className={classes.panel} aria-labelledby="result-topics">
      <h3 id="result-topics" tabIndex={-1} className={classes.title}>
        {t('result.topics')}
      </h3>
      <p className={classes.text}>{t(topics.length > 0 ? 'result.topics-text' : 'plan.glance.no-topic')}</p>
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <Topic key={topic.name} topic={topic} entries={analysis} totalMs={totalMs} />
        ))}
      </ul>
    </section>
  );
});
