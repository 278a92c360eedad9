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
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { MAX_LISTED_ANALYSES, MAX_PARTS, NO_RESULT, type BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { figuresOf, partsOf, toStoredText } from '@/contracts/stored-result';
import type { AnalysisCursor, AnalysisDocuments, AnalysisPage } from '@/data/analyses/analysis-documents';
import { isActive, type AnalysisItem } from '@/data/analyses/analysis-item';
import { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import { pageOf, resultIn, timestampOf } from './analysis-snapshots';
import type { UserFirestore } from './firestore';
import { toRemoteError } from './firestore-errors';

/** Time limit in ms for reading a result, which has up to 36 MB. */
const RESULT_MS = 120_000;

/** Maximum number of analyses that one write creates: the rules check each of them within the request's time. */
const QUEUED_AT_ONCE = 50;

/** Maximum number of parts in one write: Firestore takes 10 MiB, and its emulator 4 MiB. */
const PARTS_AT_ONCE = 4;

/** Whose analyses they are, and the client that has them. */
interface Owner {
  store: UserFirestore;
  uid: string;
}

/** The analyses of users in Firestore: `users/{uid}/analyses`, with the parts of their results in `parts`. */
export function createAnalysisDocuments(store: UserFirestore): (uid: string) => AnalysisDocuments {
  return (uid) => {
    const owner = { store, uid };
    const change = ({ id }: AnalysisItem, fields: DocumentData) =>
      store.write(uid, (db) => updateDoc(recordIn(db, uid, id), { ...fields, updatedAt: serverTimestamp() }));
    const cancel = (item: AnalysisItem) => change(item, { state: 'cancelled' });

    return {
      follow: (after, next, failed) => follow(owner, after, next, failed),
      async queue(requests) {
        await Promise.all(inGroups(requests, QUEUED_AT_ONCE).map((group) => queueGroup(owner, group)));
      },
      store: (request, response) => storeResult(owner, request, response),
      restart: (item) =>
        change(item, {
          ...Object.fromEntries(
            Object.keys({ ...NO_RESULT, error: true }).map((name) => [name, deleteField()]),
          ),
          state: 'queued',
          progress: 0,
          attempt: item.attempt + 1,
        }),
      rename: ({ id }, title) => store.write(uid, (db) => updateDoc(recordIn(db, uid, id), { title })),
      cancel,
      async remove(item) {
        // A worker that still writes could leave parts behind. It may also have ended just now.
        if (isActive(item)) cancel(item).catch(() => undefined);
        await removeRecord(owner, item.id);
      },
      result: (item) => readResult(owner, item),
    };
  };
}

const analysesIn = (db: Firestore, uid: string) => collection(db, 'users', uid, 'analyses');
const recordIn = (db: Firestore, uid: string, id: string) => doc(analysesIn(db, uid), id);
const partsIn = (db: Firestore, uid: string, id: string) => collection(recordIn(db, uid, id), 'parts');

function follow(
  { store, uid }: Owner,
  after: AnalysisCursor | null,
  next: (page: AnalysisPage) => void,
  failed: (error: unknown) => void,
): () => void {
  return store.follow(
    uid,
    (db) => {
      const newest = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')];
      const from = after ? [startAfter(timestampOf(after.createdAt), after.id)] : [];
      let wasLive = false;
      return onSnapshot(
        query(analysesIn(db, uid), ...newest, ...from, limit(MAX_LISTED_ANALYSES)),
        { includeMetadataChanges: true },
        (snapshot) => {
          next({ ...pageOf(snapshot, wasLive), isKept: store.isKept() });
          wasLive = !snapshot.metadata.fromCache;
        },
        (error) => failed(toRemoteError(error)),
      );
    },
    failed,
  );
}

async function queueGroup({ store, uid }: Owner, requests: readonly BackgroundRequest[]): Promise<void> {
  try {
    await store.write(uid, (db) => {
      const batch = writeBatch(db);
      for (const { id, ...request } of requests)
        batch.set(recordIn(db, uid, id), { ...newRecord(request), state: 'queued' });
      return batch.commit();
    });
  } catch (error) {
    // What exists cannot be created again.
    const first = recordIn(await store.open(uid), uid, requests[0]?.id ?? '');
    const found = await getDocFromServer(first).catch(() => null);
    if (!found?.exists()) throw error;
  }
}

async function storeResult(
  owner: Owner,
  { id, ...request }: BackgroundRequest,
  response: AnalysisResponse,
): Promise<void> {
  const { store, uid } = owner;
  const texts = partsOf(await toStoredText(response));
  if (texts.length > MAX_PARTS) throw new RemoteError('rejected', { cause: 'The result is too long' });
  const parts = texts.map((text, number) => ({ name: String(number), value: { attempt: 1, text } }));
  const state = response.partial?.length ? 'partial' : 'done';
  const end = { state, progress: 1, ...figuresOf(response), parts: parts.length };
  const written = store.write(uid, (db) => {
    const record = recordIn(db, uid, id);
    // The rules accept parts of a running analysis only. All writes are queued now, and sent one after the other.
    const created = setDoc(record, { ...newRecord(request), state: 'running' });
    const groups = inGroups(parts, PARTS_AT_ONCE);
    const stored = groups.map((group, index) => {
      const batch = writeBatch(db);
      for (const { name, value } of group) batch.set(doc(partsIn(db, uid, id), name), value);
      if (index === groups.length - 1) batch.update(record, { ...end, updatedAt: serverTimestamp() });
      return batch.commit();
    });
    return Promise.all([created, ...stored]);
  });
  await written.catch((error: unknown) => {
    removeRecord(owner, id).catch(() => undefined);
    throw error;
  });
}

/** Deletes an analysis with all possible parts, without reading them: an earlier attempt may have had more. */
function removeRecord({ store, uid }: Owner, id: string): Promise<void> {
  return store.write(uid, (db) => {
    const batch = writeBatch(db);
    for (let number = 0; number < MAX_PARTS; number += 1)
      batch.delete(doc(partsIn(db, uid, id), String(number)));
    return batch.delete(recordIn(db, uid, id)).commit();
  });
}

async function readResult({ store, uid }: Owner, item: AnalysisItem): Promise<AnalysisResponse> {
  const parts = partsIn(await store.open(uid), uid, item.id);
  // A result that has ended does not change: what the device has of it need not be read again.
  const fromCache = isActive(item)
    ? null
    : await getDocsFromCache(parts)
        .then((found) => resultIn(found, item))
        .catch(() => null);
  return fromCache ?? resultIn(await readParts(parts), item);
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

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const groups = Math.ceil(all.length / size);
  return Array.from({ length: groups }, (_, index) => all.slice(index * size, (index + 1) * size));
}
