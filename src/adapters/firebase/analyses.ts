import {
  collection,
  deleteField,
  doc,
  documentId,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import * as v from 'valibot';
import {
  analysisPartSchema,
  analysisRecordSchema,
  MAX_LISTED_ANALYSES,
  MAX_PARTS,
  NO_RESULT,
  type BackgroundRequest,
} from '@/contracts/analyses';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import { figuresOf, partsOf } from '@/contracts/stored-result';
import type { AnalysisDocuments, AnalysisPage } from '@/data/analyses/analysis-documents';
import { isActive, type AnalysisItem } from '@/data/analyses/analysis-item';
import { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import type { UserFirestore } from './firestore';
import { toRemoteError } from './firestore-errors';

/** Time limit in ms for reading a result, which has up to 36 MB. */
const RESULT_MS = 120_000;

/** Maximum number of analyses that one write creates: the rules check each of them within the request's time. */
const QUEUED_AT_ONCE = 50;

/** Maximum number of parts in one write: Firestore takes 10 MiB, and its emulator 4 MiB. */
const PARTS_AT_ONCE = 4;

/** The analyses of users in Firestore: `users/{uid}/analyses`, with the parts of their results in `parts`. */
export function createAnalysisDocuments(store: UserFirestore): (uid: string) => AnalysisDocuments {
  return (uid) => {
    const analysesIn = (db: Firestore) => collection(db, 'users', uid, 'analyses');
    const recordIn = (db: Firestore, id: string) => doc(analysesIn(db), id);
    const partsIn = (db: Firestore, id: string) => collection(recordIn(db, id), 'parts');

    const change = ({ id }: AnalysisItem, fields: DocumentData) =>
      store.write(uid, (db) => updateDoc(recordIn(db, id), { ...fields, updatedAt: serverTimestamp() }));

    const cancel = (item: AnalysisItem) => change(item, { state: 'cancelled' });

    const remove = (id: string) =>
      store.write(uid, (db) => {
        const batch = writeBatch(db);
        // All possible parts, without reading them: an earlier attempt may have had more than the last one.
        for (let number = 0; number < MAX_PARTS; number += 1)
          batch.delete(doc(partsIn(db, id), String(number)));
        return batch.delete(recordIn(db, id)).commit();
      });

    async function queueBatch(requests: readonly BackgroundRequest[]): Promise<void> {
      try {
        await store.write(uid, (db) => {
          const batch = writeBatch(db);
          for (const { id, ...request } of requests)
            batch.set(recordIn(db, id), { ...newRecord(request), state: 'queued' });
          return batch.commit();
        });
      } catch (error) {
        // What exists cannot be created again.
        const first = recordIn(await store.open(uid), requests[0]?.id ?? '');
        const found = await getDocFromServer(first).catch(() => null);
        if (!found?.exists()) throw error;
      }
    }

    return {
      follow: (after, next, failed) =>
        store.follow(
          uid,
          (db) => {
            const newest = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')];
            const from = after ? [startAfter(timestampOf(after.createdAt), after.id)] : [];
            let wasLive = false;
            return onSnapshot(
              query(analysesIn(db), ...newest, ...from, limit(MAX_LISTED_ANALYSES)),
              { includeMetadataChanges: true },
              (snapshot) => {
                next({ ...pageOf(snapshot, wasLive), isKept: store.isKept() });
                wasLive = !snapshot.metadata.fromCache;
              },
              (error) => failed(toRemoteError(error)),
            );
          },
          failed,
        ),
      async queue(requests) {
        await Promise.all(inGroups(requests, QUEUED_AT_ONCE).map(queueBatch));
      },
      async store({ id, ...request }, response) {
        const texts = partsOf(JSON.stringify(response));
        if (texts.length > MAX_PARTS) throw new RemoteError('rejected', { cause: 'The result is too long' });
        const parts = texts.map((text, number) => ({ name: String(number), value: { attempt: 1, text } }));
        const state = response.partial?.length ? 'partial' : 'done';
        const end = { state, progress: 1, ...figuresOf(response), parts: parts.length };
        const written = store.write(uid, (db) => {
          const record = recordIn(db, id);
          // The rules accept parts of a running analysis only. All writes are queued now, and sent one after the other.
          const created = setDoc(record, { ...newRecord(request), state: 'running' });
          const groups = inGroups(parts, PARTS_AT_ONCE);
          const stored = groups.map((group, index) => {
            const batch = writeBatch(db);
            for (const { name, value } of group) batch.set(doc(partsIn(db, id), name), value);
            if (index === groups.length - 1) batch.update(record, { ...end, updatedAt: serverTimestamp() });
            return batch.commit();
          });
          return Promise.all([created, ...stored]);
        });
        await written.catch((error: unknown) => {
          remove(id).catch(() => undefined);
          throw error;
        });
      },
      restart: (item) =>
        change(item, {
          ...Object.fromEntries(
            Object.keys({ ...NO_RESULT, error: true }).map((name) => [name, deleteField()]),
          ),
          state: 'queued',
          progress: 0,
          attempt: item.attempt + 1,
        }),
      rename: ({ id }, title) => store.write(uid, (db) => updateDoc(recordIn(db, id), { title })),
      cancel,
      async remove(item) {
        // A worker that still writes could leave parts behind. It may also have ended just now.
        if (isActive(item)) cancel(item).catch(() => undefined);
        await remove(item.id);
      },
      async result(item) {
        const parts = partsIn(await store.open(uid), item.id);
        // A result that has ended does not change: what the device has of it need not be read again.
        const fromCache = isActive(item)
          ? null
          : await getDocsFromCache(parts)
              .then((found) => resultIn(found, item))
              .catch(() => null);
        return fromCache ?? resultIn(await readParts(parts), item);
      },
    };
  };
}

const newRecord = (request: Omit<BackgroundRequest, 'id'>) => ({
  ...request,
  progress: 0,
  attempt: 1,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

async function readParts(parts: ReturnType<typeof collection>): Promise<QuerySnapshot> {
  try {
    return await withTimeout(AbortSignal.timeout(RESULT_MS), getDocs(parts));
  } catch (error) {
    throw toRemoteError(error);
  }
}

/**
 * The result of an analysis, put together from its parts.
 * @throws RemoteError `incomplete`, or `unavailable` if only the cache was asked
 */
function resultIn({ docs, metadata }: QuerySnapshot, item: AnalysisItem): AnalysisResponse {
  const parts = new Map(docs.map((part) => [part.id, part.data()]));
  const problem = metadata.fromCache ? 'unavailable' : 'incomplete';
  const texts = Array.from({ length: item.parts ?? 0 }, (_, number) => {
    const read = v.safeParse(analysisPartSchema, parts.get(String(number)));
    if (read.success && read.output.attempt === item.attempt) return read.output.text;
    throw new RemoteError(problem);
  });
  try {
    return v.parse(analysisResponseSchema, JSON.parse(texts.join('')));
  } catch (error) {
    throw new RemoteError('incomplete', { cause: error });
  }
}

/** @param wasLive whether the last snapshot had everything that the server had: then a change has just been made */
function pageOf(snapshot: QuerySnapshot, wasLive: boolean): Omit<AnalysisPage, 'isKept'> {
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
function timestampOf(text: string): Timestamp {
  return new Timestamp(Date.parse(`${text.slice(0, 19)}Z`) / 1000, Number(text.slice(20, 26)) * 1000);
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const groups = Math.ceil(all.length / size);
  return Array.from({ length: groups }, (_, index) => all.slice(index * size, (index + 1) * size));
}
