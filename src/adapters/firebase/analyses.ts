import * as v from 'valibot';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { RemoteAnalyses } from '@/data/analyses/remote-analyses';
import {
  analysisPartSchema,
  analysisRecordSchema,
  MAX_LISTED_ANALYSES,
  MAX_PARTS,
  NO_RESULT,
  type BackgroundRequest,
} from '@/contracts/analyses';
import { analysisResponseSchema } from '@/contracts/analysis';
import { RemoteError } from '@/lib/remote-error';
import type { FirebaseSettings } from './config';
import { createFirestoreRest, timeoutSignal, type FirestoreDocument, type Write } from './firestore-rest';

interface FirebaseAnalysesOptions {
  /** A fresh ID token of the signed-in user, or null. */
  idToken: () => Promise<string | null>;
}

/** Time limit in ms for reading a result, which has up to 36 MB. */
const RESULT_MS = 120_000;

/** Maximum number of analyses that one request creates: the rules check each of them within the request's time. */
const BATCH = 50;

/**
 * Background analyses in Firestore, `users/{uid}/analyses`, read and written as the signed-in user. The rules allow
 * users to read and change only their own.
 */
export function createFirebaseAnalyses(
  settings: FirebaseSettings,
  options: FirebaseAnalysesOptions,
): (uid: string) => Omit<RemoteAnalyses, 'start'> {
  const store = createFirestoreRest(settings, options);

  return (uid) => {
    const newest = { from: [{ collectionId: 'analyses' }], limit: MAX_LISTED_ANALYSES };
    const pathOf = (id: string) => `users/${uid}/analyses/${id}`;
    const partOf = ({ id }: AnalysisItem, number: number) => `${pathOf(id)}/parts/${number}`;

    async function find(query: object) {
      const { documents, readAt } = await store.find(
        `users/${uid}`,
        { ...newest, ...query },
        timeoutSignal(),
      );
      return {
        items: documents.flatMap(itemOf),
        hasMore: documents.length === newest.limit,
        readAt,
        last: documents.at(-1),
      };
    }

    const change = ({ id }: AnalysisItem, fields: Extract<Write, { path: string }>['fields']) =>
      store.commit([{ path: pathOf(id), fields, timestamps: ['updatedAt'], exists: true }], timeoutSignal());

    const cancel = (item: AnalysisItem) => change(item, { state: 'cancelled' });

    async function queueBatch(requests: readonly BackgroundRequest[]): Promise<void> {
      const writes = requests.map(({ id, ...request }) => ({
        path: pathOf(id),
        fields: { ...request, state: 'queued', progress: 0, attempt: 1 },
        timestamps: ['createdAt', 'updatedAt'],
        exists: false,
      }));
      try {
        await store.commit(writes, timeoutSignal());
      } catch (error) {
        // The answer of an earlier call was lost: what exists cannot be created again.
        if (!(error instanceof RemoteError) || error.problem !== 'rejected') throw error;
        await store.read(pathOf(requests[0]?.id ?? ''), timeoutSignal()).catch(() => {
          throw error;
        });
      }
    }

    /** Throws `incomplete` for a part that is gone, unless the analysis was deleted with all its parts. */
    async function incomplete({ id }: AnalysisItem, error: unknown): Promise<never> {
      if (!(error instanceof RemoteError) || error.problem !== 'gone') throw error;
      await store.read(pathOf(id), timeoutSignal());
      throw new RemoteError('incomplete', { cause: error });
    }

    return {
      async list(before) {
        const orderBy = ['createdAt', '__name__'].map((fieldPath) => ({
          field: { fieldPath },
          direction: 'DESCENDING',
        }));
        let after: Pick<AnalysisItem, 'id' | 'createdAt'> | undefined = before;
        for (;;) {
          const values = after && [{ timestampValue: after.createdAt }, store.reference(pathOf(after.id))];
          const page = await find({ orderBy, ...(values && { startAt: { values, before: false } }) });
          const { items, hasMore, last } = page;
          // A whole page that only a newer version can read: older analyses may be readable.
          if (items.length > 0 || !hasMore || !last) return page;
          const cursor = v.safeParse(v.object({ createdAt: v.string() }), last.data);
          if (!cursor.success) return { ...page, hasMore: false };
          after = { id: last.id, createdAt: cursor.output.createdAt };
        }
      },
      changedSince(time) {
        const field = { fieldPath: 'updatedAt' };
        return find({
          where: { fieldFilter: { field, op: 'GREATER_THAN', value: { timestampValue: time } } },
          orderBy: [{ field, direction: 'DESCENDING' }],
        });
      },
      count: () => store.count(`users/${uid}`, newest, timeoutSignal()),
      async missing(ids) {
        const found = await store.readAll(ids.map(pathOf), timeoutSignal());
        const there = new Set(found.map(({ id }) => id));
        return ids.filter((id) => !there.has(id));
      },
      async queue(requests) {
        for (let start = 0; start < requests.length; start += BATCH) {
          await queueBatch(requests.slice(start, start + BATCH));
        }
      },
      restart: (item) =>
        change(item, {
          ...NO_RESULT,
          error: undefined,
          state: 'queued',
          progress: 0,
          attempt: item.attempt + 1,
        }),
      cancel,
      async remove(item) {
        // A worker that still writes could leave parts behind. It may also have ended just now.
        if (item.state === 'queued' || item.state === 'running') {
          await cancel(item).catch((error: unknown) => {
            if (!(error instanceof RemoteError) || error.problem === 'unavailable') throw error;
          });
        }
        // All possible parts, without reading them: an earlier attempt may have had more than the last one.
        const parts = Array.from({ length: MAX_PARTS }, (_, number) => ({ delete: partOf(item, number) }));
        await store.commit([...parts, { delete: pathOf(item.id) }], timeoutSignal());
      },
      async result(item) {
        const signal = AbortSignal.timeout(RESULT_MS);
        const texts = await Promise.all(
          Array.from({ length: item.parts ?? 0 }, async (_, number) => {
            const part = await store
              .read(partOf(item, number), signal)
              .catch((error: unknown) => incomplete(item, error));
            const read = v.safeParse(analysisPartSchema, part.data);
            if (!read.success || read.output.attempt !== item.attempt) throw new RemoteError('incomplete');
            return read.output.text;
          }),
        );
        try {
          return v.parse(analysisResponseSchema, JSON.parse(texts.join('')));
        } catch (error) {
          throw new RemoteError('incomplete', { cause: error });
        }
      },
    };
  };
}

/** Empty for a document that this version cannot read. */
function itemOf({ id, data }: FirestoreDocument): AnalysisItem[] {
  const read = v.safeParse(analysisRecordSchema, data);
  return read.success ? [{ ...read.output, id }] : [];
}
