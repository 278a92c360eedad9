import type { UserVault } from '@/lib/device-vault';
import { EMPTY_RECORD, PROFILE_RECORD, withPageEdits, type ProfileRecord } from './profile-record';

export type DeviceRecord = ReturnType<typeof createDeviceRecord>;

/**
 * A user's `ProfileRecord` on this device, shared by all tabs. Call `open` first, and only once.
 *
 * @param vault what the device stores for this user
 * @param closed aborted as soon as the user has signed out: nothing is written after that. If they signed out in
 *   another tab, the record was removed, and is not created again.
 */
export function createDeviceRecord(vault: UserVault, closed: AbortSignal) {
  let record = EMPTY_RECORD;
  let isStored = true;
  /** Whether `record` contains what the device had. */
  let hasRead = false;

  /** @param mayBegin whether to create the record if there is none */
  async function change(next: (current: ProfileRecord) => ProfileRecord, mayBegin: boolean): Promise<void> {
    let written = null as ProfileRecord | null;
    let failed = false;
    try {
      await vault.update(PROFILE_RECORD, (found) => {
        written = null;
        if (closed.aborted) return undefined;
        // If the last write failed, only this page has the current record.
        const ofPage = hasRead || !found ? record : withPageEdits(found, record);
        hasRead = true;
        if (found === undefined && !mayBegin) return undefined;
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
    /** The record as this tab knows it. */
    get: () => record,
    /** False until the device has been read: it may have edits that this tab does not know. */
    hasRead: () => hasRead,
    /** False if the device could not store it: it is then lost when the page closes. */
    isStored: () => isStored,
    /** Reads the record of a user who is back, or creates it if the device has none. */
    open: () => change((current) => ({ ...current, leftAt: null }), true),
    /**
     * Changes the record, one tab after another. When it settles, the device has stored it, or `isStored` is false.
     * `next` may be called twice.
     */
    update: (next: (record: ProfileRecord) => ProfileRecord) => change(next, false),
    /** Call this when another tab may have changed it. */
    async reread(): Promise<void> {
      const found = await vault.read(PROFILE_RECORD);
      if (found !== undefined && isStored) record = found;
    },
  };
}
