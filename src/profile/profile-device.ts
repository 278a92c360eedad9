import type { PersonsVault } from '@/lib/device-vault';
import { EMPTY_RECORD, PROFILE_RECORD, type ProfileRecord } from './profile-record';

/** A person's `ProfileRecord` on this device, shared by all tabs. */
export interface ProfileDevice {
  /** As this tab knows it. */
  get: () => ProfileRecord;
  /** False when the device cannot keep it: then it lives as long as this page. */
  isKept: () => boolean;
  /** Looks what the device has, and begins a record where it has none. To be called first, and once. */
  open: () => Promise<void>;
  /**
   * Changes the record, in all tabs one after another; when it settles the device has it, or `isKept` is false.
   * `change` may be called twice.
   */
  update: (change: (record: ProfileRecord) => ProfileRecord) => Promise<void>;
  /** Another tab has changed it. */
  reread: () => Promise<void>;
}

/**
 * @param vault what the device keeps of this person
 * @param isClosed true as soon as the person has gone: nothing is written any more. Where they went in another
 *   tab, the record has gone with them, and is not begun again.
 */
export function createProfileDevice(vault: PersonsVault, isClosed: () => boolean): ProfileDevice {
  let record = EMPTY_RECORD;
  let kept = true;

  /** @param begin whether there may be no record yet */
  async function change(next: (current: ProfileRecord) => ProfileRecord, begin: boolean): Promise<void> {
    const written: ProfileRecord[] = [];
    try {
      await vault.update(PROFILE_RECORD, (found) => {
        if (isClosed() || (found === undefined && !begin)) return undefined;
        // What could not be kept the last time is known to this page alone.
        const changed = next(kept ? (found ?? EMPTY_RECORD) : record);
        written.push(changed);
        return changed;
      });
    } catch (error) {
      console.error('This device cannot keep the profile', error);
      written.length = 0;
    }
    kept = written.length > 0;
    record = written.at(-1) ?? next(record);
  }

  return {
    get: () => record,
    isKept: () => kept,
    open: () => change((current) => current, true),
    update: (next) => change(next, false),
    async reread() {
      const found = await vault.read(PROFILE_RECORD);
      if (found !== undefined && kept) record = found;
    },
  };
}
