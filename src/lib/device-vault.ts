import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval';
import { deviceDatabase } from './device-database';
import { forgetEarlier, readEarlier } from './earlier-tab-records';
import { createClosingQuestion } from './leave-guard';
import { forgetChoicesOf } from './remembered-choice';

/** One kind of record on the device: its name, the version of its shape, and how it is parsed. */
export interface RecordKind<T> {
  readonly name: string;
  /** Starts at 1; to be increased when an older version of this program would misread the new shape. */
  readonly version: number;
  /**
   * Checks a stored value: of this `version`, of an earlier one, or 0 for a value stored before records had versions.
   * Returns undefined if the value cannot be used.
   */
  readonly parse: (value: unknown, version: number) => T | undefined;
  /**
   * Whether the value has something that is stored nowhere else. If it is in the memory of the page, the browser asks
   * before the page is closed or reloaded.
   */
  readonly isOnlyHere?: (value: T) => boolean;
}

/** The records that this device stores for one user. */
export interface UserVault {
  /** @returns undefined if there is no record, or its version is newer. @throws if the device cannot read it */
  read: <T>(kind: RecordKind<T>) => Promise<T | undefined>;
  /**
   * Reads and writes in one transaction: one at a time among all tabs of this browser, and never across a sign-out.
   *
   * @param change called with the result of `read`; returns the new value, which must be structured-cloneable; null
   *   removes the record, undefined leaves it unchanged. Its error is rethrown, and nothing is changed.
   * @throws DOMException `VersionError` if the record is of a newer version: it is neither changed nor removed. Any
   *   other if nothing can be stored: no space.
   */
  update: <T>(kind: RecordKind<T>, change: (current: T | undefined) => T | null | undefined) => Promise<void>;
}

/** All records that this device stores for its users. */
export interface DeviceVault {
  of: (uid: string) => UserVault;
  /** Removes all records of this user, also those of a newer version, and what the device remembers of their choices. */
  removeAllOf: (uid: string) => Promise<void>;
  /** Removes the records of all other users. */
  removeOthers: (uid: string) => Promise<void>;
}

/** Storage of a vault: values by key. */
export interface RecordStore {
  get: (key: string) => Promise<unknown>;
  /**
   * As `UserVault.update`, with an unchecked value.
   *
   * @param isOnlyHere as `RecordKind.isOnlyHere`, of the last value that `change` has returned
   */
  update: (key: string, change: (current: unknown) => unknown, isOnlyHere: () => boolean) => Promise<void>;
  /** Removes all values of some users. */
  remove: (isTheirs: (uid: string) => boolean) => Promise<void>;
}

interface StoredRecord {
  version: number;
  value: unknown;
}

export function createDeviceVault(store: RecordStore): DeviceVault {
  return {
    of: (uid) => ({
      read: async (kind) => parse(kind, await store.get(keyOf(uid, kind.name))),
      update(kind, change) {
        let isOnlyHere = false;
        function next(current: unknown): StoredRecord | null | undefined {
          if (versionOf(current) > kind.version) {
            throw new DOMException('The record has a newer version', 'VersionError');
          }
          const value = change(parse(kind, current));
          if (value === null) return null;
          if (value === undefined) return undefined;
          isOnlyHere = kind.isOnlyHere?.(value) ?? false;
          return { version: kind.version, value };
        }
        return store.update(keyOf(uid, kind.name), next, () => isOnlyHere);
      },
    }),
    async removeAllOf(uid) {
      forgetChoicesOf(uid);
      await store.remove((user) => user === uid);
    },
    removeOthers: (uid) => store.remove((user) => user !== uid),
  };
}

/** Keys are `<uid>/<name>`; a uid of the identity service never contains a slash. */
const keyOf = (uid: string, name: string) => `${uid}/${name}`;
export const userOf = (key: string) => key.slice(0, key.indexOf('/'));

function parse<T>(kind: RecordKind<T>, stored: unknown): T | undefined {
  const version = versionOf(stored);
  if (stored === undefined || version > kind.version) return undefined;
  return kind.parse(version > 0 ? (stored as StoredRecord).value : stored, version);
}

function versionOf(stored: unknown): number {
  const { version } = (stored ?? {}) as Partial<StoredRecord>;
  return typeof version === 'number' ? version : 0;
}

/**
 * Records in the browser's database for users whom the device remembers, and in the memory of the page for others, or
 * where there is no database. What was stored of such a user before is read, and stays as it is.
 *
 * @param isRemembered whether the device remembers this user, and this page shows the device's session
 */
export function createRecordStore(isRemembered: (uid: string) => boolean): RecordStore {
  const database = createStore('scenecue', 'records');
  /** Null for a removed record. */
  const memory = new Map<string, unknown>();
  const onlyHere = new Set<string>();
  const question = createClosingQuestion();
  const hasDatabase = async () => (await deviceDatabase()) !== 'denied';
  const isInDatabase = async (key: string) => (await hasDatabase()) && isRemembered(userOf(key));

  /** What was stored of a user whose records are in memory now. */
  async function readBefore(key: string): Promise<unknown> {
    const canRead = await hasDatabase();
    return (await readEarlier(key, canRead)) ?? (canRead ? get<unknown>(key, database) : undefined);
  }

  function keepInMemory(key: string, value: unknown, isOnlyHere: boolean): void {
    memory.set(key, value);
    if (isOnlyHere) onlyHere.add(key);
    else onlyHere.delete(key);
    question.loses(onlyHere.size > 0);
  }

  return {
    async get(key) {
      if (await isInDatabase(key)) return get<unknown>(key, database);
      return (memory.has(key) ? memory.get(key) : await readBefore(key)) ?? undefined;
    },
    async update(key, change, isOnlyHere) {
      if (await isInDatabase(key)) return database('readwrite', (records) => updateIn(records, key, change));
      const before = memory.has(key) ? undefined : await readBefore(key);
      // Nothing may be awaited from here on: another update would be lost.
      const next = change((memory.has(key) ? memory.get(key) : before) ?? undefined);
      if (next !== undefined) keepInMemory(key, next, isOnlyHere());
      if (next === null) await forgetEarlier((each) => each === key, await hasDatabase());
    },
    async remove(isTheirs) {
      const isOfThem = (key: string) => isTheirs(userOf(key));
      for (const key of [...memory.keys()].filter(isOfThem)) {
        memory.delete(key);
        onlyHere.delete(key);
      }
      question.loses(onlyHere.size > 0);
      const hasRecords = await hasDatabase();
      await forgetEarlier(isOfThem, hasRecords);
      if (!hasRecords) return;
      // Another tab may have a remembered session of the same user.
      const isGone = (key: string) => isOfThem(key) && !isRemembered(userOf(key));
      await delMany((await keys<string>(database)).filter(isGone), database);
    },
  };
}

/** One transaction, like the `update` of `idb-keyval`, which can neither leave a record unchanged nor remove it. */
function updateIn(
  records: IDBObjectStore,
  key: string,
  change: (current: unknown) => unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = records.get(key);
    reading.onerror = () => reject(reading.error ?? new Error('The record cannot be read'));
    reading.onsuccess = () => {
      try {
        const next = change(reading.result);
        if (next === null) records.delete(key);
        else if (next !== undefined) records.put(next, key);
        resolve(promisifyRequest(records.transaction));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}
