import * as v from 'valibot';
import { momentSchema } from './time-range';

/**
 * How a topic was found: said in captions, heard by a machine, written in a frame, described in the file's own title,
 * named in the name of the file, or seen.
 */
export const sourcesSchema = v.fallback(
  v.optional(v.array(v.picklist(['said', 'heard', 'written', 'described', 'named', 'seen']))),
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
  /** Whether brands may want to avoid it: the children of "Sensitive Topics", and crime. */
  isSensitive: v.boolean(),
});

/**
 * How risky the mentions of a sensitive topic are for a brand, lowest first. The four levels are derived from the GARM
 * Brand Safety Floor and Suitability Framework. GARM also distinguishes them by the treatment of a topic, such as news
 * or satire; that is not judged.
 */
export const RISK_LEVELS = ['low', 'medium', 'high', 'floor'] as const;

const riskLevelSchema = v.picklist(RISK_LEVELS);

/** Maximum number of risks of a response: one for each sensitive topic, of which there are about a dozen. */
export const MAX_RISKS = 50;

/**
 * Maximum number of ranges of one risk: one for every second of three hours. Ranges of the same level are more than
 * 10 s apart, and a level applies to a whole minute, so an analysis has far fewer.
 */
export const MAX_RISK_RANGES = 10_800;

/** What was measured of one sensitive topic that was found. */
export const riskSchema = v.object({
  /** As the concepts name it. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** The highest level of its ranges. */
  level: riskLevelSchema,
  /** Where it was found, in ms, in time order and without overlap, each with its own level. */
  ranges: v.pipe(
    v.array(v.object({ start: momentSchema, end: momentSchema, level: riskLevelSchema })),
    v.maxLength(MAX_RISK_RANGES),
  ),
  /** The different phrases and objects that it is based on, the clearest first; at most 12. */
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
  /** The sources in which topics could be found. For any other source, the absence of a topic means nothing. */
  sources: sourcesSchema,
  /** The sources with words in a language in which topics cannot be found; missing if there are none. */
  otherLanguage: v.fallback(v.optional(v.array(v.picklist(['said', 'heard', 'written']))), undefined),
});

export type RiskLevel = (typeof RISK_LEVELS)[number];
