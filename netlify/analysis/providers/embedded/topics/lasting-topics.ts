import type { TimeRange } from '@/contracts/time-range';
import { MAX_GAP_MS } from '../sentences/sentence-windows';
import type { TopicEvidence } from './evidence';
import { isSensitive, TOPICS } from './topic-table';

/** A spoken line with its topics. */
interface LikeLine extends TimeRange {
  topics: ReadonlyMap<string, TopicEvidence>;
  /** Likeness to each topic, in the order of `TOPICS`; undefined if the encoder has not read the line. */
  likeness: Float32Array | undefined;
}

/** Maximum number of lines from a line with a topic to one that gets it. */
const REACH = 6;
/** Minimum number of further lines with the topic that confirm it, and how many lines away they may be. */
const MIN_CONFIRMATIONS = 3;
const CONFIRMING_REACH = 8;
/** Minimum likeness, a logit, of the lines that get it: not about something else. */
const MIN_LIKENESS = -4;
/** Weight of the topic there: a confidence of one half. */
const WEIGHT = 1.5;

const PLACES: ReadonlyMap<string, number> = new Map(TOPICS.map(({ name }, place) => [name, place]));

/**
 * Lets topics last: people speak of one thing for some sentences, and few of them would tell it alone. A line without a
 * topic gets those of the nearest line before or after it, if further lines confirm them, and neither the line nor those
 * between are unlike them. The evidence remains that of the line with the topic. Sensitive topics do not last. The
 * constants were chosen by probes fitted to other texts than those judged (docs/models.md).
 *
 * @param lines in time order
 * @returns the topics of each line
 */
export function lastingTopics(lines: readonly LikeLine[]): ReadonlyMap<string, TopicEvidence>[] {
  const blocks = blocksOf(lines);
  return lines.map(({ topics, likeness }, index) => {
    if (topics.size > 0 || likeness === undefined) return topics;
    return new Map([-1, 1].flatMap((step) => topicsFrom(lines, blocks, index, step)));
  });
}

/** Numbers the lines so that a pause changes the number. */
function blocksOf(lines: readonly TimeRange[]): number[] {
  let block = 0;
  return lines.map(({ startMs }, index) => {
    if (startMs - (lines[index - 1]?.endMs ?? startMs) > MAX_GAP_MS) block += 1;
    return block;
  });
}

/** The topics that a line gets from the nearest line with topics in one direction. */
function topicsFrom(
  lines: readonly LikeLine[],
  blocks: readonly number[],
  index: number,
  step: number,
): [topic: string, TopicEvidence][] {
  const between: Float32Array[] = [];
  for (let at = index; Math.abs(at - index) <= REACH && blocks[at] === blocks[index]; at += step) {
    const line = lines[at];
    if (line === undefined) return [];
    const { topics, likeness } = line;
    if (topics.size > 0) {
      return [...topics].flatMap(([topic, evidence]) => {
        const isLike = between.every((each) => (each[PLACES.get(topic) ?? -1] ?? -Infinity) >= MIN_LIKENESS);
        const lasts = isLike && !isSensitive(topic) && isConfirmed(lines, blocks, at, topic);
        return lasts ? [[topic, { ...evidence, weight: WEIGHT }]] : [];
      });
    }
    if (likeness === undefined) return [];
    between.push(likeness);
  }
  return [];
}

/** Whether enough of the lines near one with a topic have it, too. */
function isConfirmed(
  lines: readonly LikeLine[],
  blocks: readonly number[],
  index: number,
  topic: string,
): boolean {
  let count = 0;
  for (let at = index - CONFIRMING_REACH; at <= index + CONFIRMING_REACH; at += 1) {
    if (at !== index && blocks[at] === blocks[index] && lines[at]?.topics.has(topic)) count += 1;
  }
  return count >= MIN_CONFIRMATIONS;
}
