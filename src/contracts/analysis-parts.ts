import * as v from 'valibot';
import { shareSchema } from './shares';
import { LANGUAGE_SUBTAG, TRANSCRIPT_SOURCES } from './transcript';

/** Maximum number of shots' starts, and of topics or seen things, in a part. */
export const MAX_PART_CUTS = 200;
export const MAX_PART_FINDINGS = 20;
/** Maximum length of a name in a part, in characters: of a class of a model added by the installation. */
export const MAX_PART_NAME_LENGTH = 100;

const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const findingSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PART_NAME_LENGTH)),
  /** The highest one in the video so far, 0 to 1. */
  confidence: shareSchema,
  /** When it is found first, in ms. */
  firstMs: timeSchema,
});

const findingsSchema = v.pipe(v.array(findingSchema), v.maxLength(MAX_PART_FINDINGS));

/**
 * What is known of a video before its analysis has ended. Every member is preliminary: it is true of what was read so
 * far, a later part can replace it, and the result replaces all parts. A missing member is not known yet; an empty
 * list means that nothing was found so far.
 */
export const analysisPartSchema = v.object({
  /** As the container or the playlist states it, in ms. */
  durationMs: v.optional(timeSchema),
  /** The number of shots, and the first cuts between them, in ms. */
  shots: v.optional(
    v.object({
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cutsMs: v.pipe(v.array(timeSchema), v.maxLength(MAX_PART_CUTS)),
    }),
  ),
  /** The captions that were read so far. */
  words: v.optional(
    v.object({
      cues: timeSchema,
      /** As declared; missing if it is not. */
      language: v.optional(v.pipe(v.string(), v.regex(LANGUAGE_SUBTAG))),
      source: v.optional(v.picklist(TRANSCRIPT_SOURCES)),
    }),
  ),
  /** Topics of these words, by descending confidence. */
  topics: v.optional(findingsSchema),
  /** What models have seen in frames, by descending confidence. */
  seen: v.optional(findingsSchema),
});

/** A part, or all parts of an analysis so far. */
export type AnalysisParts = v.InferOutput<typeof analysisPartSchema>;
export type PartFinding = v.InferOutput<typeof findingSchema>;

/** All parts so far with one more: what it says replaces what was said of the same before. */
export function withPart(parts: AnalysisParts, part: AnalysisParts): AnalysisParts {
  return { ...parts, ...part };
}
