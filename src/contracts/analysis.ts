import * as v from 'valibot';

/**
 * The one live call of the product: `POST /.netlify/functions/analyze`.
 * Both sides check what they send and what they receive against these schemas.
 */
export const ANALYZE_PATH = '/.netlify/functions/analyze';

/** Longest URL that is accepted, in characters: what browsers and proxies carry without trouble. */
export const MAX_URL_LENGTH = 2048;

export const analysisRequestSchema = v.strictObject({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
});

/** Something that a moment of the video is about or looks or sounds like. */
export const conceptSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** From 0 (a guess) to 1 (certain). */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

export const analysisEntrySchema = v.object({
  /** Milliseconds from the start of the video. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  concepts: v.array(conceptSchema),
});

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
  /** Set when only a part of the video could be read, with what is missing in words for a person. */
  partial: v.optional(v.string()),
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
export type Concept = v.InferOutput<typeof conceptSchema>;
export type AnalysisEntry = v.InferOutput<typeof analysisEntrySchema>;
export type AnalysisResponse = v.InferOutput<typeof analysisResponseSchema>;
export type AnalysisError = v.InferOutput<typeof analysisErrorSchema>;
