import type { Hit, Meaning } from './phrase-index';

/** What each kind of phrase weighs: an ordinary word is the unit. */
export const WEIGHTS: Readonly<Record<Meaning['strength'], number>> = { strong: 2, ordinary: 1, weak: 0.5 };

/** What is said near a line counts half of what is said in it. */
export const NEARBY_SHARE = 0.5;

/** The rule of evidence: full weights, wherever the phrases are said, add up to this. */
const LEAST_WEIGHT = 2;

/** Evidence for one topic: the weights of each different phrase. */
class TopicEvidence {
  readonly #phrases = new Map<string, { full: number; counted: number }>();
  #proving = false;
  #own = false;

  add(key: string, strength: Meaning['strength'], own: boolean): void {
    const full = WEIGHTS[strength];
    const counted = own ? full : full * NEARBY_SHARE;
    const phrase = this.#phrases.get(key);
    if (phrase === undefined) {
      this.#phrases.set(key, { full, counted });
    } else {
      phrase.full = Math.max(phrase.full, full);
      phrase.counted = Math.max(phrase.counted, counted);
    }
    this.#proving ||= strength !== 'weak';
    this.#own ||= own;
  }

  /** Sum of the weights, or 0 when the rule of evidence is not met. */
  weight(): number {
    if (!this.#own || !this.#proving) return 0;
    let [full, counted] = [0, 0];
    for (const phrase of this.#phrases.values()) {
      full += phrase.full;
      counted += phrase.counted;
    }
    return full >= LEAST_WEIGHT ? counted : 0;
  }
}

/**
 * Weighs what is said in one place.
 *
 * The rule of evidence: the full weights of the different phrases add up to two (a strong phrase, two
 * ordinary ones, or an ordinary and two weak ones), not all of them are weak, and at least one, of any
 * kind, is said here and not only nearby.
 *
 * @param own phrases said here
 * @param nearby phrases said near it
 * @returns the weight of the evidence for each topic that has enough, in ordinary words
 */
export function weighEvidence(own: readonly Hit[], nearby: readonly Hit[]): Map<string, number> {
  const topics = new Map<string, TopicEvidence>();
  const add = (hits: readonly Hit[], isOwn: boolean) => {
    for (const { key, meanings } of hits) {
      for (const { topic, strength } of meanings) {
        const evidence = topics.get(topic) ?? new TopicEvidence();
        evidence.add(key, strength, isOwn);
        topics.set(topic, evidence);
      }
    }
  };
  add(own, true);
  add(nearby, false);
  return new Map(
    [...topics].map(([topic, evidence]) => [topic, evidence.weight()] as const).filter(([, w]) => w > 0),
  );
}
