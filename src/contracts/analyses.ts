import * as v from 'valibot';
import { analysisRequestSchema, MAX_URL_LENGTH } from './analysis';

/**
 * Analyses that run in the background and stay in the person's library: `POST /.netlify/functions/analyze-background`
 * answers 202 at once, and Firestore's `users/{uid}/analyses/{id}` says what became of it. `firestore.rules` holds the
 * same limits; a test compares the two.
 */
export const ANALYZE_BACKGROUND_PATH = '/.netlify/functions/analyze-background';

/** Made by the client: told twice, an analysis runs once. A UUID is one. */
export const ANALYSIS_ID = /^[A-Za-z0-9-]{16,64}$/;

/** Longest title, in characters. */
export const MAX_TITLE_LENGTH = 200;

const titleSchema = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH));

export const backgroundRequestSchema = v.strictObject({
  ...analysisRequestSchema.entries,
  id: v.pipe(v.string(), v.regex(ANALYSIS_ID)),
  /** The person's own name for the video. */
  title: v.optional(titleSchema),
});

/**
 * `partial` has a result that does not speak for all of the video. An analysis goes from `queued` over `running` to one
 * of the others. `partial`, `failed` and `cancelled` can be run again, as the next attempt, and `running` once whoever ran it
 * has been silent for too long.
 */
export const ANALYSIS_STATES = ['queued', 'running', 'done', 'partial', 'failed', 'cancelled'] as const;

/** How long an analysis takes at most, in minutes, unless the function is set up otherwise (docs/operation.md). */
export const MAX_BACKGROUND_MINUTES = 13;

/** Who runs an analysis writes at least this often, in ms. */
export const HEARTBEAT_MS = 15_000;

/** Without a word for so long, in ms, an analysis is interrupted: it does not run any more, and can be run again. */
export const LEASE_MS = 90_000;

/** A part holds at most so many bytes of a result: Firestore's documents end at 1 MiB. */
export const MAX_PART_BYTES = 900_000;

/** Parts of one result: more than an answer of the synchronous call can have (6 MB). */
export const MAX_PARTS = 40;

export const MAX_ERROR_CODE_LENGTH = 64;
export const MAX_ERROR_MESSAGE_LENGTH = 500;
export const MAX_VERSION_LENGTH = 64;
/** Of the names of the longest topics, in characters, and how many there are. */
export const MAX_TOPICS_LENGTH = 300;
const MAX_TOPICS = 3;
/** Between the names of topics, none of which holds it. */
const BETWEEN_TOPICS = '; ';

/** So many analyses can be listed by one query, which must name a limit. */
export const MAX_LISTED_ANALYSES = 200;

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const versionSchema = v.pipe(v.string(), v.maxLength(MAX_VERSION_LENGTH));

/** A document of `users/{uid}/analyses`. Times are ISO 8601, as Firestore's API writes its timestamps. */
export const analysisRecordSchema = v.object({
  state: v.picklist(ANALYSIS_STATES),
  /** Of this attempt, 0 to 1. */
  progress: shareSchema,
  url: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
  captionsUrl: v.optional(v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH))),
  title: v.optional(titleSchema),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** From 1 on; one more each time that it is run again. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of the result, as in the answer of the synchronous call. */
  coverage: v.optional(shareSchema),
  durationMs: v.optional(countSchema),
  /** Of its moments with a concept. */
  moments: v.optional(countSchema),
  /** The names of its longest topics, as `joinTopics` joins them. */
  topics: v.optional(v.pipe(v.string(), v.maxLength(MAX_TOPICS_LENGTH))),
  /** In how many parts the result is stored; before `done` and `partial`, what was found so far. */
  parts: v.optional(v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_PARTS))),
  /** With `failed`. */
  error: v.optional(
    v.object({
      code: v.pipe(v.string(), v.maxLength(MAX_ERROR_CODE_LENGTH)),
      message: v.pipe(v.string(), v.maxLength(MAX_ERROR_MESSAGE_LENGTH)),
    }),
  ),
  /** What made the result. */
  versions: v.optional(v.object({ provider: versionSchema, taxonomy: v.optional(versionSchema) })),
});

/** A document of `users/{uid}/analyses/{id}/parts`, named by its number from 0 on. */
export const analysisPartSchema = v.object({
  /** That of the analysis: parts of another one do not belong to the result. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A part of the result as JSON. */
  text: v.string(),
});

export type BackgroundRequest = v.InferOutput<typeof backgroundRequestSchema>;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];
export type AnalysisRecord = v.InferOutput<typeof analysisRecordSchema>;

/** Joins the names of topics, the longest first, to what an analysis stores of them: the first ones alone. */
export const joinTopics = (names: readonly string[]): string =>
  names.slice(0, MAX_TOPICS).join(BETWEEN_TOPICS).slice(0, MAX_TOPICS_LENGTH);

/** The names of topics that {@link joinTopics} has joined. */
export const splitTopics = (topics = ''): string[] => topics.split(BETWEEN_TOPICS).filter(Boolean);
