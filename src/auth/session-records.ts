import { createDeviceVault, type UserVault, type RecordStore } from '@/lib/device-vault';
import { createIndexedDbRecords } from '@/lib/indexed-db-records';
import { createTabRecords } from '@/lib/tab-records';
import type { SessionStorage } from './session-storage';

/** The records of users: on the device for a remembered session, otherwise in the tab. */
export interface SessionRecords {
  of: (uid: string) => UserVault;
  /** Removes all records of a user who has signed out. */
  removeAllOf: (uid: string) => Promise<void>;
  /**
   * Removes the records of users who have no session here. Unsent edits stay, because these users have not been asked
   * about them; they find them when they sign in again.
   *
   * @param isSignedIn whether the page shows this user
   * @returns whether such edits stay
   */
  removeOthers: (isSignedIn: (uid: string) => boolean) => Promise<boolean>;
}

interface SessionRecordsPorts {
  device?: RecordStore;
  tab?: RecordStore;
  storage: Pick<SessionStorage, 'userOfTab' | 'userOfDevice'>;
  /** The names of the records with unsent edits. It may remove from these records what the edits do not need. */
  unsentRecords: (vault: UserVault) => Promise<readonly string[]>;
}

export function createSessionRecords({
  device = createIndexedDbRecords(),
  tab = createTabRecords(),
  storage,
  unsentRecords,
}: SessionRecordsPorts): SessionRecords {
  const ofTab = { store: tab, vault: createDeviceVault(tab), owner: storage.userOfTab };
  const ofDevice = { store: device, vault: createDeviceVault(device), owner: storage.userOfDevice };
  /** Where the records of each user are. `complete` settles when all of them have been moved there. */
  const located = new Map<string, { place: typeof ofTab; complete: Promise<void> }>();

  const isRememberedByDevice = (uid: string) => ofDevice.owner()?.uid === uid;

  async function vaultOf(uid: string): Promise<UserVault> {
    const isOfDevice = isRememberedByDevice(uid) && ofTab.owner()?.uid !== uid;
    const place = isOfDevice ? ofDevice : ofTab;
    let location = located.get(uid);
    if (location?.place !== place) {
      // An earlier session of this user may have left records in the other storage. Those of another tab's session stay there.
      const from = isOfDevice ? tab : isRememberedByDevice(uid) ? null : device;
      location = { place, complete: from ? moveAll(uid, from, place.store) : Promise.resolve() };
      located.set(uid, location);
    }
    await location.complete;
    return place.vault.of(uid);
  }

  return {
    of: (uid) => ({
      read: async (kind) => (await vaultOf(uid)).read(kind),
      update: async (kind, change) => (await vaultOf(uid)).update(kind, change),
    }),
    async removeAllOf(uid) {
      await ofTab.vault.removeAllOf(uid);
      // Another tab may have a remembered session of the same user.
      if (!isRememberedByDevice(uid)) await ofDevice.vault.removeAllOf(uid);
    },
    async removeOthers(isSignedIn) {
      let hasUnsent = false;
      for (const { vault, owner } of [ofTab, ofDevice]) {
        const hasSession = (uid: string) => isSignedIn(uid) || owner()?.uid === uid;
        for (const uid of await vault.users()) {
          if (hasSession(uid)) continue;
          const unsent = await unsentRecords(vault.of(uid));
          // They may have signed in meanwhile.
          if (hasSession(uid)) continue;
          await vault.removeAllOf(uid, unsent);
          hasUnsent ||= unsent.length > 0;
        }
      }
      return hasUnsent;
    },
  };
}

/**
 * Never rejects: where a record cannot be read or moved, or the other place has one of its own, it stays. It may have
 * edits that are not sent yet.
 */
async function moveAll(uid: string, from: RecordStore, to: RecordStore): Promise<void> {
  const prefix = `${uid}/`;
  try {
    const keys = (await from.keys()).filter((key) => key.startsWith(prefix));
    const left: string[] = [];
    for (const key of keys) {
      const value = await from.get(key);
      // It cannot be read now.
      if (value === undefined) {
        left.push(key);
        continue;
      }
      await to.update(key, (current) => {
        if (current === undefined) return value;
        left.push(key);
        return undefined;
      });
    }
    if (keys.length > left.length) await from.removeAll(prefix, left);
  } catch (error) {
    console.error('Moving the records of an earlier session failed', error);
  }
}
