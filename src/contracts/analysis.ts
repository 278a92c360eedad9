import * as v from 'valibot';
import { partialReasonSchema } from './partial-reason';
import { momentSchema } from './time-range';
import { MAX_RISKS, riskSchema, sourcesSchema, taxonomySchema } from './topics';

/**
 * The one live call of the product: `POST /.netlify/functions/analyze`.
 * Both sides check what they send and what they receive against these schemas.
 */
export const ANALYZE_PATH = '/.netlify/functions/analyze';

/** Where the shape of an answer is published for other programs, as a JSON Schema. */
export const ANALYSIS_SCHEMA_PATH = '/schema/analysis-result.json';

/** Longest URL that is accepted, in characters: what browsers and proxies carry without trouble. */
export const MAX_URL_LENGTH = 2048;

const addressSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH));

export const analysisRequestSchema = v.strictObject({
  /** Of the video. */
  url: addressSchema,
  /** Of its captions, in WebVTT or SubRip; they take the place of the video's own timed text. */
  captionsUrl: v.optional(addressSchema),
});

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A rectangle in a frame: its left and top edge, width and height as shares of the frame's. */
const boxSchema = v.object({ x: shareSchema, y: shareSchema, width: shareSchema, height: shareSchema });

/**
 * What a concept rests on: a figure that was measured, words that were said or written at a moment, or what a model
 * found in the frame of a moment.
 */
export const evidenceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('measurement'),
    /** What was measured, in plain English. */
    measurement: v.pipe(v.string(), v.minLength(1)),
    value: v.number(),
    /** Empty for a figure without one, such as a share of one. */
    unit: v.string(),
  }),
  v.object({
    kind: v.literal('words'),
    words: v.pipe(v.string(), v.minLength(1)),
    timestamp: momentSchema,
    sources: sourcesSchema,
    /** Where they stand in the frame; missing for words that are in no frame. */
    box: v.optional(boxSchema),
  }),
  v.object({
    kind: v.literal('detection'),
    /** What was found, as the model calls it. */
    label: v.pipe(v.string(), v.minLength(1)),
    timestamp: momentSchema,
    /** What the concept's confidence comes from: a score, or a count of faces. */
    score: v.number(),
    /** Where it is in the frame; missing for what is said of the whole frame. */
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

/** Something that a moment of the video is about or looks or sounds like. */
export const conceptSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** From 0 (a guess) to 1 (certain). */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  // Kinds that are missing or not known are let through as none: the answer may be stored by an older version, or come
  // from a function that is newer than the page.
  kind: v.fallback(v.optional(v.picklist(CONCEPT_KINDS)), undefined),
  evidence: v.fallback(v.optional(evidenceSchema), undefined),
});

export const analysisEntrySchema = v.object({
  timestamp: momentSchema,
  concepts: v.array(conceptSchema),
});

/** Longest image of a thumbnail, in characters of its URL: some 75 kB of JPEG. */
export const MAX_THUMBNAIL_LENGTH = 100_000;

/** What all thumbnails may take of an answer together, in characters of their URLs, each of which is a byte. */
export const MAX_THUMBNAILS_LENGTH = 1_000_000;

/** A small picture of a moment. The first bytes of every JPEG file (FF D8 FF) read `/9j/` in base64. */
export const thumbnailSchema = v.object({
  timestamp: momentSchema,
  image: v.pipe(
    v.string(),
    v.maxLength(MAX_THUMBNAIL_LENGTH),
    v.regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/),
  ),
});

/** What lies between two cuts, in milliseconds from the start of the video. */
export const shotSchema = v.pipe(
  v.object({ start: momentSchema, end: momentSchema }),
  v.check(({ start, end }) => start <= end, 'a shot ends before it begins'),
);

