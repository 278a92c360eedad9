import * as v from 'valibot';
import { analysisRequestSchema, MAX_URL_LENGTH, wordsRequestEntries } from './analysis-request';
import { shareSchema } from './shares';

/**
 * Background analyses, which are stored in the user's library. `POST /.netlify/functions/analyze-background` answers
 * 202 at once; Firestore's `users/{uid}/analyses/{id}` holds the state and the outcome. `firestore.rules` has the same
 * limits; a test compares the two.
 */
export const ANALYZE_BACKGROUND_PATH = '/.netlify/functions/analyze-background';

/** Created by the client, for example a UUID. Requests with the same ID run once. */
export const ANALYSIS_ID = /^[A-Za-z0-9-]{16,64}$/;

/** Longest title, in characters. */
export const MAX_TITLE_LENGTH = 200;

const titleSchema = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH));

export const backgroundRequestSchema = v.strictObject({
  ...v.omit(analysisRequestSchema, ['again']).entries,
  id: v.pipe(v.string(), v.regex(ANALYSIS_ID)),
  /** The user's own name for the video. */
  title: v.optional(titleSchema),
  /** The client has stored it as `queued`: if it is not there, it was deleted, and nothing is started. */
  isQueued: v.optional(v.literal(true)),
});

/**
 * `partial` has a result that does not cover all of the video. An analysis goes from `queued` to `running`, and ends in
 * one of the other states. `partial`, `failed` and `cancelled` can be run again, as the next attempt; so can `running`
 * once its worker has not written for `LEASE_MS`.
 */
export const ANALYSIS_STATES = ['queued', 'running', 'done', 'partial', 'failed', 'cancelled'] as const;

/** Maximum duration of an analysis in minutes, unless the function is configured otherwise (docs/operation.md). */
export const MAX_BACKGROUND_MINUTES = 13;

/** The worker of a running analysis writes at least this often, in ms. */
export const HEARTBEAT_MS = 15_000;

/**
 * After this time in ms without a write, an analysis counts as interrupted: it no longer runs, and can be run again.
 */
export const LEASE_MS = 90_000;

/** Maximum number of bytes of a result in one part: a Firestore document holds at most 1 MiB. */
export const MAX_PART_BYTES = 900_000;

/** Maximum number of parts of a result. Together they hold more than a response of the synchronous call (6 MB). */
export const MAX_PARTS = 40;

export const MAX_ERROR_CODE_LENGTH = 64;
export const MAX_ERROR_MESSAGE_LENGTH = 500;
export const MAX_VERSION_LENGTH = 64;
/** Maximum length of the joined names of the longest topics, in characters, and maximum number of names. */
export const MAX_TOPICS_LENGTH = 300;
const MAX_TOPICS = 3;
/** Separator between the names of topics. No name contains it. */
const BETWEEN_TOPICS = '; ';

/** Maximum number of analyses that one query lists. A query must state a limit. */
export const MAX_LISTED_ANALYSES = 200;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const versionSchema = v.pipe(v.string(), v.maxLength(MAX_VERSION_LENGTH));

/** A document of `users/{uid}/analyses`. Times are ISO 8601, as Firestore's API writes its timestamps. */
export const analysisRecordSchema = v.object({
  state: v.picklist(ANALYSIS_STATES),
  /** Progress of this attempt, 0 to 1. */
  progress: shareSchema,
  url: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
  captionsUrl: v.optional(v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH))),
  ...wordsRequestEntries,
  title: v.optional(titleSchema),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Starts at 1, and is incremented each time the analysis is run again. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of the result, as in the answer of the synchronous call. */
  coverage: v.optional(shareSchema),
  durationMs: v.optional(countSchema),
  /** Number of entries; results of earlier versions only count those with a concept. */
  moments: v.optional(countSchema),
  /** The names of its longest topics, as `joinTopics` joins them. */
  topics: v.optional(v.pipe(v.string(), v.maxLength(MAX_TOPICS_LENGTH))),
  /** Number of parts in which the result is stored; before `done` and `partial`, of what was found so far. */
  parts: v.optional(v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_PARTS))),
  /** Set when the state is `failed`. */
  error: v.optional(
    v.object({
      code: v.pipe(v.string(), v.maxLength(MAX_ERROR_CODE_LENGTH)),
      message: v.pipe(v.string(), v.maxLength(MAX_ERROR_MESSAGE_LENGTH)),
    }),
  ),
  /** Versions of the provider and taxonomy that produced the result. */
  versions: v.optional(v.object({ provider: versionSchema, taxonomy: v.optional(versionSchema) })),
});

/** Clears the result of an earlier attempt: a field that is written as undefined is removed. */
export const NO_RESULT = {
  coverage: undefined,
  durationMs: undefined,
  moments: undefined,
  topics: undefined,
  parts: undefined,
  versions: undefined,
} satisfies Partial<Record<keyof AnalysisRecord, undefined>>;

/** A document of `users/{uid}/analyses/{id}/parts`, named by its number, starting at 0. */
export const analysisPartSchema = v.object({
  /** The attempt of the analysis. Parts of another attempt do not belong to the result. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A part of the text that `toStoredText` writes. */
  text: v.string(),
});

export type BackgroundRequest = v.InferOutput<typeof backgroundRequestSchema>;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];
export type AnalysisRecord = v.InferOutput<typeof analysisRecordSchema>;

/**
 * Whether an analysis counts as interrupted: it was running, and its worker has not written for `LEASE_MS`.
 *
 * @param nowMs since 1970
 */
export const isLeaseExpired = (
  { state, updatedAt }: Pick<AnalysisRecord, 'state' | 'updatedAt'>,
  nowMs: number,
): boolean => state === 'running' && nowMs - Date.parse(updatedAt) > LEASE_MS;

/**
 * Joins the names of topics, the longest topic first, into the text stored with an analysis. Keeps only the first ones.
 */
export const joinTopics = (names: readonly string[]): string =>
  names.slice(0, MAX_TOPICS).join(BETWEEN_TOPICS).slice(0, MAX_TOPICS_LENGTH);

/** The names of topics that {@link joinTopics} has joined. */
export const splitTopics = (topics = ''): string[] => topics.split(BETWEEN_TOPICS).filter(Boolean);
