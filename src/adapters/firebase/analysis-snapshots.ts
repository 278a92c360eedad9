import { Timestamp, type QuerySnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { analysisPartSchema, analysisRecordSchema, MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { fromStoredText } from '@/contracts/stored-result';
import type { AnalysisPage } from '@/data/analyses/analysis-documents';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import { RemoteError } from '@/lib/remote-error';

/**
 * The result of an analysis, put together from its parts.
 * @throws RemoteError `incomplete`, or `unavailable` if only the cache was asked
 */
export async function resultIn(
  { docs, metadata }: QuerySnapshot,
  item: AnalysisItem,
): Promise<AnalysisResponse> {
  const parts = new Map(docs.map((part) => [part.id, part.data()]));
  const problem = metadata.fromCache ? 'unavailable' : 'incomplete';
  const texts = Array.from({ length: item.parts ?? 0 }, (_, number) => {
    const read = v.safeParse(analysisPartSchema, parts.get(String(number)));
    if (read.success && read.output.attempt === item.attempt) return read.output.text;
    throw new RemoteError(problem);
  });
  try {
    return await fromStoredText(texts.join(''));
  } catch (error) {
    throw new RemoteError('incomplete', { cause: error });
  }
}

/** @param wasLive whether the last snapshot had everything that the server had: then a change has just been made */
export function pageOf(snapshot: QuerySnapshot, wasLive: boolean): Omit<AnalysisPage, 'isKept'> {
  const { docs, metadata } = snapshot;
  const rows = docs.map((each) => {
    const { createdAt, updatedAt, ...others } = each.data({ serverTimestamps: 'estimate' });
    const times = { createdAt: textOf(createdAt), updatedAt: textOf(updatedAt) };
    const read = v.safeParse(analysisRecordSchema, { ...others, ...times });
    const isPending = each.metadata.hasPendingWrites;
    const item = read.success ? [{ ...read.output, id: each.id, ...(isPending ? { isPending } : {}) }] : [];
    return { id: each.id, createdAt: times.createdAt, item };
  });
  const live = snapshot
    .docChanges()
    .filter(({ type, doc: { metadata: own } }) => wasLive && type === 'modified' && !own.hasPendingWrites)
    .flatMap(({ doc: { id } }) => rows.find((row) => row.id === id)?.item ?? [])
    .map(({ updatedAt }) => updatedAt);
  const last = rows.at(-1);
  return {
    items: rows.flatMap(({ item }) => item),
    isFull: docs.length === MAX_LISTED_ANALYSES,
    end: last?.createdAt === undefined ? null : { id: last.id, createdAt: last.createdAt },
    fromCache: metadata.fromCache,
    changedAt: live.sort().at(-1) ?? null,
  };
}

/** ISO 8601 with six fractional digits of a second, so that times sort as text. */
function textOf(time: unknown): string | undefined {
  if (!(time instanceof Timestamp)) return undefined;
  const seconds = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(Math.floor(time.nanoseconds / 1000)).padStart(6, '0')}Z`;
}

/** @param text as `textOf` writes it */
export function timestampOf(text: string): Timestamp {
  return new Timestamp(Date.parse(`${text.slice(0, 19)}Z`) / 1000, Number(text.slice(20, 26)) * 1000);
}
