import * as v from 'valibot';
import { momentSchema } from './time-range';

/** The ways in which a topic was found: said in captions, written in a frame, in the file's own title, or seen. */
export const sourcesSchema = v.fallback(
  v.optional(v.array(v.picklist(['said', 'written', 'described', 'seen']))),
  undefined,
);

/** A topic as a row of the IAB Content Taxonomy. */
const topicSchema = v.object({
  /** As the concepts name it. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Unique ID: digits, or letters and digits. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** The names of its tiers, from the first to its own, as the taxonomy writes them. */
  path: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Whether brands may want to keep away from it: the children of "Sensitive Topics", and crime. */
  isSensitive: v.boolean(),
});

/**
 * How much of a risk to a brand the mentions of a sensitive topic are, the least first. The four levels are derived from
 * the GARM Brand Safety Floor and Suitability Framework; the treatment of a topic, such as news or satire, by which GARM
 * tells them apart as well, is not judged.
 */
export const RISK_LEVELS = ['low', 'medium', 'high', 'floor'] as const;

const riskLevelSchema = v.picklist(RISK_LEVELS);

/** Risks of a response at most: one for each sensitive topic, of which there are about a dozen. */
export const MAX_RISKS = 50;

/**
 * The ranges of one risk at most: one for every second of three hours. Ranges of one level have 10 s between them, and
 * a level is that of a whole minute, so that an analysis has far fewer.
 */
export const MAX_RISK_RANGES = 10_800;

/** What was measured of one sensitive topic that was found. */
export const riskSchema = v.object({
  /** As the concepts name it. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** The highest of its ranges. */
  level: riskLevelSchema,
  /** Where it was found, in ms, in time order and without overlap, each with its own level. */
  ranges: v.pipe(
    v.array(v.object({ start: momentSchema, end: momentSchema, level: riskLevelSchema })),
    v.maxLength(MAX_RISK_RANGES),
  ),
  /** The different phrases and things that it rests on, the plainest first; at most 12. */
  words: v.pipe(v.array(v.string()), v.maxLength(12)),
  /** How often any of them was found. */
  mentions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sources: sourcesSchema,
});

/** The topics among the concepts, and all sensitive topics that were looked for. */
export const taxonomySchema = v.object({
  /** Of the IAB Content Taxonomy. */
  version: v.string(),
  topics: v.array(topicSchema),
  /** Where there was something to look for topics in: what is none of these says nothing of a topic's absence. */
  sources: sourcesSchema,
  /** Where there are words in a language that topics are not found in; missing where there are none. */
  otherLanguage: v.fallback(v.optional(v.array(v.picklist(['said', 'written']))), undefined),
});

export type RiskLevel = (typeof RISK_LEVELS)[number];
