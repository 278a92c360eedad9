/** One kind of record on the device: its name, the version of its shape, and how it is read. */
export interface RecordKind<T> {
  readonly name: string;
  /** Counted from 1; to be raised when an older version of this program would misread the new shape. */
  readonly version: number;
  /**
   * Checks a stored value: of this `version`, of an earlier one, or 0 for one from before records had versions.
   * Undefined: it cannot be used.
   */
  readonly parse: (value: unknown, version: number) => T | undefined;
}

/** The records that this device stores for one person. */
export interface PersonsVault {
  /** @returns undefined where there is no record, where it cannot be read, or where its version is newer */
  read: <T>(kind: RecordKind<T>) => Promise<T | undefined>;
  /**
   * Reads and writes in one transaction: of all tabs of this browser one at a time, and never across a sign-out.
   * When it settles the record is on the device.
   *
   * @param change is given what `read` returns, and returns what takes its place, which the structured clone
   *   algorithm can copy; null removes the record, undefined leaves it as it is. What it throws is thrown, and
   *   nothing is changed.
   * @throws DOMException `VersionError` where the record is of a newer version: it is neither changed nor removed.
   *   Any other where nothing can be stored: no room, or a browser that forbids it.
   */
  update: <T>(kind: RecordKind<T>, change: (current: T | undefined) => T | null | undefined) => Promise<void>;
}

/** All that this device stores of the people who use it, apart from the session itself. */
export interface DeviceVault {
  of: (uid: string) => PersonsVault;
  /** The ids of all of whom something is stored. */
  people: () => Promise<string[]>;
  /**
   * Removes, in one transaction, all records of `uid`, except those of these names. Records of a newer version go
   * too: the data of a person who has signed out must not stay because the tab was an old one.
   */
  removeAllOf: (uid: string, except?: readonly string[]) => Promise<void>;
}

/** Where a vault stores its records: values by key, shared by all tabs. */
export interface RecordStore {
  get: (key: string) => Promise<unknown>;
  /** As `PersonsVault.update`, of an unchecked value. */
  update: (key: string, change: (current: unknown) => unknown) => Promise<void>;
  keys: () => Promise<string[]>;
  /** Removes every key that begins with `prefix`, except these, in one transaction. */
  removeAll: (prefix: string, except: readonly string[]) => Promise<void>;
}

interface StoredRecord {
  version: number;
  value: unknown;
}

export function createDeviceVault(store: RecordStore): DeviceVault {
  return {
    of: (uid) => ({
      async read(kind) {
        try {
          return parse(kind, await store.get(keyOf(uid, kind.name)));
        } catch (error) {
          console.error('Reading from the device failed', error);
          return undefined;
        }
      },
      update: (kind, change) =>
        store.update(keyOf(uid, kind.name), (current) => {
          if (versionOf(current) > kind.version) {
            throw new DOMException('The record has a newer version', 'VersionError');
          }
          const value = change(parse(kind, current));
          if (value === null || value === undefined) return value;
          return { version: kind.version, value } satisfies StoredRecord;
        }),
    }),
    async people() {
      const keys = await store.keys();
      return [...new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))];
    },
    removeAllOf: (uid, except = []) =>
      store.removeAll(
        keyOf(uid, ''),
        except.map((name) => keyOf(uid, name)),
      ),
  };
}

/** Keys are `<uid>/<name>`; no uid of the identity service has a slash. */
const keyOf = (uid: string, name: string) => `${uid}/${name}`;

function parse<T>(kind: RecordKind<T>, stored: unknown): T | undefined {
  const version = versionOf(stored);
  if (stored === undefined || version > kind.version) return undefined;
  return kind.parse(version > 0 ? (stored as StoredRecord).value : stored, version);
}

function versionOf(stored: unknown): number {
  const { version } = (stored ?? {}) as Partial<StoredRecord>;
  return typeof version === 'number' ? version : 0;
}
