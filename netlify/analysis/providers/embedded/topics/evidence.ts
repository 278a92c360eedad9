import type { Strength } from './lexicon';
import type { SeenObject } from '../measure/measurements';
import type { Meaning } from './phrase-index';
import { isSensitive } from './topic-table';

/**
 * Source of words: captions, speech that a machine wrote down, text in a frame, the file's title and similar metadata, the
 * name of the file, or an object that was seen.
 */
export type TopicSource = 'said' | 'heard' | 'written' | 'described' | 'named' | 'seen';

/** Score and position in the frame of text or an object. */
type InFrame = Pick<SeenObject, 'score'> & Partial<Pick<SeenObject, 'box' | 'modelScores'>>;

/** A phrase that was spoken or written, or an object that was seen. */
export interface Saying {
  /** The phrase's stems: two inflections of one phrase have the same key. */
  key: string;
  meanings: readonly Meaning[];
  /** The original words. */
  words: string;
  /** Start of the caption, or time of the frame, in ms; undefined for words of the video's metadata. */
  atMs: number | undefined;
  /** For a line that frames in succession have: the time of the first of them, in ms, since it is one mention. */
  sinceMs?: number;
  source: TopicSource;
  /** Position in the frame; missing if the source is not a frame. */
  seen?: InFrame;
}

/** Evidence for a topic. */
export interface WordEvidence extends Omit<Saying, 'meanings'> {
  /** Contribution to the topic's weight, in ordinary words. */
  weight: number;
  /** Weight in its own line: higher than `weight` for words that are only nearby. */
  fullWeight: number;
}

/** Weight of a topic, and its evidence. */
export interface TopicEvidence {
  /** In ordinary words, more than 0. */
  weight: number;
  /** By descending weight, at most `MAX_WORDS`. */
  words: readonly WordEvidence[];
  /** The line and its start in ms, if it is only similar to lines on the topic; `words` is then empty. */
  similar?: Pick<WordEvidence, 'words' | 'source'> & { atMs: number };
}

/** Weight of each kind of phrase: an ordinary word is the unit. */
export const WEIGHTS: Readonly<Record<Exclude<Strength, 'against'>, number>> = {
  certain: 3,
  strong: 2,
  ordinary: 1,
  weak: 0.5,
};

/** Weight deducted for each phrase that indicates another meaning. */
export const AGAINST_WEIGHT = 1;

/** Deduction for a single certain or strong word: however clear, on its own it may be a name or said in passing. */
export const SINGLE_WORD_DISCOUNT = 0.5;

/** Share of its weight with which a phrase near a line counts. */
export const NEARBY_SHARE = 0.5;

/** Share with which a phrase counts that a machine heard: it may have been another one (docs/models.md). */
const HEARD_SHARE = 0.9;

/** Rule of evidence: minimum sum of the full weights, wherever the phrases are said. */
export const MIN_WEIGHT = 2.5;
/** The same for a sensitive topic. Only a certain phrase reaches it alone; otherwise two or more phrases are needed. */
export const MIN_SENSITIVE_WEIGHT = 3;

/** Maximum number of words reported as evidence of one topic in one place. */
export const MAX_WORDS = 12;

/** Weight of a phrase in its own line; of a phrase against a topic, the weight that it deducts. */
export function fullWeightOf(strength: Strength, { key, source }: Pick<Saying, 'key' | 'source'>): number {
  if (strength === 'against') return AGAINST_WEIGHT;
  const isSingleWord = !key.includes(' ');
  const counts = WEIGHTS[strength] > WEIGHTS.ordinary && isSingleWord;
  return (WEIGHTS[strength] - (counts ? SINGLE_WORD_DISCOUNT : 0)) * (source === 'heard' ? HEARD_SHARE : 1);
}

/** Evidence for one topic: the weight of each different phrase. */
class Scale {
  readonly #phrases = new Map<string, WordEvidence>();
  readonly #against = new Set<string>();
  #proving = false;
  #own = false;

  add(saying: Saying, strength: Strength, own: boolean): void {
    const { key, words, atMs, sinceMs, source, seen } = saying;
    if (strength === 'against') {
      this.#against.add(key);
      return;
    }
    const full = fullWeightOf(strength, saying);
    const weight = own ? full : full * NEARBY_SHARE;
    const known = this.#phrases.get(key);
    const best =
      known !== undefined && known.weight >= weight
        ? known
        : {
            ...{ key, words, atMs, source, weight },
            ...(sinceMs === undefined ? {} : { sinceMs }),
            ...(seen === undefined ? {} : { seen }),
          };
    this.#phrases.set(key, { ...best, fullWeight: Math.max(full, known?.fullWeight ?? 0) });
    this.#proving ||= strength !== 'weak';
    this.#own ||= own;
  }

  /** The evidence so far; undefined without a phrase that is said here. */
  result(least: number): WeighedTopic | undefined {
    const phrases = [...this.#phrases.values()];
    const against = AGAINST_WEIGHT * this.#against.size;
    const full = phrases.reduce((sum, phrase) => sum + phrase.fullWeight, -against);
    const weight = phrases.reduce((sum, phrase) => sum + phrase.weight, -against);
    if (!this.#own || weight <= 0) return undefined;
    const words = phrases.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_WORDS);
    return { weight, words, isEnough: this.#proving && full >= least };
  }
}

/** A topic with at least one phrase. */
export interface WeighedTopic extends TopicEvidence {
  /** Whether the rule of evidence is met. */
  isEnough: boolean;
}

/**
 * Weighs the phrases of one place.
 *
 * The rule of evidence: the full weights of the different phrases add up to at least two and a half (for example a
 * certain phrase, a strong and a weak one, or two ordinary words and a weak one), not all of them are weak, and at
 * least one, of any kind, is said here and not only nearby. A sensitive topic requires three. A single word is enough
 * only if it is certain and the topic is not sensitive. A phrase against a topic deducts the weight of an ordinary
 * word.
 *
 * @param own phrases said here
 * @param nearby phrases said nearby
 * @returns the evidence for each topic that has enough
 */
export function weighEvidence(own: readonly Saying[], nearby: readonly Saying[]): Map<string, TopicEvidence> {
  return enoughOf(weighAll(own, nearby));
}

/** The topics for which the rule of evidence is met. */
export function enoughOf(weighed: ReadonlyMap<string, WeighedTopic>): Map<string, TopicEvidence> {
  const enough = [...weighed].filter(([, { isEnough }]) => isEnough);
  return new Map(enough.map(([topic, { weight, words }]) => [topic, { weight, words }]));
}

/** The same for every topic of which a phrase is said here, with enough evidence or not. */
export function weighAll(own: readonly Saying[], nearby: readonly Saying[]): Map<string, WeighedTopic> {
  const scales = new Map<string, Scale>();
  const add = (sayings: readonly Saying[], isOwn: boolean) => {
    for (const saying of sayings) {
      for (const { topic, strength } of saying.meanings) {
        const scale = scales.get(topic) ?? new Scale();
        scale.add(saying, strength, isOwn);
        scales.set(topic, scale);
      }
    }
  };
  add(own, true);
  add(nearby, false);
  const found = new Map<string, WeighedTopic>();
  for (const [topic, scale] of scales) {
    const result = scale.result(isSensitive(topic) ? MIN_SENSITIVE_WEIGHT : MIN_WEIGHT);
    if (result !== undefined) found.set(topic, result);
  }
  return found;
}
