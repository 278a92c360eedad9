import type { AnalysisResponse } from '@/contracts/analysis';
import { RISK_LEVELS as LEVELS, type RiskLevel } from '@/contracts/topics';
import {
  MAX_WORDS,
  SINGLE_WORD_DISCOUNT,
  WEIGHTS,
  type TopicEvidence,
  type TopicSource,
  type WordEvidence,
} from './evidence';
import { printable } from './speech';
import { TOPICS, type TopicName } from './topic-table';
import type { TimeRange } from '@/contracts/time-range';

type Risk = NonNullable<AnalysisResponse['risks']>[number];

/** A time range of the video and the evidence for its reported topics. */
export interface NamedTopics extends TimeRange {
  topics: ReadonlyMap<string, TopicEvidence>;
}

/** Mentions within this time, in ms, count together: a minute is perceived as one item. */
export const WINDOW_MS = 60_000;

/** Mentions no farther apart than this, in ms, form one range: a topic is not mentioned in every sentence. */
export const MAX_GAP_MS = 10_000;

/** Minimum points of a minute for each level; below the first the level is low. */
export const MIN_POINTS = { medium: 6, high: 15, floor: 30 } as const;

/**
 * Minimum number of different times at which a minute must mention a topic to be high: one sentence is never enough.
 */
export const MIN_TIMES = 3;

/** Minimum number of different certain phrases in a minute for the floor. */
export const MIN_CERTAIN = 5;

/** Share with which a repeated phrase counts, and words of the title. */
const REPEATED_SHARE = 0.5;

/**
 * Topics whose floor the framework defines by content alone: "explicit or gratuitous depiction of sexual acts" and
 * "excessive use of profane language". The floor of all other topics requires intent (promotion, advocacy,
 * incitement, instruction, sale), which words do not reveal.
 */
const FLOOR_BY_CONTENT: ReadonlySet<TopicName> = new Set([
  'adult and explicit sexual content',
  'obscenity and profanity',
]);

const SOURCES = ['said', 'heard', 'written', 'described', 'named', 'seen'] as const;

/** Sources that are about the whole video. */
const OF_TITLE: ReadonlySet<TopicSource> = new Set<TopicSource>(['described', 'named']);

/**
 * Measurements for each sensitive topic, and a risk level by one rule.
 *
 * The levels are those of the GARM Brand Safety Floor and Suitability Framework (June 2022), which the IAB Tech Lab
 * publishes as descriptive vectors: `bsr004` low, `bsr003` medium, `bsr002` high, `bsr001` floor. The framework
 * distinguishes them by treatment (educational: low; news or drama: medium; glamorized or gratuitous: high) and by
 * intent (floor). Neither can be measured by words. How explicit, varied and dense the words are can be measured;
 * this separates a mention from a dramatic depiction, and that from a gratuitous one:
 *
 * - Points of a minute: each different phrase that proves the topic counts its full weight (certain 3, strong 2,
 *   ordinary 1, a single certain or strong word 0.5 less; weak phrases do not count), once for each way in which it
 *   was found (said, written, seen), and half for every repetition. Words of the title count half, in every minute.
 * - Low below 6 points, medium from 6, high from 15 if the topic is mentioned at three different times or more.
 * - Floor from 30 points with five different certain phrases, only for the two topics whose floor the framework
 *   defines by content.
 * - A moment has the level of the highest minute that contains one of its mentions.
 *
 * @param moments in time order, without overlap, each with its reported topics
 * @returns the sensitive topics among them, in the order of the table; ranges in whole ms, without overlap
 */
export function risksOf(moments: readonly NamedTopics[]): Risk[] {
  return TOPICS.filter(({ isSensitive }) => isSensitive).flatMap(({ name }): Risk[] => {
    const named = moments.flatMap(({ startMs, endMs, topics }) => {
      const words = topics.get(name)?.words;
      if (words === undefined) return [];
      // A line that stays on the screen is one mention, however many frames models have seen of it.
      const mentions = words.map((word) => ({ ...word, atMs: word.sinceMs ?? word.atMs }));
      return [{ startMs, endMs, words: mentions }];
    });
    return named.length === 0 ? [] : [riskOf(name, named)];
  });
}

interface Named extends TimeRange {
  words: readonly WordEvidence[];
}

function riskOf(name: TopicName, named: readonly Named[]): Risk {
  const mentions = mentionsIn(named);
  const levelAt = levelsOf(name, mentions);
  const ranges: Risk['ranges'] = [];
  for (const { startMs, endMs, words } of named) {
    const level = highest(words.map(({ atMs }) => levelAt(atMs)));
    const [start, end] = [Math.round(startMs), Math.round(endMs)];
    const last = ranges.at(-1);
    if (last?.level === level && start - last.end <= MAX_GAP_MS) last.end = Math.max(last.end, end);
    else ranges.push({ start, end, level });
  }
  const phrases = new Map<string, string>();
  for (const { key, words } of mentions.toSorted((a, b) => b.fullWeight - a.fullWeight)) {
    if (!phrases.has(key)) phrases.set(key, printable(words));
  }
  const sources = new Set(mentions.map(({ source }) => source));
  return {
    name,
    level: highest(ranges.map(({ level }) => level)),
    ranges,
    words: [...new Set(phrases.values())].slice(0, MAX_WORDS),
    mentions: mentions.length,
    sources: SOURCES.filter((source) => sources.has(source)),
  };
}

