import { FirebaseError } from 'firebase/app';

export type Data = Record<string, unknown>;

export interface Write {
  path: string;
  /** A value may be `NOW` or `DELETED`. */
  fields: Data;
  /** The document must exist, and its other fields are kept. */
  isUpdate?: boolean;
  /** The version that the document must have; null if it must not exist. */
  ifVersion?: number | null;
}

/** Stands for the time of the write. Registered, because `tools/simulate` loads this module twice. */
export const NOW = Symbol.for('now');
/** Stands for a removed field. */
export const DELETED = Symbol.for('deleted');

const NEXT_STATES: Partial<Record<string, readonly unknown[]>> = {
  queued: ['running', 'failed', 'cancelled'],
  running: ['running', 'done', 'partial', 'failed', 'cancelled'],
};

const refusal = (code: string) => new FirebaseError(code, code);

const isBegun = ({ attempt, state }: Data) => attempt === 1 && ['queued', 'running'].includes(String(state));

const continues = (before: Data, after: Data) =>
  after.attempt === before.attempt &&
  Number(after.progress) >= Number(before.progress) &&
  NEXT_STATES[String(before.state)]?.includes(after.state) === true;

/**
 * The library's documents in memory, with the preconditions of Firestore and the checks of states, attempts and parts
 * in `firestore.rules`: a write that the rules would reject is rejected here. Times are stored in ISO 8601.
 */
export class MemoryDatabase {
  readonly documents = new Map<string, { data: Data; version: number }>();
  /** Number of documents that were written. */
  writes = 0;
  private version = 0;
  private readonly idsOf = new Map<string, string[]>();

  constructor(private readonly leaseMs: number) {}

  /** All analyses of a user, with their IDs. */
  analysesOf(uid: string): Data[] {
    const ids = this.idsOf.get(uid) ?? [];
    return ids.map((id) => ({ id, ...this.documents.get(`users/${uid}/analyses/${id}`)?.data }));
  }

  /** Makes all writes or none. @throws FirebaseError */
  commit(writes: readonly Write[]): void {
    const checked = writes.map((write) => ({ path: write.path, data: this.dataAfter(write) }));
    for (const { path, data } of checked) {
      const [, uid = '', , id = '', part] = path.split('/');
      if (part === undefined && !this.documents.has(path))
        this.idsOf.set(uid, [...(this.idsOf.get(uid) ?? []), id]);
      this.documents.set(path, { data, version: (this.version += 1) });
      this.writes += 1;
    }
  }

  private dataAfter({ path, fields, isUpdate = false, ifVersion }: Write): Data {
    const stored = this.documents.get(path);
    if (ifVersion !== undefined && ifVersion !== (stored?.version ?? null)) throw refusal('aborted');
    if (isUpdate && !stored) throw refusal('not-found');
    // `tools/simulate` replaces only `Date.now`.
    const now = new Date(Date.now()).toISOString();
    const entries = Object.entries({ ...(isUpdate ? stored?.data : {}), ...fields });
    const data = Object.fromEntries(
      entries
        .filter(([, value]) => value !== DELETED)
        .map(([name, value]) => [name, value === NOW ? now : value]),
    );
    if (!this.isAllowed(path, stored?.data, data)) throw refusal('permission-denied');
    return data;
  }

  private isAllowed(path: string, before: Data | undefined, after: Data): boolean {
    const [analysis = '', part] = path.split('/parts/');
    if (part !== undefined) {
      const owner = this.documents.get(analysis)?.data;
      return owner?.state === 'running' && owner.attempt === after.attempt;
    }
    if (before === undefined) return isBegun(after);
    if (before.url !== after.url || before.createdAt !== after.createdAt) return false;
    return continues(before, after) || this.restarts(before, after);
  }

  private restarts(before: Data, after: Data): boolean {
    const silentMs = Date.now() - Date.parse(String(before.updatedAt));
    return (
      after.attempt === Number(before.attempt) + 1 &&
      ['queued', 'running'].includes(String(after.state)) &&
      !('parts' in after) &&
      (['partial', 'failed', 'cancelled'].includes(String(before.state)) ||
        (before.state === 'running' && silentMs >= this.leaseMs))
    );
  }
}
