import { documentAfter, isMap, withChanges } from '@/data/planning/fields';
import {
  videoUrlOf,
  type Fields,
  type PartKey,
  type PlanningDocuments,
  type PlanningSnapshot,
} from '@/data/planning/planning-documents';
import type { RecordKind, UserVault } from '@/lib/device-vault';
import { PLANNING_RECORD } from './stored-analyses';

/** What was changed in the planning of videos whose results are only on this device, by their URL; null removes a field. */
const PLANNING: RecordKind<Record<string, Fields>> = {
  ...PLANNING_RECORD,
  parse: (value) => (isMap(value) ? (value as unknown as Record<string, Fields>) : undefined),
};

interface OnDevice {
  /** What the device stores for the user, and whether it does so, or only the page. */
  vault: UserVault;
  isKept: boolean;
  /** The videos with a result that only this device has: changes for others are removed with the next change. */
  stored: ReadonlySet<string>;
}

/**
 * Planning in which the changes of some videos stay on this device, because the results that are shown do. They begin with
 * what the account has for the video. Another tab shows a change when it is opened the next time.
 *
 * @param account the planning of the account
 * @param videoUrls the videos whose shown result is only on this device
 */
export function planningOnDevice(
  account: PlanningDocuments,
  videoUrls: ReadonlySet<string>,
  { vault, isKept, stored }: OnDevice,
): PlanningDocuments {
  const followers = new Map<(changes: Fields) => void, PartKey>();
  const urlOnDevice = (key: PartKey): string | null => {
    const url = videoUrlOf(key);
    return url !== null && videoUrls.has(url) ? url : null;
  };

  return {
    follow(key, next, failed) {
      const url = urlOnDevice(key);
      if (url === null) return account.follow(key, next, failed);
      let base: PlanningSnapshot['fields'] = {};
      let own: Fields | null = null;
      function show(changes: Fields) {
        own = changes;
        const fields = documentAfter(base as Fields, own);
        next({ fields, fromCache: false, hasPendingWrites: false, isKept, isOnlyHere: true });
      }
      followers.set(show, key);
      const end = account.follow(
        key,
        ({ fields }) => {
          base = fields;
          if (own) show(own);
        },
        failed,
      );
      const read = vault.read(PLANNING).catch((error: unknown) => {
        console.error('The planning on this device cannot be read', error);
        return undefined;
      });
      void read.then((all) => {
        if (followers.has(show)) show(all?.[url] ?? {});
      });
      return () => {
        followers.delete(show);
        end();
      };
    },
    async change(key, changes) {
      const url = urlOnDevice(key);
      if (url === null) return account.change(key, changes);
      let after: Fields = {};
      await vault.update(PLANNING, (all = {}) => {
        after = withChanges(all[url] ?? {}, changes);
        const kept = Object.entries(all).filter(([each]) => stored.has(each));
        return { ...Object.fromEntries(kept), [url]: after };
      });
      for (const [show, each] of followers) if (each === key) show(after);
    },
  };
}
