import type { UserVault, RecordKind } from '@/lib/device-vault';
import {
  isValueOf,
  profileFields,
  type ProfileField,
  type ProfileValues,
  type StoredProfile,
  type UserProfile,
} from '../model/user-profile';

/** What this device stores of a user's profile: one record, so that it changes atomically. */
export interface ProfileRecord {
  /** The last document known from the server, null if it has none; undefined before its first answer. */
  server: StoredProfile | undefined;
  /** What the user saved and the server has not accepted yet. */
  pending: Partial<ProfileValues>;
  /** What the server's rules refused: it is not sent again until the user decides. */
  rejected: Partial<ProfileValues>;
  /**
   * When the user last saved (ms since 1970), while the server has not accepted all of it; null otherwise. A save
   * without changes has nothing pending: it sets `updatedAt`.
   */
  savedAt: number | null;
  /** The first profile of an account, and what happens if one exists. No user has edited it. */
  creation: { profile: Partial<UserProfile>; ifExists: 'merge' | 'keep' } | null;
  /** A name that the server has and the identity service does not have yet. */
  displayName: string | null;
  /** When the server accepted the last save (ms since 1970); null before the first. */
  syncedAt: number | null;
  /** Since when the user of this record has not been signed in here (ms since 1970); null while they are. */
  leftAt: number | null;
}

export const EMPTY_RECORD: ProfileRecord = {
  server: undefined,
  pending: {},
  rejected: {},
  savedAt: null,
  creation: null,
  displayName: null,
  syncedAt: null,
  leftAt: null,
};

/** How long unsent edits stay on a device where their user, who was not asked, has no session, in ms: 30 days. */
export const UNSENT_STAYS_MS = 30 * 24 * 3_600_000;

export const PROFILE_RECORD: RecordKind<ProfileRecord> = { name: 'profile', version: 2, parse: parseRecord };

export function fieldsOf(values: Partial<ProfileValues>): ProfileField[] {
  return profileFields.filter((field) => values[field] !== undefined);
}

/** The profile as known, with the user's own edits applied. */
export function withEdits({ server, pending, rejected, creation }: ProfileRecord): StoredProfile {
  const stored = server ?? creation?.profile ?? null;
  const edits = { ...rejected, ...pending };
  return fieldsOf(edits).length === 0 ? stored : { ...stored, ...edits };
}

/** How many edits the server has not accepted: what the user would lose with this device. */
export function countUnsent({ pending, rejected }: ProfileRecord): number {
  return fieldsOf({ ...pending, ...rejected }).length;
}

/** Whether user input still has to reach the server, or the identity service, which also has the name. */
export function isWaiting({ savedAt, creation, displayName }: ProfileRecord): boolean {
  return savedAt !== null || creation?.ifExists === 'merge' || displayName !== null;
}

/** The record with `changes` saved at `savedAt`. Rejected edits are sent again with them. */
export function withSaved(
  record: ProfileRecord,
  changes: Partial<ProfileValues>,
  savedAt: number,
): ProfileRecord {
  return { ...record, pending: { ...record.rejected, ...record.pending, ...changes }, rejected: {}, savedAt };
}

/** The record without the `sent` edits of the save at `savedAt`. What was edited again meanwhile stays pending. */
export function withoutSent(
  record: ProfileRecord,
  sent: Partial<ProfileValues>,
  savedAt: number | null,
): ProfileRecord {
  const pending = only(record.pending, (field) => record.pending[field] !== sent[field]);
  const isDone = fieldsOf(pending).length === 0 && record.savedAt === savedAt;
  return { ...record, pending, savedAt: isDone ? null : record.savedAt };
}

/** The record of the device, `found`, with the edits that a page made before it could read it. */
export function withPageEdits(found: ProfileRecord, record: ProfileRecord): ProfileRecord {
  const edited = record.savedAt === null ? found : withSaved(found, record.pending, record.savedAt);
  return {
    server: record.server === undefined ? found.server : record.server,
    pending: edited.pending,
    rejected: { ...edited.rejected, ...record.rejected },
    savedAt: edited.savedAt,
    creation: record.creation ?? found.creation,
    displayName: record.displayName ?? found.displayName,
    syncedAt: record.syncedAt ?? found.syncedAt,
    leftAt: null,
  };
}

