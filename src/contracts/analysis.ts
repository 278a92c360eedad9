import * as v from 'valibot';
import { measurementsSchema } from './analysis-request';
import { fileFactsSchema } from './file-facts';
import { partialReasonSchema } from './partial-reason';
import { segmentBoundariesSchema } from './segment-boundaries';
import { boxSchema, shareSchema } from './shares';
import { momentSchema } from './time-range';
import {
  lightSchema,
  MAX_THUMBNAILS_LENGTH,
  sceneSchema,
  shotSchema,
  soundSchema,
  thumbnailSchema,
} from './timeline';
import { MAX_RISKS, riskSchema, sourcesSchema, taxonomySchema } from './topics';
import { sentencesSchema, transcriptSchema } from './transcript';
import { understandingSchema } from './understanding';
import { formatWindowsSchema } from './windows';

/** Path of the JSON Schema of a response, published for other programs. */
export const ANALYSIS_SCHEMA_PATH = '/schema/analysis-result.json';

/**
 * What a concept is based on: a measurement, words that were said or written at a timestamp, or what a model found in
 * the frame at a timestamp.
 */
export const evidenceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('measurement'),
    /** What was measured, in plain English. */
    measurement: v.pipe(v.string(), v.minLength(1)),
    value: v.number(),
    /** Empty for a value without a unit, such as a share. */
    unit: v.string(),
  }),
  v.object({
    kind: v.literal('words'),
    words: v.pipe(v.string(), v.minLength(1)),
    /** True for a line that is only similar to lines on the topic, by the sentence encoder: it has no word on it. */
    isSimilar: v.optional(v.boolean()),
    timestamp: momentSchema,
    sources: sourcesSchema,
    /** Their position in the frame; missing for words that do not appear in a frame. */
    box: v.optional(boxSchema),
  }),
  v.object({
    kind: v.literal('detection'),
    /** What was found, as the model calls it. */
    label: v.pipe(v.string(), v.minLength(1)),
    timestamp: momentSchema,
    /** What the concept's confidence is based on: a score, or a count of faces. */
    score: v.number(),
    /** Its position in the frame; missing for a detection that applies to the whole frame. */
    box: v.optional(boxSchema),
    /** Score of each model by its name, 0 to 1. */
    modelScores: v.optional(v.record(v.string(), v.number())),
    sources: sourcesSchema,
  }),
]);

/**
 * What a concept is about: a topic of the IAB taxonomy, a thing that is seen, what the video looks like, what it sounds
 * like, or the state of the recording.
 */
export const CONCEPT_KINDS = ['topic', 'seen', 'look', 'sound', 'technical'] as const;

/** Something that the video is about, looks like or sounds like at a timestamp. */
export const conceptSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** From 0 (a guess) to 1 (certain). */
  confidence: shareSchema,
  // A missing or unknown kind is read as undefined: the response may have been stored by an older version, or come from
  // a function that is newer than the page.
  kind: v.fallback(v.optional(v.picklist(CONCEPT_KINDS)), undefined),
  evidence: v.fallback(v.optional(evidenceSchema), undefined),
});

export const analysisEntrySchema = v.object({
  timestamp: momentSchema,
  concepts: v.array(conceptSchema),
});

/** Accepts unknown members: a response may contain more than a client knows, never less. */
export const analysisResponseSchema = v.looseObject({
  status: v.string(),
  videoUrl: v.string(),
  /** In time order. */
  analysis: v.array(analysisEntrySchema),
  /** The provider that made the analysis, for example `embedded`. */
  provider: v.optional(v.string()),
  /** Length of the video in milliseconds. */
  durationMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Sampling interval: mean distance between two analyzed frames in milliseconds. */
  intervalMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /**
   * Share of the video's duration that the analysis covers, from 0 to 1: where every frame was decoded or audio was
   * measured, and one second from each single frame.
   */
  coverage: v.optional(shareSchema),
  /** Number of bytes fetched for it; missing if another service fetched the video itself. */
  bytesRead: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Of all measured audio, by EBU R 128. */
  loudness: v.optional(
    v.object({
      /** In LUFS. */
      integratedLufs: v.number(),
      /** In dBTP. */
      truePeakDb: v.number(),
    }),
  ),
  /** Why the analysis does not cover all of the video; missing if it does. */
  partial: v.optional(v.array(partialReasonSchema)),
  /** In time order, for a selection of timestamps. */
  thumbnails: v.optional(
    v.pipe(
      v.array(thumbnailSchema),
      v.check(
        (all) => all.reduce((sum, { image }) => sum + image.length, 0) < MAX_THUMBNAILS_LENGTH,
        'the thumbnails are too large together',
      ),
    ),
  ),
  /** In time order. */
  shots: v.optional(v.array(shotSchema)),
  /** In time order, without gaps and overlaps: each shot is in one of them. */
  scenes: v.optional(v.array(sceneSchema)),
  /** In time order. */
  sound: v.optional(v.array(soundSchema)),
  /** In time order. Missing in a response of an older version. */
  light: v.optional(v.array(lightSchema)),
  /**
   * Time ranges with speech: each cue with words that somebody says or sings, and each range with a voice, joined where
   * they overlap. In time order. Empty if no speech was found, missing if neither audio nor captions could be read.
   */
  speech: v.optional(v.array(shotSchema)),
  /** Missing if no captions were read and no speech was heard, or in a response of an older version. */
  transcript: v.fallback(v.optional(transcriptSchema), undefined),
  /** Missing for a file, or in a response of an older version. */
  segmentBoundaries: v.fallback(v.optional(segmentBoundariesSchema), undefined),
  /** Missing without English words, in a response of an older version, or if it is too large. */
  sentences: v.fallback(v.optional(sentencesSchema), undefined),
  taxonomy: v.optional(taxonomySchema),
  /** What the tags of the file say of the program; missing if they say nothing. */
  fileFacts: v.fallback(v.optional(fileFactsSchema), undefined),
  /**
   * What was measured, in a form of its own, so that the words can be analyzed again: see `again` of a request. Missing
   * if it is too large.
   */
  measurements: v.fallback(v.optional(measurementsSchema), undefined),
  /**
   * The risk of every sensitive topic among the concepts. Missing in a response of an older version, and dropped if
   * there are more than an analysis can have: the levels are then unknown.
   */
  risks: v.fallback(v.optional(v.pipe(v.array(riskSchema), v.maxLength(MAX_RISKS))), undefined),
  /**
   * What a model of another service says about the scenes; nothing else of a response is based on it. Missing unless the
   * user wanted it, and dropped if any claim has no evidence.
   */
  understanding: v.fallback(v.optional(understandingSchema), undefined),
  /** Room for advertisements beside the breaks. Missing in a response of an older version, and where no frame was measured. */
  windows: v.fallback(v.optional(formatWindowsSchema), undefined),
});

export type ConceptKind = (typeof CONCEPT_KINDS)[number];
export type Evidence = v.InferOutput<typeof evidenceSchema>;
export type Concept = v.InferOutput<typeof conceptSchema>;
export type AnalysisEntry = v.InferOutput<typeof analysisEntrySchema>;
export type AnalysisResponse = v.InferOutput<typeof analysisResponseSchema>;
