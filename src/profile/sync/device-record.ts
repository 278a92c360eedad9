import type { PersonsVault } from '@/lib/device-vault';
import { EMPTY_RECORD, PROFILE_RECORD, type ProfileRecord } from './profile-record';

/** A person's `ProfileRecord` on this device, shared by all tabs. */
export interface DeviceRecord {
  /** As this tab knows it. */
  get: () => ProfileRecord;
  /** False when the device cannot store it: then it lives as long as this page. */
  isStored: () => boolean;
  /** Reads what the device has, and begins a record where it has none. To be called first, and once. */
  open: () => Promise<void>;
  /**
   * Changes the record, in all tabs one after another; when it settles the device has it, or `isStored` is false.
   * `change` may be called twice.
   */
  update: (change: (record: ProfileRecord) => ProfileRecord) => Promise<void>;
  /** Another tab has changed it. */
  reread: () => Promise<void>;
}

/**
 * @param vault what the device stores of this person
 * @param isClosed true as soon as the person has signed out: nothing is written any more. Where they did so in
 *   another tab, the record has gone with them, and is not begun again.
 */
export function createDeviceRecord(vault: PersonsVault, isClosed: () => boolean): DeviceRecord {
  let record = EMPTY_RECORD;
  let isStored = true;

  /** @param mayBegin whether there may be no record yet */
  async function change(next: (current: ProfileRecord) => ProfileRecord, mayBegin: boolean): Promise<void> {
    const written: ProfileRecord[] = [];
    try {
      await vault.update(PROFILE_RECORD, (found) => {
        if (isClosed() || (found === undefined && !mayBegin)) return undefined;
        // What could not be stored the last time is known to this page alone.
        const changed = next(isStored ? (found ?? EMPTY_RECORD) : record);
        written.push(changed);
        return changed;
      });
    } catch (error) {
      console.error('Storing the profile on this device failed', error);
      written.length = 0;
    }
    isStored = written.length > 0;
    record = written.at(-1) ?? next(record);
  }

  return {
    get: () => record,
    isStored: () => isStored,
    open: () => change((current) => current, true),
    update: (next) => change(next, false),
    async reread() {
      const found = await vault.read(PROFILE_RECORD);
      if (found !== undefined && isStored) record = found;
    },
  };
}
