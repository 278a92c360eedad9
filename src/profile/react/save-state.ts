import type { ProfileState } from '../sync/profile-store';

/**
 * How the person's edits stand, in one word, the worst first:
 * - `rejected`: the server said no to some;
 * - `syncing`: they are being sent;
 * - `device`: they are on this device, which sends them when it can;
 * - `page`: the same, but they are lost with this page;
 * - `synced`: the server has taken the last of them since this page was opened.
 */
export type SaveState = 'rejected' | 'syncing' | 'device' | 'page' | 'synced';

/** Null where there is nothing to say. */
export function saveStateOf({
  isPending,
  rejected,
  isStored,
  syncing,
  syncedAt,
}: Pick<ProfileState, 'isPending' | 'rejected' | 'isStored' | 'syncing' | 'syncedAt'>): SaveState | null {
  if (Object.keys(rejected).length > 0) return 'rejected';
  if (isPending) {
    if (syncing) return 'syncing';
    return isStored ? 'device' : 'page';
  }
  return syncedAt === null ? null : 'synced';
}