/**
 * Why a scene ends where it does. Where several are true the first of them is told:
 *
 * - `black`: the frame goes black, for a moment or for as long as a slot between two scenes lasts
 * - `fade`: the picture fades out or in
 * - `title-card`: a title card begins, which belongs to what follows
 * - `silence`: nothing is heard where the place changes
 * - `topic`: what is spoken of is another thing from here on
 * - `change`: what follows looks different, and nothing before comes back soon
 * - `end`: the video ends, or what was measured of it
 */
const SCENE_ENDS = ['black', 'fade', 'title-card', 'silence', 'topic', 'change', 'end'] as const;

/** A run of shots about one thing in one place, in milliseconds from the start of the video. */
export const sceneSchema = v.pipe(
  v.object({
    /** The start of its first shot. */
    start: momentSchema,
    /** The end of its last shot, where the next scene starts. */
    end: momentSchema,
    /** Timestamp of the thumbnail that shows it; missing when the answer has none of this scene. */
    keyFrame: v.optional(momentSchema),
    /** Why it ends; missing when this version does not know the reason. */
    endReason: v.fallback(v.optional(v.picklist(SCENE_ENDS)), undefined),
    /** True where nothing but black is seen for more than a second: a slot between scenes, which is about nothing. */
    isSlot: v.optional(v.boolean()),
  }),
  v.check(({ start, end }) => start <= end, 'a scene ends before it begins'),
);

/**
 * How loud it gets in the second from this moment on, in a video of more than 20 minutes in a longer part of it, in
 * LUFS (EBU R 128, momentary); -70 stands for silence. Where nothing was heard there is no sample.
 */
const soundSchema = v.object({ timestamp: momentSchema, loudness: v.number() });

/** Unknown members are let through: the response may carry more than a client knows, never less. */
export const analysisResponseSchema = v.looseObject({
  status: v.string(),
  videoUrl: v.string(),
  /** In time order. */
  analysis: v.array(analysisEntrySchema),
  /** Which provider made the analysis, for example `embedded`. */
  provider: v.optional(v.string()),
  /** Length of the video in milliseconds. */
  durationMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Mean distance between two analysed pictures in milliseconds. */
  intervalMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /**
   * Share of the video's length that the analysis speaks for, from 0 to 1: where every picture was decoded or
   * sound was heard, and a second from each single picture that was taken.
   */
  coverage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** How much was fetched for it, in bytes; missing where another service fetched the video by itself. */
  bytesRead: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Of all the sound that was heard, by EBU R 128. */
  loudness: v.optional(
    v.object({
      /** In LUFS. */
      integratedLufs: v.number(),
      /** In dBTP. */
      truePeakDb: v.number(),
    }),
  ),
  /** Why the analysis does not speak for all of the video; missing when it does. */
  partial: v.optional(v.array(partialReasonSchema)),
  /** In time order; a choice of moments. */
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
  /**
   * Where somebody speaks: each line of the captions, and each stretch with a voice, joined where they overlap. In time
   * order. Empty when nobody was found to speak, missing when neither audio nor captions could be read.
   */
  speech: v.optional(v.array(shotSchema)),
  taxonomy: v.optional(taxonomySchema),
  /**
   * Of every sensitive topic among the concepts; missing in an answer of an older version, and dropped where there is
   * more than an analysis can honestly have: their level is then unknown.
   */
  risks: v.fallback(v.optional(v.pipe(v.array(riskSchema), v.maxLength(MAX_RISKS))), undefined),
});

export type AnalysisRequest = v.InferOutput<typeof analysisRequestSchema>;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];
export type Evidence = v.InferOutput<typeof evidenceSchema>;
export type Thumbnail = v.InferOutput<typeof thumbnailSchema>;
export type Shot = v.InferOutput<typeof shotSchema>;
export type SceneEnd = (typeof SCENE_ENDS)[number];
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SoundSample = v.InferOutput<typeof soundSchema>;
export type Concept = v.InferOutput<typeof conceptSchema>;
export type AnalysisEntry = v.InferOutput<typeof analysisEntrySchema>;
export type AnalysisResponse = v.InferOutput<typeof analysisResponseSchema>;
