import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { ConceptChip } from '../entries/concept-chip';
import { usePlayFrom } from '../player/use-player';
import classes from './segment-list.module.css';
import { segmentsOf, type Segment } from './segments';

/** Number of segments shown at first. */
const SEGMENTS_AT_FIRST = 8;

/** Number of segments added at a time: all those of a long video would be 100,000 elements. */
const MORE_SEGMENTS = 100;

function Segments({ segments }: { segments: readonly Segment[] }) {
  const t = useText();
  const playFrom = usePlayFrom();
  return (
    <ul className={classes.list}>
      {segments.map(({ startMs, endMs, concepts }) => {
        const range = t('sandbox.timeline.range', {
          start: formatTimecode(startMs),
          end: formatTimecode(endMs),
        });
        return (
          <li key={startMs} className={classes.segment}>
            {playFrom ? (
              <button type="button" className={classes.time} onClick={() => playFrom(startMs)}>
                {range}
              </button>
            ) : (
              <span className={classes.time}>{range}</span>
            )}
            <ul className={classes.chips}>
              {concepts.map(({ name, confidence }) => (
                <li key={name}>
                  <ConceptChip concept={{ name, confidence }} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The entries of a result in short: consecutive entries with the same concepts are shown as one. */
export function SegmentList({ entries, endMs }: { entries: readonly AnalysisEntry[]; endMs: number }) {
  const t = useText();
  const segments = useMemo(
    () => segmentsOf(entries, endMs).filter(({ concepts }) => concepts.length > 0),
    [entries, endMs],
  );
  const [shown, setShown] = useState(SEGMENTS_AT_FIRST);
  // With as many segments as entries, the list would not be shorter.
  const { length: listed } = entries.filter(({ concepts }) => concepts.length > 0);
  if (segments.length === 0 || segments.length >= listed) return null;
  const others = Math.min(segments.length - shown, MORE_SEGMENTS);
  return (
    <section aria-labelledby="result-segments">
      <h4 id="result-segments" className={classes.title}>
        {t('result.segments')}
      </h4>
      <Segments segments={segments.slice(0, shown)} />
      {others > 0 ? (
        <Button variant="default" className={classes.more ?? ''} onClick={() => setShown(shown + others)}>
          {t('result.more-segments', { count: others })}
        </Button>
      ) : null}
    </section>
  );
}
