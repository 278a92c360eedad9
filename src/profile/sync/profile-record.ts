import type { PersonsVault, RecordKind } from '@/lib/device-vault';
import {
  isValueOf,
  profileFields,
  type NewProfile,
  type ProfileField,
  type ProfileValues,
  type StoredProfile,
} from '../model/user-profile';

/** Fields as a person wants them, and when they pressed Save (ms since 1970 by the clock of this device). */
export type ProfileEdits = {
  readonly [Field in ProfileField]?: { value: ProfileValues[Field]; editedAt: number };
};

/** What this device stores of a person's profile: one record, so that it changes as a whole. */
export interface ProfileRecord {
  /** The last document known from the server, and when it was read (ms since 1970); null before the first. */
  server: { stored: StoredProfile; readAt: number } | null;
  /** What the server has not taken yet. */
  pending: ProfileEdits;
  /** What the server's rules refused: it is not sent again until the person decides. */
  rejected: ProfileEdits;
  /** The first profile of an account, and what becomes of one that exists. Nobody has edited it. */
  creation: { profile: NewProfile; ifExists: 'merge' | 'keep' } | null;
  /** A name that the server has and the identity has not. */
  displayName: string | null;
  /** When the server took the last edit (ms since 1970); null before the first. */
  syncedAt: number | null;
}

export const EMPTY_RECORD: ProfileRecord = {
  server: null,
  pending: {},
  rejected: {},
  creation: null,
  displayName: null,
  syncedAt: null,
};

export const PROFILE_RECORD: RecordKind<ProfileRecord> = { name: 'profile', version: 1, parse: parseRecord };

export function fieldsOf(edits: ProfileEdits): ProfileField[] {
  return profileFields.filter((field) => edits[field] !== undefined);
}

/** The fields of `edits` with their values. */
export function valuesOf(edits: ProfileEdits): Partial<ProfileValues> {
  return Object.fromEntries(fieldsOf(edits).map((field) => [field, edits[field]?.value]));
}

/** What is known of the profile, with the person's own edits over it. */
export function withEdits({ server, pending, rejected, creation }: ProfileRecord): StoredProfile {
  const edits = valuesOf({ ...rejected, ...pending });
  const stored = server?.stored ?? creation?.profile ?? null;
  return fieldsOf(pending).length + fieldsOf(rejected).length === 0 ? stored : { ...stored, ...edits };
}

/** How many edits the server has not taken: what the person would lose with this device. */
export function countUnsent({ pending, rejected }: ProfileRecord): number {
  return fieldsOf({ ...pending, ...rejected }).length;
}

/** The record with `changes` as edits of the moment `at`. Rejected edits are tried again with them. */
export function edited(record: ProfileRecord, changes: Partial<ProfileValues>, at: number): ProfileRecord {
  const edits = profileFields
    .filter((field) => changes[field] !== undefined)
    .map((field) => [field, { value: changes[field], editedAt: at }] as const);
  const pending: ProfileEdits = { ...record.rejected, ...record.pending, ...Object.fromEntries(edits) };
  return { ...record, pending, rejected: {} };
}

/** The record without the edits that were sent. What was edited again meanwhile stays pending. */
export function withoutSent(record: ProfileRecord, sent: ProfileEdits): ProfileRecord {
  return { ...record, pending: without(record.pending, fieldsSent(record, sent)) };
}

/** The record after the server refused `sent`. */
export function withRejected(record: ProfileRecord, sent: ProfileEdits): ProfileRecord {
  const fields = fieldsSent(record, sent);
  const others = profileFields.filter((field) => !fields.includes(field));
  return { ...withoutSent(record, sent), rejected: { ...record.rejected, ...without(sent, others) } };
}

export function withoutRejected(record: ProfileRecord, field: ProfileField): ProfileRecord {
  return { ...record, rejected: without(record.rejected, [field]) };
}

/** The fields of which the pending edit is the one that was sent. */
function fieldsSent({ pending }: ProfileRecord, sent: ProfileEdits): ProfileField[] {
  return fieldsOf(sent).filter(
    (field) =>
      pending[field]?.editedAt === sent[field]?.editedAt && pending[field]?.value === sent[field]?.value,
  );
}

function without(edits: ProfileEdits, fields: readonly ProfileField[]): ProfileEdits {
  return Object.fromEntries(
    fieldsOf(edits).flatMap((field) => (fields.includes(field) ? [] : [[field, edits[field]]])),
  );
}

/** The names of the records with edits that the server has not taken, of a person who need not be signed in. */
export async function unsentRecords(vault: PersonsVault): Promise<readonly string[]> {
  let record = EMPTY_RECORD;
  try {
    await vault.update(PROFILE_RECORD, (current) => {
      record = current ?? EMPTY_RECORD;
      return undefined;
    });
  } catch {
    // It cannot be read, or its version is newer: there may be some in it.
    return [PROFILE_RECORD.name];
  }
  return countUnsent(record) > 0 ? [PROFILE_RECORD.name] : [];
}

/** An edit that no form can show is dropped; the server's document is checked where it is used. */
function parseRecord(record: unknown, version: number): ProfileRecord | undefined {
  if (!isObject(record)) return undefined;
  const { server, creation, displayName, syncedAt } = record;
  const isServer = isObject(server) && typeof server.readAt === 'number' && 'stored' in server;
  const isCreation = isObject(creation) && isObject(creation.profile);
  return {
    server: isServer ? (server as unknown as ProfileRecord['server']) : null,
    pending: version === 0 ? editsOfBefore(record, 'waiting') : parseEdits(record.pending),
    rejected: version === 0 ? editsOfBefore(record, 'refused') : parseEdits(record.rejected),
    creation: isCreation ? (creation as unknown as ProfileRecord['creation']) : null,
    displayName: typeof displayName === 'string' ? displayName : null,
    syncedAt: typeof syncedAt === 'number' ? syncedAt : null,
  };
}

function parseEdits(edits: unknown): ProfileEdits {
  if (!isObject(edits)) return {};
  const entries = profileFields.flatMap((field) => {
    const edit = edits[field];
    if (!isObject(edit) || !isValueOf(field, edit.value) || !Number.isFinite(edit.editedAt)) return [];
    return [[field, { value: edit.value, editedAt: edit.editedAt }]];
  });
  return Object.fromEntries(entries) as ProfileEdits;
}

/** Before records had versions the edits were a list; it also had defaults that nobody had edited. */
function editsOfBefore({ edits }: Record<string, unknown>, state: string): ProfileEdits {
  if (!Array.isArray(edits)) return {};
  const own = edits.filter(isObject).filter((edit) => edit.state === state && edit.isDefault !== true);
  return parseEdits(
    Object.fromEntries(own.map(({ field, value, at }) => [String(field), { value, editedAt: at }])),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
