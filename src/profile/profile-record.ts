import type { RecordKind } from '@/lib/device-vault';
import { profileChoices, type ProfileChanges, type ProfileDetails, type UserProfile } from './user-profile';

/** What the server holds of a person, unjudged; null where it holds nothing. */
export type StoredProfile = Partial<UserProfile> | null;

/** What a person edits. The e-mail belongs to the identity and is set right with whatever is written. */
export type ProfileField = Exclude<keyof ProfileDetails, 'email'>;

const FIELDS: readonly ProfileField[] = [
  'name',
  'notifications',
  'emailNotifications',
  'smsNotifications',
  'marketingEmails',
  'twoFactorAuth',
  'language',
  'timezone',
  'dateFormat',
  'theme',
];

export type ProfileValue = string | boolean;

/** One field as a person wants it, and the server has not confirmed it. */
export interface ProfileEdit {
  field: ProfileField;
  value: ProfileValue;
  /** What the person saw before the edit; absent where nothing was stored. */
  base?: ProfileValue;
  /** True for a default that stood in for what was not stored: the person has left it as it was. */
  isDefault?: true;
  /** When the person pressed Save, in ms since 1970 by the clock of this device. */
  at: number;
  /**
   * - `waiting`: to be sent;
   * - `refused`: the server's rules say no;
   * - `overtaken`: another device has changed the field later, and what that one said stands.
   */
  state: 'waiting' | 'refused' | 'overtaken';
}

/**
 * What this device keeps of a person's profile: one record, so that what the server said and what it has
 * confirmed change together or not at all.
 */
export interface ProfileRecord {
  /** The last document known from the server, and when it was read (ms since 1970); null before the first. */
  server: { stored: StoredProfile; readAt: number } | null;
  /** One at most for each field. */
  edits: readonly ProfileEdit[];
  /** The profile of somebody who came with Google for the first time, to be created if there is none. */
  newcomer: { profile: ProfileChanges; at: number } | null;
}

export const EMPTY_RECORD: ProfileRecord = { server: null, edits: [], newcomer: null };

export const PROFILE_RECORD: RecordKind<ProfileRecord> = { name: 'profile', version: 1, parse: toRecord };

/** What is known of the profile with the person's own edits over it; what another device overtook is not. */
export function withEdits({ server, edits, newcomer }: ProfileRecord): StoredProfile {
  const stored = server?.stored ?? newcomer?.profile ?? null;
  const shown = unsentIn({ edits });
  return shown.length === 0 ? stored : { ...stored, ...valuesOf(shown) };
}

/** Whether there is something to show: what the server said once, or what the person has entered here. */
export function isKnown({ server, edits }: ProfileRecord): boolean {
  return server !== null || edits.length > 0;
}

/** What is to be sent. */
export function waitingIn({ edits }: ProfileRecord): ProfileEdit[] {
  return edits.filter(({ state }) => state === 'waiting');
}

/** What the server has not taken, and what the person would lose with this device. */
export function unsentIn({ edits }: Pick<ProfileRecord, 'edits'>): ProfileEdit[] {
  return edits.filter(({ state }) => state !== 'overtaken');
}

export function withoutEdit(record: ProfileRecord, field: ProfileField): ProfileRecord {
  return { ...record, edits: record.edits.filter((edit) => edit.field !== field) };
}

/** The fields of `edits` with their values. */
export function valuesOf(edits: readonly ProfileEdit[]): ProfileChanges {
  return Object.fromEntries(edits.map(({ field, value }) => [field, value]));
}

/**
 * The record with `changes` noted as edits of the moment `at`. A later edit of a field takes the place of the
 * earlier, but what the person saw first stays its base: the server may know nothing of what came between.
 * Refused edits wait again, changed or not: whoever saves once more tries once more. E-mails are no edits.
 *
 * @param defaults what stands in for what is not stored, to be stored with the changes
 */
export function noteEdits(
  record: ProfileRecord,
  changes: ProfileChanges,
  at: number,
  defaults: ProfileChanges = {},
): ProfileRecord {
  const stored = record.server?.stored ?? null;
  const noted = FIELDS.flatMap((field): ProfileEdit[] => {
    const value = changes[field];
    const standIn = defaults[field];
    if (value === undefined) {
      return standIn === undefined ? [] : [{ field, value: standIn, isDefault: true, at, state: 'waiting' }];
    }
    const earlier = record.edits.find((edit) => edit.field === field && edit.state !== 'overtaken');
    const base = earlier ? earlier.base : stored?.[field];
    return [{ field, value, ...(base === undefined ? {} : { base }), at, state: 'waiting' }];
  });
  const others = record.edits.filter((edit) => !noted.some(({ field }) => field === edit.field));
  return { ...record, edits: [...others.map(againIfRefused), ...noted] };
}

function againIfRefused(edit: ProfileEdit): ProfileEdit {
  return edit.state === 'refused' ? { ...edit, state: 'waiting' } : edit;
}

/**
 * What a device gives back: it may be of an older version of this program, or of nobody. An edit that no form
 * can show is dropped; the document of the server is judged where it is used, by `completeProfile`.
 */
export function toRecord(kept: unknown): ProfileRecord {
  if (!isObject(kept)) return EMPTY_RECORD;
  const { server, edits, newcomer } = kept;
  return {
    server:
      isObject(server) &&
      typeof server.readAt === 'number' &&
      (server.stored === null || isObject(server.stored))
        ? { stored: server.stored, readAt: server.readAt }
        : null,
    edits: Array.isArray(edits) ? edits.filter(isEdit) : [],
    newcomer:
      isObject(newcomer) && typeof newcomer.at === 'number' && isObject(newcomer.profile)
        ? { profile: newcomer.profile, at: newcomer.at }
        : null,
  };
}

function isEdit(edit: unknown): edit is ProfileEdit {
  if (!isObject(edit)) return false;
  const field = FIELDS.find((name) => name === edit.field);
  return (
    field !== undefined &&
    isValueOf(field, edit.value) &&
    ['undefined', 'string', 'boolean'].includes(typeof edit.base) &&
    (edit.isDefault === undefined || edit.isDefault === true) &&
    Number.isFinite(edit.at) &&
    ['waiting', 'refused', 'overtaken'].includes(String(edit.state))
  );
}

/** How long a name may be is for the server to say: what it refuses can still be shown and corrected. */
function isValueOf(field: ProfileField, value: unknown): boolean {
  if (field === 'name') return typeof value === 'string';
  if (field in profileChoices) {
    const choices: readonly unknown[] = profileChoices[field as keyof typeof profileChoices];
    return choices.includes(value);
  }
  return typeof value === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
