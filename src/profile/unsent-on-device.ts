import type { PersonsVault } from '@/lib/device-vault';
import { RECORD } from './profile-device';
import { toRecord, unsentIn } from './profile-record';

/** The names of the records with edits that no server has taken, of a person who need not be here. */
export async function unsentRecords(vault: Pick<PersonsVault, 'read'>): Promise<readonly string[]> {
  return unsentIn(toRecord(await vault.read(RECORD))).length > 0 ? [RECORD] : [];
}
