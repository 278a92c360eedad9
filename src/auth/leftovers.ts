import type { DeviceVault } from '@/lib/device-vault';
import type { SessionMemory } from './session-memory';
import type { TabSessions } from './tab-sessions';

export interface LeftoverPorts {
  memory: Pick<SessionMemory, 'userOfDevice'>;
  tabs: Pick<TabSessions, 'people'>;
  vault: Pick<DeviceVault, 'people' | 'removeAllOf'>;
  /** The names of the records that hold what this person has done and no server has taken yet. */
  unsentRecords: (uid: string) => Promise<readonly string[]>;
}

/**
 * Takes from the device what it keeps of people who have no session on it any more: nobody was there to do it when the
 * tab of their session was closed. Nobody asked them either, so what is not sent yet waits for them. Where the browser
 * cannot tell who has a session in another tab, everything stays.
 *
 * @param here the id of the person who is here in this tab, at any moment
 */
export async function removeLeftovers(
  here: () => string | null,
  { memory, tabs, vault, unsentRecords }: LeftoverPorts,
): Promise<void> {
  const isHere = (uid: string) => uid === here() || uid === memory.userOfDevice()?.uid;
  for (const uid of await vault.people()) {
    if (isHere(uid)) continue;
    const unsent = await unsentRecords(uid);
    // Asked last: whoever comes meanwhile is seen.
    const living = await tabs.people();
    if (living && !living.has(uid) && !isHere(uid)) await vault.removeAllOf(uid, unsent);
  }
}
