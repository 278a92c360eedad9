import type { ProfileState } from './profile-store';

/**
 * How the person's edits stand, in one word, the worst first:
 * - `refused`: the server said no to some;
 * - `overtaken`: another device has changed some later;
 * - `syncing`: they are being sent;
 * - `device`: they are on this device, which sends them when it can;
 * - `page`: the same, but they are lost with this page;
 * - `synced`: the server has confirmed the last of them since this page was opened.
 */
export type SaveState = 'refused' | 'overtaken' | 'syncing' | 'device' | 'page' | 'synced';

/** Null where there is nothing to say. */
export function saveStateOf({
  edits,
  kept,
  syncing,
  syncedAt,
}: Pick<ProfileState, 'edits' | 'kept' | 'syncing' | 'syncedAt'>): SaveState | null {
  const has = (wanted: string) => edits.some(({ state }) => state === wanted);
  if (has('refused')) return 'refused';
  if (has('overtaken')) return 'overtaken';
  if (has('waiting')) {
    if (syncing) return 'syncing';
    return kept ? 'device' : 'page';
  }
  return syncedAt === null ? null : 'synced';
}
