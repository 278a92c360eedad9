import * as v from 'valibot';

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

/** Milliseconds from the start of the video. */
const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a concept rests on: a figure that was measured, or words that were said or written at a moment. */
export const evidenceSchema = v.union([
  v.object({
    /** What was measured, in plain English. */
    measurement: v.pipe(v.string(), v.minLength(1)),
    value: v.number(),
    /** Empty for a figure without one, such as a share of one. */
    unit: v.string(),
  }),
  v.object({ words: v.pipe(v.string(), v.minLength(1)), timestamp: momentSchema }),
]);

/** Something that a moment of the video is about or looks or sounds like. */
export const conceptSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** From 0 (a guess) to 1 (certain). */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  evidence: v.optional(evidenceSchema),
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
 * How loud it gets in the second from this moment on, in a film of more than 20 minutes in a longer part of it, in
 * LUFS (EBU R 128, momentary); -70 stands for silence. Where nothing was heard there is no sample.
 */
export const soundSchema = v.object({ timestamp: momentSchema, loudness: v.number() });

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
  /** Set when only a part of the video could be read, with what is missing in words for a person. */
  partial: v.optional(v.string()),
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
  /** In time order. */
  sound: v.optional(v.array(soundSchema)),
});

/** Every code with which the function can answer an error. */
export const analysisErrorCodes = [
  'url-not-allowed',
  'unreachable',
  'too-slow',
  'not-a-video',
  'unsupported-codec',
  'damaged',
  'too-large',
  'too-long',
  'no-picture',
  'captions-not-allowed',
  'captions-unreachable',
  'captions-too-slow',
  'captions-too-large',
  'captions-unreadable',
  'provider-busy',
  'provider-failed',
  'provider-unavailable',
  'too-many-requests',
  'internal',
  'bad-request',
  'unauthenticated',
  'method-not-allowed',
  'unsupported-media-type',
  'body-too-large',
  'identity-unavailable',
  'misconfigured',
] as const;
export type AnswerErrorCode = (typeof analysisErrorCodes)[number];

/** Any code is let through: a page that is older than the function still has the message to show. */
export const analysisErrorSchema = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});

export type AnalysisRequest = v.InferOutput<typeof analysisRequestSchema>;
export type Evidence = v.InferOutput<typeof evidenceSchema>;
export type Thumbnail = v.InferOutput<typeof thumbnailSchema>;
export type Shot = v.InferOutput<typeof shotSchema>;
export type SoundSample = v.InferOutput<typeof soundSchema>;
export type Concept = v.InferOutput<typeof conceptSchema>;
export type AnalysisEntry = v.InferOutput<typeof analysisEntrySchema>;
export type AnalysisResponse = v.InferOutput<typeof analysisResponseSchema>;
export type AnalysisError = v.InferOutput<typeof analysisErrorSchema>;
