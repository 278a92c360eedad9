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
}

/**
 * Sends what is pending on this device, or else reads what the server holds, and stores that on the device. Of edits
 * that the server refuses together, those that it refuses by themselves become rejected, and the others go through.
 *
 * @throws ProfileStoreError when the server cannot be asked; the edits stay pending. `rejected` when it refuses what has
 *   no edits
 */
export async function syncProfile(input: SyncInput): Promise<void> {
  const { uid, device, repository, session } = input;
  const { savedAt, creation } = device.get();
  if (savedAt !== null || creation?.ifExists === 'merge') await send(input);
  else {
    const stored = await repository.load(uid);
    if (stored === null && creation) await send(input);
    else await device.update((record) => withAnswer(record, stored, creation));
  }
  // The identity's own copy of the name follows the profile's.
  const { displayName } = device.get();
  if (displayName === null) return;
  const renamed = await session.updateDisplayName(displayName);
  // What the identity refuses it will refuse again; the profile has the name all the same.
  if (renamed.ok || renamed.failure.kind !== 'network') {
    await device.update((record) => ({ ...record, displayName: null }));
  }
}

async function send(input: SyncInput): Promise<void> {
  const { device, session } = input;
  const { pending, savedAt } = device.get();
  const write = () => rejectionOf(() => merge(input, pending));
  if (!(await write())) return;
  // The rules also refuse what comes with an old token.
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
  // A save without changes has nothing that a person could decide about.
  await device.update((record) => withoutSent(record, pending, savedAt));
  throw rejection;
}

/** @returns the server's refusal of `work`, or null; any other failure is thrown on */
async function rejectionOf(work: () => Promise<void>): Promise<ProfileStoreError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ProfileStoreError && error.problem === 'rejected') return error;
    throw error;
  }
}

async function merge({ uid, device, repository, session }: SyncInput, edits: Partial<ProfileValues>) {
  const owner = session.getState().user;
  const { creation, savedAt } = device.get();
  const stored = await repository.merge(uid, (found) =>
    changesTo(found, { edits, creation, isSave: savedAt !== null, owner, now: Date.now() }),
  );
  const { name } = edits;
  await device.update((record) => ({
    ...withAnswer(withoutSent(record, edits, savedAt), stored, creation),
    ...(name === undefined ? {} : { displayName: name === owner?.displayName ? null : name }),
    ...(savedAt === null ? {} : { syncedAt: Date.now() }),
  }));
}

/** The server has been asked with this `creation`, and that is done with. One that came meanwhile is not. */
function withAnswer(
  record: ProfileRecord,
  server: StoredProfile,
  creation: ProfileRecord['creation'],
): ProfileRecord {
  return { ...record, server, creation: creation ? null : record.creation };
}

interface Write extends Pick<ProfileRecord, 'creation'> {
  edits: Partial<ProfileValues>;
  /** Whether a person saved their settings: then the fields that are not stored are filled in with the defaults. */
  isSave: boolean;
  /** Whose profile it is: a document has their e-mail, and a new one needs a name. */
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
