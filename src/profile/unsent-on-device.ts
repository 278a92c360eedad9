import type { PersonsVault } from '@/lib/device-vault';
import { PROFILE_RECORD, unsentIn, type ProfileRecord } from './profile-record';

/** The names of the records with edits that the server has not taken, of a person who need not be signed in. */
export async function unsentRecords(vault: PersonsVault): Promise<readonly string[]> {
  let record: ProfileRecord | undefined;
  try {
    await vault.update(PROFILE_RECORD, (current) => {
      record = current;
      return undefined;
    });
  } catch {
    // It cannot be read, or its version is newer: there may be some in it.
    return [PROFILE_RECORD.name];
  }
  return record && unsentIn(record).length > 0 ? [PROFILE_RECORD.name] : [];
}
