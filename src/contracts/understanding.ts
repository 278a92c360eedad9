import * as v from 'valibot';
import { shareSchema } from './shares';
import { momentSchema } from './time-range';
import { RISK_LEVELS } from './topics';

/**
 * What a model of another service says about scenes. It is kept apart from everything that was measured, and each claim
 * has the evidence that it cites: what it cannot show is not in a result.
 */

export const TONES = [
  'celebratory',
  'romantic',
  'tense',
  'comedic',
  'somber',
  'inspirational',
  'casual',
  'dramatic',
  'action',
  'informational',
] as const;

export const INTENSITIES = ['low', 'medium', 'high'] as const;

/** How a scene treats a sensitive topic. A profile can accept all but `unclear`. */
export const TREATMENTS = ['news', 'education', 'fiction', 'comedy', 'unclear'] as const;

/** Limits of an analysis, of a scene and of a claim. */
export const MAX_UNDERSTOOD_SCENES = 200;
export const MAX_CLAIMS = 6;
export const MAX_CITED = 4;
export const MAX_SUMMARY_LENGTH = 400;
export const MAX_PLACE_LENGTH = 100;
export const MAX_QUOTE_LENGTH = 240;

const textSchema = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** A frame, a line that is said, or a text on the screen, each by its timestamp. */
export const citedSchema = v.object({
  kind: v.picklist(['frame', 'line', 'text']),
  timestamp: momentSchema,
  /** The part of the line or text that the claim rests on, word for word. */
  quote: v.optional(textSchema(MAX_QUOTE_LENGTH)),
});

const claimEntries = {
  /** By the model itself, 0 to 1. It is not comparable with the confidence of a measurement. */
  confidence: shareSchema,
  evidence: v.pipe(v.array(citedSchema), v.minLength(1), v.maxLength(MAX_CITED)),
};

const topicEntries = {
  /** Unique ID in the IAB Content Taxonomy. */
  id: textSchema(20),
  /** As a concept would name it. */
  name: textSchema(100),
  ...claimEntries,
};

const understoodSceneSchema = v.object({
  /** The start of the scene in the same response. */
  start: momentSchema,
  summary: v.optional(v.object({ text: textSchema(MAX_SUMMARY_LENGTH), ...claimEntries })),
  place: v.optional(v.object({ text: textSchema(MAX_PLACE_LENGTH), ...claimEntries })),
  tone: v.optional(
    v.object({ name: v.picklist(TONES), intensity: v.picklist(INTENSITIES), ...claimEntries }),
  ),
  topics: v.pipe(v.array(v.object(topicEntries)), v.maxLength(MAX_CLAIMS)),
  risks: v.pipe(
    v.array(v.object({ ...topicEntries, level: v.picklist(RISK_LEVELS), treatment: v.picklist(TREATMENTS) })),
    v.maxLength(MAX_CLAIMS),
  ),
});

export const understandingSchema = v.object({
  basis: v.literal('model'),
  /** As the installation names the model. */
  model: textSchema(200),
  /** The start of the SHA-256 hash of the prompt, in hexadecimal digits: another prompt can give other answers. */
  prompt: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The number of claims that were left out, because what they cite does not exist or does not say it. */
  discarded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** In time order. A scene of which the model cannot say anything is missing. */
  scenes: v.pipe(v.array(understoodSceneSchema), v.maxLength(MAX_UNDERSTOOD_SCENES)),
});

export type Understanding = v.InferOutput<typeof understandingSchema>;
export type UnderstoodScene = v.InferOutput<typeof understoodSceneSchema>;
export type Cited = v.InferOutput<typeof citedSchema>;
