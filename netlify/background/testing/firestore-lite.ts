import { FirebaseError } from 'firebase/app';
import { DELETED, NOW, type Data, type MemoryDatabase, type Write } from './memory-database';

/**
 * What the product uses of `firebase/firestore/lite`, for a database in memory. It takes the place of that module in
 * unit tests with a clock of their own and in `tools/simulate`.
 */
export interface MemoryFirestore {
  database: MemoryDatabase;
  /** Called before each read; rejects if it fails. */
  reach: () => Promise<void>;
  commit: (writes: readonly Write[]) => Promise<void>;
}

interface Ref {
  firestore: MemoryFirestore;
  path: string;
}

export const serverTimestamp = () => NOW;
export const deleteField = () => DELETED;

export class Timestamp {
  /** @param time ISO 8601 */
  constructor(private readonly time: string) {}

  toDate(): Date {
    return new Date(this.time);
  }
}

export const doc = (parent: MemoryFirestore | Ref, ...names: string[]): Ref =>
  'path' in parent
    ? { firestore: parent.firestore, path: [parent.path, ...names].join('/') }
    : { firestore: parent, path: names.join('/') };

export async function getDoc({ firestore, path }: Ref) {
  await firestore.reach();
  const stored = firestore.database.documents.get(path);
  const times = ({ createdAt, updatedAt, ...data }: Data) => ({
    ...data,
    createdAt: new Timestamp(String(createdAt)),
    updatedAt: new Timestamp(String(updatedAt)),
  });
  return {
    exists: () => stored !== undefined,
    version: stored?.version ?? null,
    data: () => stored && times(stored.data),
  };
}

export const setDoc = ({ firestore, path }: Ref, fields: Data) => firestore.commit([{ path, fields }]);

export function writeBatch(firestore: MemoryFirestore) {
  const writes: Write[] = [];
  return {
    set: ({ path }: Ref, fields: Data) => writes.push({ path, fields }),
    update: ({ path }: Ref, fields: Data) => writes.push({ path, fields, isUpdate: true }),
    commit: () => firestore.commit(writes),
  };
}

/** A transaction of one document, with the attempts that are left. */
async function attempt<T>(
  firestore: MemoryFirestore,
  work: (transaction: object) => Promise<T>,
  { maxAttempts }: { maxAttempts: number },
): Promise<T> {
  let ifVersion: number | null = null;
  const writes: Write[] = [];
  const add =
    (isUpdate: boolean) =>
    ({ path }: Ref, fields: Data) =>
      writes.push({ path, fields, isUpdate, ifVersion });
  const get = async (ref: Ref) => {
    const snapshot = await getDoc(ref);
    ifVersion = snapshot.version;
    return snapshot;
  };
  const result = await work({ get, set: add(false), update: add(true) });
  try {
    if (writes.length > 0) await firestore.commit(writes);
    return result;
  } catch (error) {
    const isConflict = error instanceof FirebaseError && error.code === 'aborted';
    if (!isConflict || maxAttempts === 1) throw error;
    return attempt(firestore, work, { maxAttempts: maxAttempts - 1 });
  }
}

export { attempt as runTransaction };
