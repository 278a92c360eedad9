import type { Language } from '../../../captions/languages';
import {
  fullWeightOf,
  MAX_WORDS,
  NEARBY_SHARE,
  WEIGHTS,
  type Saying,
  type TopicEvidence,
  type WordEvidence,
} from './evidence';
import { isSensitive } from './topic-table';

/** A spoken line with its phrases, and the topics that it has by the rule of evidence. */
export interface SpokenLine {
  startMs: number;
  sayings: readonly Saying[];
  topics: ReadonlyMap<string, TopicEvidence>;
}

/** Languages without a sentence encoder: a line about a topic may have no phrase of the lexicon. */
const SMOOTHED: ReadonlySet<Language> = new Set<Language>(['de', 'es', 'fr']);

/** Number of lines before and after a line whose phrases count for it; their share decreases to 0 with the distance. */
const REACH = 8;
/** Maximum time between the starts of two such lines, in ms. */
const REACH_MS = 40_000;
/** Share with which a phrase counts that another line repeats; a weak one does not count again. */
const REPEATED_SHARE = 0.5;
/** Minimum sum for a line with a phrase on the topic. */
const MIN_SUM = 3.5;
/** Minimum sum for a line without one, and maximum distance of the nearest phrase, in lines. */
const MIN_SUM_WITHOUT = 4;
const MAX_DISTANCE = 1;

/** Minimum sum for a sensitive topic. */
const MIN_SENSITIVE_SUM = 2.5;

/** A phrase of a line on one topic. */
interface Phrase {
  topic: string;
  saying: Saying;
  fullWeight: number;
  isAgainst: boolean;
}

/** One mention of a phrase near a line; its weight decreases with the distance in lines. */
interface Mention {
  saying: Saying;
  weight: number;
  fullWeight: number;
}

/** The mentions of a topic near a line. */
interface Near {
  /** By phrase. */
  mentions: Map<string, Mention[]>;
  against: number;
  /** Distances of the lines with a mention, in lines: negative for earlier ones. */
  distances: Set<number>;
}

/** Whether lines of a language are smoothed. */
export function isSmoothed(language: Language | undefined): boolean {
  return language !== undefined && SMOOTHED.has(language);
}

/**
 * Further topics of lines, from the phrases of the lines around them: who talks about a topic does not name it in every
 * line. Here, other than by the rule of evidence, a phrase that several lines repeat counts more than one in a single
 * line.
 *
 * A line gets a topic if the phrases of at least two lines add up to a minimum. A line without a phrase on the topic
 * gets it only if it has no topic yet, and phrases on the topic precede and follow it closely. Sensitive topics are
 * never added. The values were tuned on the labelled passages in sequence and on long texts (docs/benchmarks.md).
 *
 * @param lines in time order
 * @returns the added topics of each line
 */
export function neighborTopics(lines: readonly SpokenLine[]): Map<string, TopicEvidence>[] {
  const phrases = lines.map((line) => phrasesOf(line, (topic) => !isSensitive(topic)));
  return lines.map((line, index) => {
    const added = new Map<string, TopicEvidence>();
    for (const [topic, near] of nearbyTopics(lines, phrases, index)) {
      if (line.topics.has(topic)) continue;
      const { distances } = near;
      const isMentioned = distances.has(0);
      if (distances.size < 2) continue;
      if (!isMentioned && (line.topics.size > 0 || !isSurrounded(distances))) continue;
      const evidence = evidenceOf(near);
      if (evidence.sum >= (isMentioned ? MIN_SUM : MIN_SUM_WITHOUT)) added.set(topic, evidence.found);
    }
    return added;
  });
}

/**
 * The sensitive topics of conversations: in dialogue, the phrases that prove one are in different lines, and often in
 * different shots. A line with a phrase on a topic gets it if the phrases of the lines around it add up to a minimum; not
 * all of them may be weak. The caller must let likeness drop what is found: the phrases are said in other senses, too.
 *
 * @param lines in time order; in `topics`, those that are found without it
 * @returns the added topics of each line
 */
