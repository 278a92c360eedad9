import * as v from 'valibot';
import { sentenceModelSchema, sentenceVectorSchema } from './transcript';
import { MAX_BRIEF_LENGTH } from './planning';

/**
 * `POST /.netlify/functions/brief`: turns a brief into a vector, to be compared with those of a result. A brief in another
 * language is refused with the code `not-english`. Other errors are those of an analysis.
 */
export const BRIEF_PATH = '/.netlify/functions/brief';

export const briefRequestSchema = v.strictObject({
  brief: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_BRIEF_LENGTH)),
});

export const briefResponseSchema = v.looseObject({
  model: sentenceModelSchema,
  /** As in `sentences` of a result. */
  vector: sentenceVectorSchema,
});

/** `not-english`: the encoder reads English only. */
export type BriefOutcome = { kind: 'vector'; vector: string } | { kind: 'not-english' } | { kind: 'failed' };

/** The call as the application uses it. Never rejects. @param signal ends the call */
export type EncodeBrief = (brief: string, signal: AbortSignal) => Promise<BriefOutcome>;
