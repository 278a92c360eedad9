import * as v from 'valibot';
import { decodeFields, encodeFields, type Fields } from '@/contracts/firestore-values';

const valueSchema: v.GenericSchema = v.union([
  v.object({ stringValue: v.string() }),
  v.object({ integerValue: v.string() }),
  v.object({ doubleValue: v.number() }),
  v.object({ booleanValue: v.boolean() }),
  v.object({ timestampValue: v.string() }),
  v.object({
    mapValue: v.object({
      fields: v.optional(
        v.record(
          v.string(),
          v.lazy(() => valueSchema),
        ),
      ),
    }),
  }),
]);

const documentSchema = v.object({
  fields: v.optional(v.record(v.string(), valueSchema), {}),
  updateTime: v.string(),
});

const commitSchema = v.object({ writeResults: v.array(v.object({ updateTime: v.string() })) });

const errorSchema = v.object({ error: v.object({ status: v.string(), message: v.string() }) });

interface StoredDocument {
  /** Timestamps are ISO 8601. */
  data: unknown;
  /** Time of the last change: the precondition of the next one. */
  updateTime: string;
}

export interface Write {
  /** Below `databases/(default)/documents`, such as `users/ada/analyses/1`. */
  path: string;
  /** The fields to write; an undefined one is removed. All other fields are kept. */
  fields: Fields;
  /** Fields that the server sets to the time of the write. */
  timestamps?: readonly string[];
  /** Precondition of the write; without it, the write is unconditional. */
  onlyIf?: { exists: boolean } | { updateTime: string };
}

/** A request that Firestore refused or could not be sent. `status` is that of its API, such as `PERMISSION_DENIED`. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';

  constructor(
    readonly status: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether another client has changed, created or removed the document in the meantime. */
  get isConflict(): boolean {
    return ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED'].includes(this.status);
  }
}

/**
 * Worth retrying: these say nothing about the request itself. `ABORTED` means that others wrote to the document at the
 * same time: https://firebase.google.com/docs/firestore/understand-error-codes
 */
const TRANSIENT = new Set([
  'UNAVAILABLE',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'DEADLINE_EXCEEDED',
  'ABORTED',
  'NETWORK',
]);
const TRY_AGAIN_AFTER_MS = [500, 2_000, 5_000];
const TIMEOUT_MS = 20_000;

export interface FirestoreOptions {
  projectId: string;
  /** `host:port` of the emulator; Google's service unless given. */
  emulatorHost?: string;
  /** A Firebase ID token: the security rules apply to each request as to this user. */
  token: string;
}

export interface Firestore {
  /** @returns null if the document does not exist. @throws FirestoreError */
  read: (path: string) => Promise<StoredDocument | null>;
  /** Makes all writes or none. @returns the `updateTime` of each document. @throws FirestoreError */
  commit: (writes: readonly Write[]) => Promise<string[]>;
}

/**
 * Firestore for one signed-in user, through its REST API: its client libraries need a signed-in client or a service
 * account key, and a function that acts for a user should have neither. A request that fails with a transient error is
 * repeated at most three times.
 *
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export function openFirestore({ projectId, emulatorHost, token }: FirestoreOptions): Firestore {
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask(path: string, body?: object): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(`${origin}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      if (response.ok) return answer;
      const known = v.safeParse(errorSchema, answer);
      const { status, message } = known.success
        ? known.output.error
        : { status: 'INTERNAL', message: `status ${response.status}` };
      throw new FirestoreError(status, message);
    } catch (error) {
      if (error instanceof FirestoreError) throw error;
      throw new FirestoreError('NETWORK', 'Firestore cannot be reached', { cause: error });
    }
  }

  async function persistently<T>(work: () => Promise<T>): Promise<T> {
    for (const waitMs of TRY_AGAIN_AFTER_MS) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof FirestoreError) || !TRANSIENT.has(error.status)) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
    return work();
  }

  return {
    read: (path) =>
      persistently(async () => {
        try {
          const { fields, updateTime } = v.parse(documentSchema, await ask(`${root}/${path}`));
          return { data: decodeFields(fields), updateTime };
        } catch (error) {
          if (error instanceof FirestoreError && error.status === 'NOT_FOUND') return null;
          throw error;
        }
      }),
    commit: (writes) =>
      persistently(async () => {
        const answer = await ask(`${root}:commit`, {
          writes: writes.map(({ path, fields, timestamps = [], onlyIf }) => ({
            update: { name: `${root}/${path}`, fields: encodeFields(fields) },
            updateMask: { fieldPaths: Object.keys(fields) },
            updateTransforms: timestamps.map((fieldPath) => ({
              fieldPath,
              setToServerValue: 'REQUEST_TIME',
            })),
            ...(onlyIf === undefined ? {} : { currentDocument: onlyIf }),
          })),
        });
        return v.parse(commitSchema, answer).writeResults.map(({ updateTime }) => updateTime);
      }),
  };
}