export function sensitiveTopics(lines: readonly SpokenLine[]): Map<string, TopicEvidence>[] {
  const phrases = lines.map((line) => phrasesOf(line, isSensitive));
  return lines.map(({ topics }, index) => {
    const near = [...nearbyTopics(lines, phrases, index)].filter(
      ([topic, { distances, mentions }]) =>
        !topics.has(topic) && distances.has(0) && distances.size > 1 && !areAllWeak(mentions),
    );
    const found = near
      .map(([topic, each]) => [topic, evidenceOf(each)] as const)
      .filter(([, { sum }]) => sum >= MIN_SENSITIVE_SUM);
    return new Map(found.map(([topic, evidence]) => [topic, evidence.found]));
  });
}

const areAllWeak = (mentions: Near['mentions']): boolean =>
  [...mentions.values()].flat().every(({ fullWeight }) => fullWeight <= WEIGHTS.weak);

/** The different phrases of a line on each of the wanted topics. */
function phrasesOf({ sayings }: SpokenLine, isWanted: (topic: string) => boolean): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const saying of sayings) {
    for (const { topic, strength } of saying.meanings) {
      const name = `${topic} ${saying.key}`;
      if (!isWanted(topic) || phrases.has(name)) continue;
      const isAgainst = strength === 'against';
      phrases.set(name, { topic, saying, fullWeight: fullWeightOf(strength, saying), isAgainst });
    }
  }
  return [...phrases.values()];
}

function isSurrounded(distances: ReadonlySet<number>): boolean {
  const all = [...distances];
  return (
    all.some((distance) => distance < 0) &&
    all.some((distance) => distance > 0) &&
    all.some((distance) => Math.abs(distance) <= MAX_DISTANCE)
  );
}

/** The topics that may be added, with their mentions near a line. */
function nearbyTopics(
  lines: readonly SpokenLine[],
  phrases: readonly (readonly Phrase[])[],
  index: number,
): Map<string, Near> {
  const topics = new Map<string, Near>();
  const startMs = lines[index]?.startMs ?? 0;
  for (let at = Math.max(0, index - REACH); at <= Math.min(lines.length - 1, index + REACH); at += 1) {
    if (Math.abs((lines[at]?.startMs ?? Infinity) - startMs) > REACH_MS) continue;
    const distance = at - index;
    const share = 1 - Math.abs(distance) / (REACH + 1);
    for (const phrase of phrases[at] ?? []) addPhrase(topics, phrase, distance, share);
  }
  return topics;
}

function addPhrase(topics: Map<string, Near>, phrase: Phrase, distance: number, share: number): void {
  const { topic, saying, fullWeight, isAgainst } = phrase;
  const near: Near = topics.get(topic) ?? { mentions: new Map(), against: 0, distances: new Set() };
  topics.set(topic, near);
  if (isAgainst) {
    near.against += share * fullWeight;
    return;
  }
  const mentions = near.mentions.get(saying.key) ?? [];
  mentions.push({ saying, weight: share * fullWeight, fullWeight });
  near.mentions.set(saying.key, mentions);
  near.distances.add(distance);
}

/** The sum of all mentions, and the best one of each phrase as evidence. */
function evidenceOf({ mentions, against }: Near): { sum: number; found: TopicEvidence } {
  let sum = -against;
  const words: WordEvidence[] = [];
  for (const all of mentions.values()) {
    const [best, ...repeated] = all.toSorted((a, b) => b.weight - a.weight);
    if (best === undefined) continue;
    const { meanings: _, ...saying } = best.saying;
    words.push({ ...saying, weight: best.weight * NEARBY_SHARE, fullWeight: best.fullWeight });
    sum += best.weight;
    if (best.fullWeight <= WEIGHTS.weak) continue;
    for (const { weight } of repeated) sum += weight * REPEATED_SHARE;
  }
  const strongest = words.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_WORDS);
  return { sum, found: { weight: sum * NEARBY_SHARE, words: strongest } };
}
