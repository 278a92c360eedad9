import { RemoteError } from '@/lib/remote-error';
import type { ProfileDocuments } from './profile-documents';
import {
  completeProfile,
  profileFields,
  type ProfileField,
  type ProfileValues,
  type StoredProfile,
  type UserProfile,
} from './user-profile';

type Owner = Parameters<typeof completeProfile>[1];

export function fieldsOf(values: Partial<ProfileValues>): ProfileField[] {
  return profileFields.filter((field) => values[field] !== undefined);
}

/** What is merged into any document that is written (specification, sections 3 and 4): the owner's e-mail, and the times. */
export function ownerAndTimes(stored: StoredProfile, owner: Owner): Partial<UserProfile> {
  const email = owner?.email ?? stored?.email;
  const time = new Date().toISOString();
  return {
    ...(email === undefined || email === stored?.email ? {} : { email }),
    ...(stored === null ? { createdAt: time } : {}),
    updatedAt: time,
  };
}

/**
 * What a save merges into the document: the edits, and the defaults of fields that are not stored yet.
 *
 * @param isConfirmed whether the server has just confirmed `stored`. If not, another device may have stored more: only
 *   the name, which every document has, gets its default.
 */
export function changesTo(
  stored: StoredProfile,
  edits: Partial<ProfileValues>,
  owner: Owner,
  isConfirmed: boolean,
): Partial<UserProfile> {
  const whole = completeProfile(stored, owner);
  const missing = profileFields
    .filter((field) => typeof stored?.[field] !== typeof whole[field])
    .filter((field) => isConfirmed || field === 'name');
  return {
    ...Object.fromEntries(missing.map((field) => [field, whole[field]])),
    ...edits,
    ...ownerAndTimes(stored, owner),
  };
}

/** Those of `edits` that differ from what is stored, or stands in for it. */
export function unlike(
  stored: StoredProfile,
  edits: Partial<ProfileValues>,
  owner: Owner,
): Partial<ProfileValues> {
  const whole = completeProfile(stored, owner);
  const fields = fieldsOf(edits).filter((field) => edits[field] !== whole[field]);
  return Object.fromEntries(fields.map((field) => [field, edits[field]]));
}

export const isRefusal = (error: unknown): boolean =>
  error instanceof RemoteError && error.problem === 'rejected';

/** The rules refuse to change the time of creation: another device may have created the document first. */
export async function merge(
  documents: ProfileDocuments,
  uid: string,
  changes: Partial<UserProfile>,
): Promise<void> {
  const { createdAt, ...others } = changes;
  try {
    await documents.merge(uid, changes);
  } catch (error) {
    if (createdAt === undefined || !isRefusal(error)) throw error;
    await documents.merge(uid, others);
  }
}
