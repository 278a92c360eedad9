import type { TimeRange } from '@/contracts/time-range';
import { MAX_GAP_MS } from '../sentences/sentence-windows';
import type { TopicEvidence, WeighedTopic } from './evidence';
import { isSensitive, TOPICS } from './topic-table';

/** A spoken line. */
interface SpokenLine extends TimeRange {
  /** Those found by its score. */
  topics: ReadonlyMap<string, TopicEvidence>;
  phrases: ReadonlyMap<string, Pick<WeighedTopic, 'weight' | 'isEnough'>>;
  /** Likeness to each topic, a logit, in the order of `TOPICS`; undefined if the encoder has not read the line. */
  likeness: Float32Array | undefined;
}

type ReadLine = SpokenLine & { likeness: Float32Array };

/** Log odds of a topic by what one line says: shares of its likeness, with an offset, and of its phrases' weight. */
const LIKENESS_SHARE = 0.4;
const LIKENESS_OFFSET = 2;
const PHRASES_SHARE = 1.5;
const MAX_WEIGHT = 3;
/** What is added for a topic that the line has and for which its phrases are enough: it takes no other one. */
const ENOUGH = 4;
/** Probability that what people speak of changes between two lines. It does in a pause. */
const CHANGE = 0.15;
/** Probability of no topic after a change; all topics are as probable as each other. */
const NO_TOPIC = 0.5;
/** A line keeps a topic above the first probability, and gets one above the second. */
const MIN_KEPT = 0.3;
const MIN_ADDED = 0.65;
/** Maximum number of lines to one with the topic, which is the evidence of a line that gets it. */
const REACH = 6;
/** Weight of the topic there: a confidence of one half. */
const WEIGHT = 1.5;

/** What a line can be about: a topic that is not sensitive, or none (the last one). */
const STATES = TOPICS.map(({ name }, place) => ({ name, place })).filter(({ name }) => !isSensitive(name));
const PRIOR = Float64Array.from({ length: STATES.length + 1 }, (_, state) =>
  state === STATES.length ? NO_TOPIC : (1 - NO_TOPIC) / STATES.length,
);

/**
 * Decides on topics by the sequence of lines: people speak of one thing for some sentences, few of which would tell it
 * alone. A hidden Markov model has a topic, or none, for each line; the forward-backward algorithm gives the probability
 * of each by all lines of a conversation. A topic that is improbable there is left out. A probable one is added if a
 * line nearby has it, whose evidence it gets. Sensitive topics stay as they are. The constants were chosen by texts that
 * the probes were not fitted to (docs/models.md).
 *
 * @param lines in time order
 * @returns the topics of each line
 */
export function topicsInSequence(lines: readonly SpokenLine[]): ReadonlyMap<string, TopicEvidence>[] {
  const read = lines.filter((line): line is ReadLine => line.likeness !== undefined);
  const topics = decide(read);
  const decided = new Map<SpokenLine, ReadonlyMap<string, TopicEvidence>>(
    read.map((line, index) => [line, topics[index] ?? line.topics]),
  );
  return lines.map((line) => decided.get(line) ?? line.topics);
}

function decide(lines: readonly ReadLine[]): Map<string, TopicEvidence>[] {
  const breaks = lines.map(
    ({ startMs }, index) => startMs - (lines[index - 1]?.endMs ?? -Infinity) > MAX_GAP_MS,
  );
  const probabilities = probabilitiesOf(lines.map(oddsOf), breaks);
  return lines.map(({ topics }, index) => {
    const found = new Map(topics);
    for (const [state, { name }] of STATES.entries()) {
      const probability = probabilities[index]?.[state] ?? 0;
      if (probability <= MIN_KEPT) found.delete(name);
      const evidence = probability > MIN_ADDED && !topics.has(name) && nearest(lines, breaks, index, name);
      if (evidence) found.set(name, { ...evidence, weight: WEIGHT });
    }
    return found;
  });
}

/** How much more probable a line is with each state than without a topic. */
function oddsOf({ topics, phrases, likeness }: ReadLine): Float64Array<ArrayBuffer> {
  const odds = new Float64Array(PRIOR.length).fill(1);
  for (const [state, { name, place }] of STATES.entries()) {
    const { weight = 0, isEnough = false } = phrases.get(name) ?? {};
    const alike = (likeness[place] ?? -Infinity) + LIKENESS_OFFSET;
    const said = PHRASES_SHARE * Math.min(MAX_WEIGHT, weight) + (isEnough && topics.has(name) ? ENOUGH : 0);
    odds[state] = Math.exp(LIKENESS_SHARE * alike + said);
  }
  return odds;
}

/**
 * The forward-backward algorithm (Rabiner 1989, A tutorial on hidden Markov models).
 *
 * @param odds of each line
 * @param breaks whether what people speak of surely changes before a line
 * @returns the probability of each state in each line
 */
function probabilitiesOf(
  odds: readonly Float64Array<ArrayBuffer>[],
  breaks: readonly boolean[],
): Float64Array[] {
  const staying = (index: number) => (breaks[index] === false ? 1 - CHANGE : 0);
  let before = PRIOR;
  const forward = odds.map((own, index) => {
    const stay = staying(index);
    before = normalized(
      own.map((value, state) => value * (stay * (before[state] ?? 0) + (1 - stay) * (PRIOR[state] ?? 0))),
    );
    return before;
  });
  let after = new Float64Array(PRIOR.length).fill(1);
  for (let index = odds.length - 1; index >= 0; index -= 1) {
    const later = after;
    const seen = normalized(odds[index]?.map((value, state) => value * (later[state] ?? 0)) ?? later);
    forward[index] = normalized((forward[index] ?? later).map((value, state) => value * (later[state] ?? 0)));
    const stay = staying(index);
    const changed = (1 - stay) * seen.reduce((sum, value, state) => sum + value * (PRIOR[state] ?? 0), 0);
    after = seen.map((value) => stay * value + changed);
  }
  return forward;
}

function normalized(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The evidence of the nearest line with a topic, in the same conversation. */
function nearest(
  lines: readonly ReadLine[],
  breaks: readonly boolean[],
  index: number,
  topic: string,
): TopicEvidence | undefined {
  const reach = { before: true, after: true };
  for (let distance = 1; distance <= REACH; distance += 1) {
    reach.before &&= breaks[index - distance + 1] === false;
    reach.after &&= breaks[index + distance] === false;
    const places = [...(reach.before ? [index - distance] : []), ...(reach.after ? [index + distance] : [])];
    for (const place of places) {
      const found = lines[place]?.topics.get(topic);
      if (found) return found;
    }
  }
  return undefined;
}
