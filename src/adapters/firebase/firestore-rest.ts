import { decodeFields, encodeFields, type Fields } from '@/contracts/firestore-values';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import { noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';

/** A change of one document; `path` begins after `documents/`. */
export type Write =
  | {
      path: string;
      /** An undefined one is removed. */
      fields: Fields;
      /** Fields that the server sets to the time of the write. */
      timestamps: readonly string[];
      /** True: the document must exist, and its other fields stay. False: it must not. */
      exists: boolean;
    }
  | { delete: string };

export interface FirestoreDocument {
  /** The last part of its path. */
  id: string;
  /** Its fields; times are ISO 8601 with six fractional digits of a second, so that they sort as text. */
  data: unknown;
}

interface RawDocument {
  name: string;
  fields?: Record<string, object>;
}

/** Time limit in ms for a request of the usual size. */
const TIMEOUT_MS = 20_000;

/** The signal of a request of the usual size, which starts now. */
export const timeoutSignal = () => AbortSignal.timeout(TIMEOUT_MS);

interface FirestoreRestOptions {
  /** A fresh ID token of the signed-in user, or null. */
  idToken: () => Promise<string | null>;
}

/**
 * Firestore's REST API as the signed-in user. Queries with its lite client would add 4 kB to every page of the
 * dashboard, since all of them share it, and it does not report the server's time. Every method throws RemoteError.
 *
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export function createFirestoreRest(
  { projectId, emulators }: FirebaseSettings,
  { idToken }: FirestoreRestOptions,
) {
  if (emulators && !import.meta.env.VITE_AUTH_EMULATOR_URL) throw noEmulatorsInBuild();
  const origin = emulators
    ? `http://${emulators.firestoreHost}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask(path: string, signal: AbortSignal, body?: object): Promise<unknown> {
    let response: Response;
    try {
      const token = await idToken();
      if (token === null) throw new RemoteError('unavailable');
      response = await fetch(`${origin}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.ok) return (await response.json()) as unknown;
    } catch (error) {
      throw new RemoteError('unavailable', { cause: error });
    }
    throw new RemoteError(problemOf(response.status), { cause: `Firestore: status ${response.status}` });
  }

  return {
    async read(path: string, signal: AbortSignal): Promise<FirestoreDocument> {
      return documentOf((await ask(`${root}/${path}`, signal)) as RawDocument);
    },
    /** @returns those that exist, in any order */
    async readAll(paths: readonly string[], signal: AbortSignal): Promise<FirestoreDocument[]> {
      const documents = paths.map((path) => `${root}/${path}`);
      const rows = (await ask(`${root}:batchGet`, signal, { documents })) as { found?: RawDocument }[];
      return rows.flatMap(({ found }) => (found ? [documentOf(found)] : []));
    },
    /** @returns the documents that it found, and the server's time at the read, in ms since 1970 */
    async find(parent: string, structuredQuery: object, signal: AbortSignal) {
      const answer = await ask(`${root}/${parent}:runQuery`, signal, { structuredQuery });
      const rows = answer as { document?: RawDocument; readTime?: string }[];
      return {
        documents: rows.flatMap(({ document }) => (document ? [documentOf(document)] : [])),
        readAt: Date.parse(rows.at(-1)?.readTime ?? ''),
      };
    },
    /** @returns how many documents the query finds, up to its limit, without reading them */
    async count(parent: string, structuredQuery: object, signal: AbortSignal): Promise<number> {
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
      const body = { structuredAggregationQuery };
      const rows = (await ask(`${root}/${parent}:runAggregationQuery`, signal, body)) as {
        result?: { aggregateFields?: { count?: { integerValue?: string } } };
      }[];
      const found = rows.find(({ result }) => result)?.result?.aggregateFields?.count?.integerValue;
      if (found === undefined) throw new RemoteError('unknown');
      return Number(found);
    },
    /** Applies all writes or none. */
    async commit(writes: readonly Write[], signal: AbortSignal): Promise<void> {
      await ask(`${root}:commit`, signal, { writes: writes.map((write) => encodeWrite(root, write)) });
    },
    /** A reference to a document, as a value of a query. */
    reference: (path: string) => ({ referenceValue: `${root}/${path}` }),
  };
}

function encodeWrite(root: string, write: Write): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const { path, fields, timestamps, exists } = write;
  return {
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
    ...(exists && { updateMask: { fieldPaths: Object.keys(fields) } }),
    updateTransforms: timestamps.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    currentDocument: { exists },
  };
}

function documentOf({ name, fields = {} }: RawDocument): FirestoreDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: decodeFields(fields, sixDigits) };
}

/** The server omits trailing zeros. */
function sixDigits(time: string): string {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

/** An expired token is renewed before the next try. */
function problemOf(status: number): RemoteProblem {
  if (status === 401 || status === 429 || status >= 500) return 'unavailable';
  return status === 404 ? 'gone' : 'rejected';
}
