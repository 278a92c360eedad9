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
}

/** The records that this device stores for one user. */
export interface UserVault {
  /** @returns undefined if there is no record, if it cannot be read, or if its version is newer */
  read: <T>(kind: RecordKind<T>) => Promise<T | undefined>;
  /**
   * Reads and writes in one transaction: one at a time among all tabs of this browser, and never across a sign-out.
   * When it resolves, the record is stored on the device.
   *
   * @param change called with the result of `read`; returns the new value, which must be structured-cloneable; null
   *   removes the record, undefined leaves it unchanged. Its error is rethrown, and nothing is changed.
   * @throws DOMException `VersionError` if the record is of a newer version: it is neither changed nor removed. Any
   *   other if nothing can be stored: no space, or the browser forbids it.
   */
  update: <T>(kind: RecordKind<T>, change: (current: T | undefined) => T | null | undefined) => Promise<void>;
}

/** All that this device stores for its users, except the session itself. */
export interface DeviceVault {
  of: (uid: string) => UserVault;
  /** The IDs of all users with stored records. */
  users: () => Promise<string[]>;
  /**
   * Removes, in one transaction, all records of `uid`, except those with these names. Records of a newer version are
   * removed, too: the data of a user who has signed out must not remain because the tab ran an old version.
   */
  removeAllOf: (uid: string, except?: readonly string[]) => Promise<void>;
}

/** Storage of a vault: values by key, shared by all tabs. */
export interface RecordStore {
  get: (key: string) => Promise<unknown>;
  /** As `UserVault.update`, with an unchecked value. */
  update: (key: string, change: (current: unknown) => unknown) => Promise<void>;
  keys: () => Promise<string[]>;
  /** Removes every key that begins with `prefix`, except those listed, in one transaction. */
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
    async users() {
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

/** Keys are `<uid>/<name>`; a uid of the identity service never contains a slash. */
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
