import {
  completeProfile,
  profileFields,
  type ProfileOwner,
  type StoredProfile,
  type UserProfile,
} from '../model/user-profile';
import type { DeviceRecord } from './device-record';
import { ProfileStoreError, type ProfileIdentity, type ProfileRepository } from './ports';
import {
  fieldsOf,
  valuesOf,
  withoutSent,
  withRejected,
  type ProfileEdits,
  type ProfileRecord,
} from './profile-record';

interface SyncInput {
  uid: string;
  device: DeviceRecord;
  repository: ProfileRepository;
  identity: ProfileIdentity;
  /** True when a person saved although nothing was changed: `updatedAt` is set all the same. */
  isSaveRequested: boolean;
}

/**
 * Sends what is pending on this device, or else reads what the server holds, and stores that on the device. Of edits
 * that the server refuses together, those that it refuses by themselves become rejected, and the others go through.
 *
 * @throws ProfileStoreError when the server cannot be asked; the edits stay pending
 */
export async function syncProfile(input: SyncInput): Promise<void> {
  const { device, repository, identity } = input;
  const { pending, creation } = device.get();
  const isSave = input.isSaveRequested || fieldsOf(pending).length > 0;
  if (isSave || creation?.ifExists === 'merge') await send(input);
  else {
    const stored = await repository.load(input.uid);
    if (stored === null && creation) await send(input);
    else await device.update((record) => ({ ...record, ...answered(record, stored, creation) }));
  }
  // The identity's own copy of the name follows the profile's.
  const { displayName } = device.get();
  if (displayName !== null && (await identity.rename(displayName))) {
    await device.update((record) => ({ ...record, displayName: null }));
  }
}

async function send(input: SyncInput): Promise<void> {
  const { device, identity } = input;
  const { pending } = device.get();
  const rejection = await rejectionOf(() => write(input, pending));
  if (!rejection) return;
  // The rules also refuse what comes with an old token.
  await identity.ready(true);
  if (!(await rejectionOf(() => write(input, pending)))) return;
  const fields = fieldsOf(pending);
  if (fields.length === 0) throw rejection;
  for (const field of fields) {
    const edit: ProfileEdits = { [field]: pending[field] };
    if (fields.length === 1 || (await rejectionOf(() => write(input, edit)))) {
      await device.update((record) => withRejected(record, edit));
    }
  }
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

async function write(
  { uid, device, repository, identity, isSaveRequested }: SyncInput,
  edits: ProfileEdits,
): Promise<void> {
  const owner = identity.person() ?? { displayName: null, email: null };
  const { creation } = device.get();
  const hasEdits = fieldsOf(edits).length > 0;
  const stored = await repository.merge(uid, (found) =>
    changesTo(found, { edits, creation, isSave: isSaveRequested || hasEdits, owner, now: Date.now() }),
  );
  const name = edits.name?.value;
  await device.update((record) => ({
    ...withoutSent(record, edits),
    ...answered(record, stored, creation),
    ...(name === undefined ? {} : { displayName: name === owner.displayName ? null : name }),
    ...(hasEdits ? { syncedAt: Date.now() } : {}),
  }));
}

/**
 * After an answer of the server: the first profile that it was asked with is done with. One that came while the answer was
 * on its way is not.
 */
function answered(
  record: ProfileRecord,
  stored: StoredProfile,
  creation: ProfileRecord['creation'],
): Pick<ProfileRecord, 'server' | 'creation'> {
  return { server: { stored, readAt: Date.now() }, creation: creation ? null : record.creation };
}

interface Write extends Pick<ProfileRecord, 'creation'> {
  edits: ProfileEdits;
  /** Whether a person saved their settings: then the fields that are not stored are filled in with the defaults. */
  isSave: boolean;
  /** Whose profile it is: a document has their e-mail, and a new one needs a name. */
  owner: ProfileOwner;
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
  const time = new Date(now).toISOString();
  return {
    ...Object.fromEntries(missing.map((field) => [field, whole[field]])),
    ...(stored === null || creation?.ifExists === 'merge' ? creation?.profile : {}),
    ...valuesOf(edits),
    ...(owner.email === null || owner.email === stored?.email ? {} : { email: owner.email }),
    ...(stored === null ? { createdAt: time } : {}),
    updatedAt: time,
  };
}
