import {
  completeProfile,
  profileFields,
  type ProfileValues,
  type StoredProfile,
  type UserProfile,
} from '../model/user-profile';
import type { DeviceRecord } from './device-record';
import { ProfileStoreError, type ProfilePorts, type ProfileRepository } from './ports';
import { fieldsOf, withoutSent, withRejected, type ProfileRecord } from './profile-record';

interface SyncInput extends Pick<ProfilePorts, 'session'> {
  uid: string;
  device: DeviceRecord;
  repository: ProfileRepository;
  /** Aborted when the user signs out. */
  ended: AbortSignal;
}

/**
 * Sends what is pending on this device, or else reads what the server has, and stores the answer on the device. If the
 * server refuses several edits together, each is sent alone: those that it refuses become rejected.
 *
 * @throws ProfileStoreError if the server cannot be reached; the edits stay pending. `rejected` if it refuses a write
 *   without edits
 */
export async function syncProfile(input: SyncInput): Promise<void> {
  const { uid, device, repository, session, ended } = input;
  const { savedAt, creation } = device.get();
  if (savedAt !== null || creation?.ifExists === 'merge') await send(input);
  else {
    const stored = await repository.load(uid, ended);
    if (stored === null && creation) await send(input);
    else await device.update((record) => withAnswer(record, stored, creation));
  }
  // The identity service's copy of the name follows the profile's.
  const { displayName } = device.get();
  if (displayName === null) return;
  const renamed = await session.updateDisplayName(displayName);
  // A name that the identity service refuses would be refused again; the profile has it anyway.
  if (renamed.ok || renamed.failure.kind !== 'network') {
    await device.update((record) => ({ ...record, displayName: null }));
  }
}

async function send(input: SyncInput): Promise<void> {
  const { device, session } = input;
  const { pending, savedAt } = device.get();
  const write = () => rejectionOf(() => merge(input, pending));
  if (!(await write())) return;
  // The rules also refuse a write with an old token.
  await session.idToken(true);
  const rejection = await write();
  if (!rejection) return;
  const fields = fieldsOf(pending);
  for (const field of fields) {
    const edit = { [field]: pending[field] };
    if (fields.length === 1 || (await rejectionOf(() => merge(input, edit)))) {
      await device.update((record) => withRejected(record, edit, savedAt));
    }
  }
  if (fields.length > 0) return;
  // A save without changes has nothing that a user could decide about.
  await device.update((record) => withoutSent(record, pending, savedAt));
  throw rejection;
}

/** @returns the server's refusal of `work`, or null; any other failure is rethrown */
async function rejectionOf(work: () => Promise<void>): Promise<ProfileStoreError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ProfileStoreError && error.problem === 'rejected') return error;
    throw error;
  }
}

async function merge(input: SyncInput, edits: Partial<ProfileValues>) {
  const { uid, device, repository, session, ended } = input;
  const owner = session.getState().user;
  const { creation, savedAt } = device.get();
  const stored = await repository.merge(
    uid,
    (found) => changesTo(found, { edits, creation, isSave: savedAt !== null, owner, now: Date.now() }),
    ended,
  );
  const { name } = edits;
  await device.update((record) => ({
    ...withAnswer(withoutSent(record, edits, savedAt), stored, creation),
    ...(name === undefined ? {} : { displayName: name === owner?.displayName ? null : name }),
    ...(savedAt === null ? {} : { syncedAt: Date.now() }),
  }));
}

/** The record with the server's answer. The `creation` that was sent is done; one that was added meanwhile is kept. */
function withAnswer(
  record: ProfileRecord,
  server: StoredProfile,
  creation: ProfileRecord['creation'],
): ProfileRecord {
  return { ...record, server, creation: creation ? null : record.creation };
}

interface Write extends Pick<ProfileRecord, 'creation'> {
  edits: Partial<ProfileValues>;
  /** Whether a user saved the settings: fields that are not stored are then filled with the defaults. */
  isSave: boolean;
  /** The owner of the profile: a document has their e-mail, and a new one needs a name. */
  owner: Parameters<typeof completeProfile>[1];
  /** ms since 1970 */
  now: number;
}

/** What one transaction merges into the document that it has read (specification, sections 3, 4 and 7). */
export function changesTo(
  stored: StoredProfile,
  { edits, creation, isSave, owner, now }: Write,
): Partial<UserProfile> {
  const whole = completeProfile(stored, owner);
  const required = isSave ? profileFields : (['name'] as const);
  const missing = required.filter((field) => typeof stored?.[field] !== typeof whole[field]);
  const email = owner?.email ?? stored?.email;
  const time = new Date(now).toISOString();
  return {
    ...Object.fromEntries(missing.map((field) => [field, whole[field]])),
    ...(stored === null || creation?.ifExists === 'merge' ? creation?.profile : {}),
    ...edits,
    ...(email === undefined || email === stored?.email ? {} : { email }),
    ...(stored === null ? { createdAt: time } : {}),
    updatedAt: time,
  };
}
