import type { TextCue } from '../../../captions/cue';
import { fromBytes } from '../sentences/sentence-vector';
import { MAX_GAP_MS, onwardEnds } from '../sentences/sentence-windows';
import type { TopicEvidence, WeighedTopic } from './evidence';
import { logitsOf } from './likeness';
import { isSensitive, TOPICS } from './topic-table';

/** A spoken line. */
interface SpokenLine extends TextCue {
  /** Those found by its score. */
  topics: ReadonlyMap<string, TopicEvidence>;
  phrases: ReadonlyMap<string, Pick<WeighedTopic, 'weight' | 'isEnough'>>;
  /** Vector of the text that begins with the line; undefined if the encoder has not read it. */
  onward: Int8Array | undefined;
}

type ReadLine = SpokenLine & { onward: Int8Array };

/** What the vectors around a line tell. */
interface Likeness {
  /** To each topic, in the order of `TOPICS`: the mean of the texts that contain the line. */
  topics: readonly number[];
  /** Similarity of the text that begins with the line to the last one before it, -1 to 1; undefined without one. */
  before: number | undefined;
}

/** Log odds of a topic by what one line says: shares of its likeness, with an offset, and of its phrases' weight. */
const LIKENESS_SHARE = 0.5;
const LIKENESS_OFFSET = 1.5;
const PHRASES_SHARE = 2.5;
const MAX_WEIGHT = 3;
/** What is added for a topic that the line has and for which its phrases are enough. */
const ENOUGH = 2;
/**
 * Probability that what people speak of changes between two lines of typical similarity, and how much its log odds
 * shrink with the similarity. It surely changes in a pause.
 */
const CHANGE = 0.3;
const TYPICAL_SIMILARITY = 0.25;
const SIMILARITY_SHARE = 12;
/** Probability of no topic after a change; all topics are as probable as each other. */
const NO_TOPIC = 0.5;
/** A line has the topics above this probability. */
const MIN_PROBABILITY = 0.65;
/** Maximum number of lines to one with the topic, which is the evidence of a line that gets it. */
const REACH = 4;
/** Weight of the topic there: a confidence of one half. */
const WEIGHT = 1.5;

/** What a line can be about: a topic that is not sensitive, or none (the last one). */
const STATES = TOPICS.map(({ name }, place) => ({ name, place })).filter(({ name }) => !isSensitive(name));
const PRIOR = Float64Array.from({ length: STATES.length + 1 }, (_, state) =>
  state === STATES.length ? NO_TOPIC : (1 - NO_TOPIC) / STATES.length,
);

/**
 * Decides on topics by the sequence of lines: people speak of one thing for some sentences, few of which would tell it
 * alone. A hidden Markov model has a topic, or none, for each line, and the forward-backward algorithm gives the
 * probability of each by all lines of a conversation. What they speak of changes where the lines before and after are
 * unlike each other. A topic that is improbable is left out. A probable one is added if a line nearby has it, whose
 * evidence it gets. Sensitive topics stay as they are. The constants were chosen by texts that the probes were not fitted
 * to (docs/models.md).
 *
 * @param lines in time order
 * @returns the topics of each line
 */
export function topicsInSequence(lines: readonly SpokenLine[]): ReadonlyMap<string, TopicEvidence>[] {
  const read = lines.filter((line): line is ReadLine => line.onward !== undefined);
  const topics = decide(read);
  const decided = new Map<SpokenLine, ReadonlyMap<string, TopicEvidence>>(
    read.map((line, index) => [line, topics[index] ?? line.topics]),
  );
  return lines.map((line) => decided.get(line) ?? line.topics);
}

function decide(lines: readonly ReadLine[]): Map<string, TopicEvidence>[] {
  const likeness = likenessOf(lines);
  const breaks = lines.map(
    ({ startMs }, index) => startMs - (lines[index - 1]?.endMs ?? -Infinity) > MAX_GAP_MS,
  );
  const probabilities = probabilitiesOf(
    lines.map((line, index) => oddsOf(line, likeness[index]?.topics ?? [])),
    breaks.map((isBreak, index) => (isBreak ? 1 : changeAt(likeness[index]?.before))),
  );
  return lines.map(({ topics }, index) => {
    const found = new Map(topics);
    for (const [state, { name }] of STATES.entries()) {
      const isProbable = (probabilities[index]?.[state] ?? 0) > MIN_PROBABILITY;
      if (!isProbable) found.delete(name);
      const evidence = isProbable && !topics.has(name) && nearest(lines, breaks, index, name);
      if (evidence) found.set(name, { ...evidence, weight: WEIGHT });
    }
    return found;
  });
}

function likenessOf(lines: readonly ReadLine[]): Likeness[] {
  const ends = onwardEnds(lines);
  const vectors = lines.map(({ onward }) => fromBytes(onward));
  const logits = vectors.map(logitsOf);
  return vectors.map((vector, index) => {
    let first = index;
    while ((ends[first - 1] ?? -1) >= index) first -= 1;
    const containing = logits.slice(first, index + 1);
    const before = vectors[first - 1];
    return {
      topics: TOPICS.map(
        (_, topic) => containing.reduce((sum, each) => sum + (each[topic] ?? 0), 0) / containing.length,
      ),
      before: before && vector.reduce((sum, value, at) => sum + value * (before[at] ?? 0), 0),
    };
  });
}

/** Probability that what people speak of changes before a line. */
function changeAt(similarity = TYPICAL_SIMILARITY): number {
  const odds = (CHANGE / (1 - CHANGE)) * Math.exp(SIMILARITY_SHARE * (TYPICAL_SIMILARITY - similarity));
  return odds / (1 + odds);
}

/** How much more probable a line is with each state than without a topic. */
function oddsOf({ topics, phrases }: ReadLine, likeness: readonly number[]): Float64Array<ArrayBuffer> {
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
 * @param changes probability that what people speak of changes before each line
 * @returns the probability of each state in each line
 */
function probabilitiesOf(
  odds: readonly Float64Array<ArrayBuffer>[],
  changes: readonly number[],
): Float64Array[] {
  const staying = (index: number) => 1 - (changes[index] ?? 1);
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
