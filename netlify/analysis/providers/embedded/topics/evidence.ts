import type { Strength } from './lexicon';
import type { SeenObject } from '../measure/measurements';
import type { Meaning } from './phrase-index';
import { isSensitive } from './topic-table';

/** Where words come from: captions, text that stands in a frame, the file's title and the like, or a thing that was seen. */
export type TopicSource = 'said' | 'written' | 'described' | 'seen';

/** What a frame shows where words or a thing were found in it. */
type InFrame = Pick<SeenObject, 'score'> & Partial<Pick<SeenObject, 'box' | 'modelScores'>>;

/** A phrase that was said or written, or a thing that was seen. */
export interface Saying {
  /** The phrase's stems: two inflections of one phrase have the same key. */
  key: string;
  meanings: readonly Meaning[];
  /** The words as they were said. */
  words: string;
  /** Start of the caption, or time of the frame, in ms; undefined for words of the video's metadata. */
  atMs: number | undefined;
  source: TopicSource;
  /** Where they stand in the frame; missing for what is in no frame. */
  seen?: InFrame;
}

/** What a topic rests on. */
export interface WordEvidence extends Omit<Saying, 'meanings'> {
  /** What they added to the topic's weight, in ordinary words. */
  weight: number;
  /** What they weigh where they are said: more than `weight` for words that are only near. */
  fullWeight: number;
}

/** How much speaks for a topic, and what. */
export interface TopicEvidence {
  /** In ordinary words, more than 0. */
  weight: number;
  /** The weightiest first, at most `MOST_WORDS`. */
  words: readonly WordEvidence[];
}

/** What each kind of phrase weighs: an ordinary word is the unit. */
export const WEIGHTS: Readonly<Record<Exclude<Strength, 'against'>, number>> = {
  certain: 3,
  strong: 2,
  ordinary: 1,
  weak: 0.5,
};

/** What each phrase takes away that shows the others to mean something else. */
export const AGAINST_WEIGHT = 1;

/** What a single word weighs less than a phrase: however plain, alone it may be a name or said in passing. */
export const SINGLE_WORD_DISCOUNT = 0.5;

/** What is said near a line counts half of what is said in it. */
export const NEARBY_SHARE = 0.5;

/** The rule of evidence: full weights, wherever the phrases are said, add up to this. */
export const LEAST_WEIGHT = 2.5;
/** The same for a sensitive topic. Only a certain phrase weighs as much; of others it takes two or more. */
export const LEAST_SENSITIVE_WEIGHT = 3;

/** Words that are given as evidence of one topic in one place. */
export const MOST_WORDS = 12;

function weightOf(strength: Exclude<Strength, 'against'>, key: string): number {
  const isSingleWord = !key.includes(' ');
  const counts = WEIGHTS[strength] > WEIGHTS.ordinary && isSingleWord;
  return WEIGHTS[strength] - (counts ? SINGLE_WORD_DISCOUNT : 0);
}

/** Evidence for one topic: the weights of each different phrase. */
class Scale {
  readonly #phrases = new Map<string, WordEvidence>();
  readonly #against = new Set<string>();
  #proving = false;
  #own = false;

  add(saying: Saying, strength: Strength, own: boolean): void {
    const { key, words, atMs, source, seen } = saying;
    if (strength === 'against') {
      this.#against.add(key);
      return;
    }
    const full = weightOf(strength, key);
    const weight = own ? full : full * NEARBY_SHARE;
    const known = this.#phrases.get(key);
    const best =
      known !== undefined && known.weight >= weight
        ? known
        : { key, words, atMs, source, ...(seen === undefined ? {} : { seen }), weight };
    this.#phrases.set(key, { ...best, fullWeight: Math.max(full, known?.fullWeight ?? 0) });
    this.#proving ||= strength !== 'weak';
    this.#own ||= own;
  }

  /** What has gathered, or undefined when the rule of evidence is not met. */
  result(least: number): TopicEvidence | undefined {
    if (!this.#own || !this.#proving) return undefined;
    const phrases = [...this.#phrases.values()];
    const against = AGAINST_WEIGHT * this.#against.size;
    const full = phrases.reduce((sum, phrase) => sum + phrase.fullWeight, -against);
    const weight = phrases.reduce((sum, phrase) => sum + phrase.weight, -against);
    if (full < least || weight <= 0) return undefined;
    const words = phrases.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
    return { weight, words };
  }
}

/**
 * Weighs what is said in one place.
 *
 * The rule of evidence: the full weights of the different phrases add up to two and a half (a certain phrase, a
 * strong one and a weak one, two ordinary words and a weak one), not all of them are weak, and at least one, of
 * any kind, is said here and not only nearby. A sensitive topic asks for three. No single word is enough, but a
 * certain one for a topic that is not sensitive. A phrase against a topic takes an ordinary word's weight away.
 *
 * @param own phrases said here
 * @param nearby phrases said near it
 * @returns the evidence for each topic that has enough
 */
export function weighEvidence(own: readonly Saying[], nearby: readonly Saying[]): Map<string, TopicEvidence> {
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
  const found = new Map<string, TopicEvidence>();
  for (const [topic, scale] of scales) {
    const result = scale.result(isSensitive(topic) ? LEAST_SENSITIVE_WEIGHT : LEAST_WEIGHT);
    if (result !== undefined) found.set(topic, result);
  }
  return found;
}