/** The record after the server refused `sent`. */
export function withRejected(
  record: ProfileRecord,
  sent: Partial<ProfileValues>,
  savedAt: number | null,
): ProfileRecord {
  const refused = only(sent, (field) => record.pending[field] === sent[field]);
  return { ...withoutSent(record, sent, savedAt), rejected: { ...record.rejected, ...refused } };
}

export function withoutRejected(record: ProfileRecord, discarded: ProfileField): ProfileRecord {
  return { ...record, rejected: only(record.rejected, (field) => field !== discarded) };
}

function only(
  values: Partial<ProfileValues>,
  isWanted: (field: ProfileField) => boolean,
): Partial<ProfileValues> {
  return Object.fromEntries(
    fieldsOf(values)
      .filter(isWanted)
      .map((field) => [field, values[field]]),
  );
}

/** What stays of the record of a user who has left: their edits, without the server's data. */
function withEditsAlone(
  { pending, rejected, savedAt, creation, leftAt }: ProfileRecord,
  now: number,
): ProfileRecord {
  // A clock that was ahead must not keep them forever.
  const since = Math.min(leftAt ?? now, now);
  return { ...EMPTY_RECORD, pending, rejected, savedAt, creation, leftAt: since };
}

/** Whether the user has been signed in on this device since {@link keepUnsent} last ran. */
export async function wasSignedIn(vault: UserVault): Promise<boolean> {
  return (await vault.read(PROFILE_RECORD))?.leftAt === null;
}

/**
 * Reduces the record of a user without a session here to the edits that the server has not accepted. These stay for 30
 * days, because the user has not been asked about them.
 *
 * @param now in ms since 1970
 * @returns the names of the records that stay
 */
export async function keepUnsent(vault: UserVault, now = Date.now()): Promise<readonly string[]> {
  const kept: string[] = [];
  try {
    await vault.update(PROFILE_RECORD, (current) => {
      if (!current || countUnsent(current) === 0 || now - (current.leftAt ?? now) > UNSENT_STAYS_MS)
        return undefined;
      kept.push(PROFILE_RECORD.name);
      return withEditsAlone(current, now);
    });
  } catch {
    // It cannot be read, or its version is newer: it may contain unsent edits.
    return [PROFILE_RECORD.name];
  }
  return kept;
}

/** An edit that no form can show is dropped; the server's document is checked where it is used. */
function parseRecord(record: unknown, version: number): ProfileRecord | undefined {
  if (!isObject(record)) return undefined;
  const { server, creation, displayName, savedAt, syncedAt, leftAt } = record;
  const document = version === 2 ? server : isObject(server) ? server.stored : undefined;
  const pending = parseEdits(version === 0 ? editsIn(record, 'waiting') : record.pending);
  return {
    server: isObject(document) || document === null ? document : undefined,
    pending,
    rejected: parseEdits(version === 0 ? editsIn(record, 'refused') : record.rejected),
    savedAt: toTime(savedAt) ?? (fieldsOf(pending).length > 0 ? Date.now() : null),
    creation:
      isObject(creation) && isObject(creation.profile) ? (creation as ProfileRecord['creation']) : null,
    displayName: typeof displayName === 'string' ? displayName : null,
    syncedAt: toTime(syncedAt),
    leftAt: toTime(leftAt),
  };
}

function parseEdits(edits: unknown): Partial<ProfileValues> {
  if (!isObject(edits)) return {};
  const entries = profileFields.flatMap((field) => {
    const edit = edits[field];
    // In version 1 each edit had its time.
    const value = isObject(edit) ? edit.value : edit;
    return isValueOf(field, value) ? [[field, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<ProfileValues>;
}

/** Before records had versions, the edits were a list, which also contained defaults that no user had edited. */
function editsIn({ edits }: Record<string, unknown>, state: string): unknown {
  const list = Array.isArray(edits) ? edits.filter(isObject) : [];
  const own = list.filter((edit) => edit.state === state && edit.isDefault !== true);
  return Object.fromEntries(own.map(({ field, value }) => [String(field), value]));
}

const toTime = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
