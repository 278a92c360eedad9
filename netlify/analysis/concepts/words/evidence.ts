import type { Hit, Meaning } from './phrase-index';

/** What each kind of phrase weighs: an ordinary word is the unit. */
export const WEIGHTS: Readonly<Record<Meaning['strength'], number>> = { strong: 2, ordinary: 1, weak: 0.5 };

/** What is said near a line counts half of what is said in it. */
export const NEARBY_SHARE = 0.5;

/** The rule of evidence: full weights, wherever the phrases are said, add up to this. */
const LEAST_WEIGHT = 2;

/** Evidence for one topic: the weight of each different phrase. */
class TopicEvidence {
  readonly #full = new Map<string, number>();
  readonly #counted = new Map<string, number>();
  #proving = false;
  #own = false;

  add(key: string, strength: Meaning['strength'], own: boolean): void {
    const weight = WEIGHTS[strength];
    this.#full.set(key, Math.max(weight, this.#full.get(key) ?? 0));
    this.#counted.set(key, Math.max(weight * (own ? 1 : NEARBY_SHARE), this.#counted.get(key) ?? 0));
    this.#proving ||= strength !== 'weak';
    this.#own ||= own;
  }

  /** Sum of the weights, or 0 when the rule of evidence is not met. */
  weight(): number {
    const enough = this.#own && this.#proving && sum(this.#full) >= LEAST_WEIGHT;
    return enough ? sum(this.#counted) : 0;
  }
}

function sum(weights: ReadonlyMap<string, number>): number {
  return [...weights.values()].reduce((total, weight) => total + weight, 0);
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