/**
 * Every mention of a phrase that is more than weak, once, in time order, those of the title first: adjacent lines and
 * moments share words.
 */
function mentionsIn(named: readonly Named[]): WordEvidence[] {
  const mentions = new Map<string, WordEvidence>();
  for (const word of named.flatMap(({ words }) => words)) {
    if (word.fullWeight <= WEIGHTS.weak) continue;
    mentions.set(`${word.source} ${String(word.atMs)} ${word.key}`, word);
  }
  return [...mentions.values()].sort((a, b) => (a.atMs ?? -Infinity) - (b.atMs ?? -Infinity));
}

/** The level of the mentions at a time, in ms; undefined for those of the title. */
function levelsOf(
  name: TopicName,
  mentions: readonly WordEvidence[],
): (atMs: number | undefined) => RiskLevel {
  const minute = new Minute(name);
  const timed: (WordEvidence & { atMs: number })[] = [];
  for (const mention of mentions) {
    const { atMs } = mention;
    if (atMs === undefined) minute.add(mention);
    else timed.push({ ...mention, atMs });
  }
  const titleLevel = minute.level();
  const levels = new Map<number, RiskLevel>();
  // Each minute starts at a mention, and contains the mentions from `first` up to `next`. `minutes` keeps the
  // candidates for the highest level in time order, so that all minutes containing a mention are known once it leaves
  // the window.
  let next = 0;
  const minutes: { fromMs: number; level: RiskLevel }[] = [];
  for (const [first, mention] of timed.entries()) {
    for (let entering = timed[next]; entering !== undefined; entering = timed[next]) {
      if (entering.atMs >= mention.atMs + WINDOW_MS) break;
      minute.add(entering);
      next += 1;
    }
    if (timed[first - 1]?.atMs !== mention.atMs) {
      const level = minute.level();
      // An earlier minute with a lower level is not the highest for this or any later mention.
      while (LEVELS.indexOf(minutes.at(-1)?.level ?? 'floor') < LEVELS.indexOf(level)) minutes.pop();
      minutes.push({ fromMs: mention.atMs, level });
      while ((minutes[0]?.fromMs ?? Infinity) <= mention.atMs - WINDOW_MS) minutes.shift();
      levels.set(mention.atMs, minutes[0]?.level ?? level);
    }
    minute.remove(mention);
  }
  return (atMs) => (atMs === undefined ? titleLevel : (levels.get(atMs) ?? titleLevel));
}

function highest(levels: readonly RiskLevel[]): RiskLevel {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'low';
}

/** The mentions of one topic in a sliding window of one minute. */
class Minute {
  readonly #isFloorByContent: boolean;
  readonly #phrases = new Map<string, { fullWeight: number; count: number }>();
  readonly #times = new Map<number, number>();
  #points = 0;
  #certain = 0;

  constructor(name: TopicName) {
    this.#isFloorByContent = FLOOR_BY_CONTENT.has(name);
  }

  add(mention: WordEvidence): void {
    this.#count(mention, 1);
  }

  remove(mention: WordEvidence): void {
    this.#count(mention, -1);
  }

  #count({ key, source, atMs, fullWeight }: WordEvidence, change: 1 | -1): void {
    const name = `${source} ${key}`;
    const phrase = this.#phrases.get(name) ?? { fullWeight, count: 0 };
    const isRepeated = Math.min(phrase.count, phrase.count + change) > 0;
    phrase.count += change;
    if (phrase.count > 0) this.#phrases.set(name, phrase);
    else this.#phrases.delete(name);
    this.#points += change * phrase.fullWeight * (isRepeated || OF_TITLE.has(source) ? REPEATED_SHARE : 1);
    if (!isRepeated && phrase.fullWeight >= WEIGHTS.certain - SINGLE_WORD_DISCOUNT) this.#certain += change;
    if (atMs === undefined) return;
    const atOnce = (this.#times.get(atMs) ?? 0) + change;
    if (atOnce > 0) this.#times.set(atMs, atOnce);
    else this.#times.delete(atMs);
  }

  level(): RiskLevel {
    if (this.#points < MIN_POINTS.medium) return 'low';
    if (this.#points < MIN_POINTS.high || this.#times.size < MIN_TIMES) return 'medium';
    const isExcessive = this.#points >= MIN_POINTS.floor && this.#certain >= MIN_CERTAIN;
    return this.#isFloorByContent && isExcessive ? 'floor' : 'high';
  }
}
