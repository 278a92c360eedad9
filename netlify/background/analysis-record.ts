import { serverTimestamp, Timestamp, type DocumentSnapshot } from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  analysisRecordSchema,
  isLeaseExpired,
  type AnalysisRecord,
  type BackgroundRequest,
} from '@/contracts/analyses';
import { wordsOf } from '@/contracts/analysis-request';
import type { Fields } from './result-fields';

/** The analysis no longer belongs to this worker: it was cancelled or deleted, or another worker runs it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

const timeSchema = v.pipe(
  v.instance(Timestamp),
  v.transform((time) => time.toDate().toISOString()),
);
const storedSchema = v.object({
  ...analysisRecordSchema.entries,
  createdAt: timeSchema,
  updatedAt: timeSchema,
});

/** The stored analysis; null if there is none. @throws ValiError */
export function recordOf(snapshot: DocumentSnapshot): AnalysisRecord | null {
  return snapshot.exists() ? v.parse(storedSchema, snapshot.data()) : null;
}

/** The number of the attempt that would run now; null if one is running or the analysis has ended. */
export function nextAttempt(record: AnalysisRecord): number | null {
  if (record.state === 'queued') return record.attempt;
  return isLeaseExpired(record, Date.now()) ? record.attempt + 1 : null;
}

/**
 * As `nextAttempt`, for this request.
 *
 * @throws LeaseLostError if the stored analysis is of another video: a result must belong to the URL stored with it
 */
export function attemptFor(
  record: AnalysisRecord | null,
  { url, captionsUrl, isQueued }: BackgroundRequest,
): number | null {
  // A queued analysis that is not stored was deleted by the user.
  if (record === null) return isQueued ? null : 1;
  const attempt = nextAttempt(record);
  if (attempt !== null && (record.url !== url || record.captionsUrl !== captionsUrl))
    throw new LeaseLostError('The stored analysis is of another video');
  return attempt;
}

/** A new analysis. A field that the request does not have is not stored. */
export function newAnalysis({ url, captionsUrl, title, ...asked }: BackgroundRequest): Fields {
  const given = Object.entries({ url, captionsUrl, title, ...wordsOf(asked) });
  const fields = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return { ...fields, createdAt: serverTimestamp() };
}

/** An analysis at the beginning of an attempt. */
export const stateOf = (state: 'queued' | 'running', attempt: number): Fields => ({
  ...{ state, progress: 0, attempt },
  updatedAt: serverTimestamp(),
});
