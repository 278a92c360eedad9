import type { TextCue } from '../../../captions/cue';
import { fromBytes } from '../sentences/sentence-vector';
import { MAX_GAP_MS } from '../sentences/sentence-windows';
import type { TopicEvidence, WeighedTopic } from './evidence';
import { TOPIC_PROBES } from './topic-probes';
import { isSensitive, TOPICS } from './topic-table';

/** A spoken line with its phrases, weighed, and the vector of the text around it. */
export interface WeighedLine extends TextCue {
  topics: ReadonlyMap<string, WeighedTopic>;
  source: 'said' | 'heard';
  /** Undefined if the encoder has not read it. */
  vector: Int8Array | undefined;
}

/** Lines on each side whose likeness counts too: people speak of one thing for some sentences. */
const RADIUS = 2;
/** Share of the line itself in the smoothed likeness. */
const OWN_SHARE = 0.3;
/** Share of the likeness, a logit, in the score. */
const LIKENESS_SHARE = 0.5;
/** Maximum weight of the phrases in the score. */
const MAX_WEIGHT = 3;
/** Deduction from the weight of phrases on a sensitive topic. */
const SENSITIVE_DISCOUNT = 0.5;
/** A topic is reported above this score. */
const MIN_SCORE = 0.6;
/** The same for a sensitive topic, whose phrases are enough by themselves: likeness only drops it. */
const MIN_SENSITIVE_SCORE = 0;
/** Weight at the least score: a confidence of one half (`registry.ts`), for a sensitive topic with its discount. */
const MIN_WEIGHT = 1.5;
/** Weight of a score of 1 above that. */
const WEIGHT_OF_SCORE = 2;

/** The likeness of lines and their neighbors, in which the line itself has a share of 30 %. */
function smoothed(
  lines: readonly WeighedLine[],
  likeness: readonly (Float32Array | undefined)[],
): (Float32Array | undefined)[] {
  return likeness.map((own, index) => {
    if (own === undefined) return undefined;
    const near = nearby(lines, index).map((at) => likeness[at] ?? own);
    return own.map((value, topic) => {
      const mean = near.reduce((sum, each) => sum + (each[topic] ?? 0), 0) / near.length;
      return OWN_SHARE * value + (1 - OWN_SHARE) * mean;
    });
  });
}

/**
 * Finds the topics of spoken lines from their phrases and from what sentences like them are about: the score is the
 * weight of its phrases, and half the likeness of the line and its neighbors. How the constants were chosen is in
 * docs/models.md. A sensitive topic is never reported for its likeness alone: its phrases must be enough by themselves.
 *
 * @param lines in time order
 * @returns the topics of each line; undefined for one without a vector
 */
export function topicsByLikeness(lines: readonly WeighedLine[]): (Map<string, TopicEvidence> | undefined)[] {
  const likeness = lines.map(({ vector }) => vector && logitsOf(fromBytes(vector)));
  const alike = smoothed(lines, likeness);
  return lines.map((line, index) => {
    const own = alike[index];
    if (own === undefined) return undefined;
    const found = TOPICS.flatMap(({ name }, topic) => {
      const evidence = evidenceOf(line, name, LIKENESS_SHARE * (own[topic] ?? -Infinity));
      return evidence === undefined ? [] : [[name, evidence] as const];
    });
    return new Map(found);
  });
}

/** @param likeness its part of the score */
function evidenceOf(line: WeighedLine, topic: string, likeness: number): TopicEvidence | undefined {
  const phrases = line.topics.get(topic);
  const sensitive = isSensitive(topic);
  if (sensitive && phrases?.isEnough !== true) return undefined;
  const discount = sensitive ? SENSITIVE_DISCOUNT : 0;
  const score = Math.min(MAX_WEIGHT, (phrases?.weight ?? discount) - discount) + likeness;
  const least = sensitive ? MIN_SENSITIVE_SCORE : MIN_SCORE;
  if (score <= least) return undefined;
  const weight = MIN_WEIGHT + WEIGHT_OF_SCORE * (score - least) + discount;
  if (phrases?.isEnough === true) return { weight, words: phrases.words };
  return { weight, words: [], similar: { words: line.text, atMs: line.startMs, source: line.source } };
}

/**
 * Likeness of a text to labelled sentences on each topic, in the order of `TOPICS`: the logits of linear probes; none to a
 * topic without a probe.
 */
export function logitsOf(vector: Float32Array): Float32Array {
  return Float32Array.from(TOPICS, ({ name }) => {
    const probe = PROBES.get(name);
    if (probe === undefined) return -Infinity;
    return probe.weights.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), probe.bias);
  });
}

const PROBES = new Map(
  TOPIC_PROBES.map(([topic, bias, step, base64]) => {
    const bytes = new Int8Array(Buffer.from(base64, 'base64'));
    return [topic, { bias, weights: Float32Array.from(bytes, (value) => value * step) }] as const;
  }),
);

/** The line itself, and those around it that belong to the same conversation. */
function nearby(lines: readonly TextCue[], index: number): number[] {
  const found = [index];
  const gapMs = (before: number, after: number) =>
    (lines[after]?.startMs ?? Infinity) - (lines[before]?.endMs ?? -Infinity);
  for (let at = index; at > index - RADIUS && gapMs(at - 1, at) <= MAX_GAP_MS; at -= 1) found.push(at - 1);
  for (let at = index; at < index + RADIUS && gapMs(at, at + 1) <= MAX_GAP_MS; at += 1) found.push(at + 1);
  return found;
}
