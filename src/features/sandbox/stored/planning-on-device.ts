import { useMemo } from 'react';
import { documentAfter, isMap } from '@/data/planning/fields';
import {
  videoUrlOf,
  type Fields,
  type PartKey,
  type PlanningDocuments,
  type PlanningSnapshot,
} from '@/data/planning/planning-documents';
import type { RecordKind, UserVault } from '@/lib/device-vault';
import type { StoredAnalysis } from './stored-analyses';

/** What is planned for the videos whose results are only on this device, by their URL. */
const PLANNING: RecordKind<Record<string, Fields>> = {
  name: 'planning-of-device',
  version: 1,
  parse: (value) => (isMap(value) ? (value as unknown as Record<string, Fields>) : undefined),
};

/**
 * Planning whose documents of some videos stay on this device, because their results do. Another tab shows a change of them
 * when it is opened the next time.
 *
 * @param documents of everything else
 * @param videoUrls the videos with a result that only this device has; what was planned for others is removed with the next
 *   change
 * @param isKept whether the device stores them, and not only the page
 */
export function planningOnDevice(
  documents: PlanningDocuments,
  vault: UserVault,
  videoUrls: ReadonlySet<string>,
  isKept: boolean,
): PlanningDocuments {
  const listeners = new Map<(snapshot: PlanningSnapshot) => void, PartKey>();
  const urlOnDevice = (key: PartKey): string | null => {
    const url = videoUrlOf(key);
    return url !== null && videoUrls.has(url) ? url : null;
  };
  const snapshotOf = (fields: Fields = {}): PlanningSnapshot => ({
    fields,
    fromCache: false,
    hasPendingWrites: false,
    isKept,
    isOnlyHere: true,
  });

  return {
    follow(key, next, failed) {
      const url = urlOnDevice(key);
      if (url === null) return documents.follow(key, next, failed);
      listeners.set(next, key);
      const show = (fields?: Fields) => {
        if (listeners.has(next)) next(snapshotOf(fields));
      };
      vault.read(PLANNING).then(
        (all) => show(all?.[url]),
        (error: unknown) => {
          console.error('The planning on this device cannot be read', error);
          show();
        },
      );
      return () => listeners.delete(next);
    },
    async change(key, changes) {
      const url = urlOnDevice(key);
      if (url === null) return documents.change(key, changes);
      let after: Fields = {};
      await vault.update(PLANNING, (all = {}) => {
        after = documentAfter(all[url] ?? {}, changes);
        const kept = Object.entries(all).filter(([each]) => videoUrls.has(each));
        return { ...Object.fromEntries(kept), [url]: after };
      });
      for (const [next, each] of listeners) if (each === key) next(snapshotOf(after));
    },
  };
}

/** The user's planning; that of a video whose result only this device has stays on the device. */
export function usePlanning(
  documents: PlanningDocuments | null,
  vault: UserVault | null,
  stored: readonly StoredAnalysis[],
  isKept: boolean,
): PlanningDocuments | null {
  // Another object would read every part again.
  const urls = JSON.stringify([...new Set(stored.map(({ response }) => response.videoUrl))].toSorted());
  return useMemo(
    () =>
      documents && vault && planningOnDevice(documents, vault, new Set(JSON.parse(urls) as string[]), isKept),
    [documents, vault, urls, isKept],
  );
}
