import type { PersonsVault } from '@/lib/device-vault';
import { EMPTY_RECORD, PROFILE_RECORD, withPageEdits, type ProfileRecord } from './profile-record';

export type DeviceRecord = ReturnType<typeof createDeviceRecord>;

/**
 * A person's `ProfileRecord` on this device, shared by all tabs. `open` is to be called first, and once.
 *
 * @param vault what the device stores of this person
 * @param closed aborted as soon as the person has signed out: nothing is written any more. Where they did so in another
 *   tab, the record has gone with them, and is not begun again.
 */
export function createDeviceRecord(vault: PersonsVault, closed: AbortSignal) {
  let record = EMPTY_RECORD;
  let isStored = true;
  /** Whether `record` contains what the device had. */
  let hasRead = false;

  /** @param mayBegin whether there may be no record yet */
  async function change(next: (current: ProfileRecord) => ProfileRecord, mayBegin: boolean): Promise<void> {
    let written = null as ProfileRecord | null;
    let failed = false;
    try {
      await vault.update(PROFILE_RECORD, (found) => {
        written = null;
        if (closed.aborted || (found === undefined && !mayBegin)) return undefined;
        // What could not be stored the last time is known to this page alone.
        const ofPage = hasRead || !found ? record : withPageEdits(found, record);
        hasRead = true;
        return (written = next(isStored ? (found ?? EMPTY_RECORD) : ofPage));
      });
    } catch (error) {
      console.error('Storing the profile on this device failed', error);
      failed = true;
    }
    isStored = !failed && written !== null;
    record = written ?? next(record);
  }

  return {
    /** As this tab knows it. */
    get: () => record,
    /** False as long as the device could not be read: it may have edits that this tab does not know. */
    hasRead: () => hasRead,
    /** False when the device cannot store it: then it lives as long as this page. */
    isStored: () => isStored,
    /** Reads what the device has, of somebody who is here again, and begins a record where it has none. */
    open: () => change((current) => ({ ...current, leftAt: null }), true),
    /**
     * Changes the record, in all tabs one after another; when it settles the device has it, or `isStored` is false.
     * `next` may be called twice.
     */
    update: (next: (record: ProfileRecord) => ProfileRecord) => change(next, false),
    /** To be called when another tab may have changed it. */
    async reread(): Promise<void> {
      const found = await vault.read(PROFILE_RECORD);
      if (found !== undefined && isStored) record = found;
    },
  };
}
