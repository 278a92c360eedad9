import type { UserVault } from '@/lib/device-vault';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import type { PartKey } from '../planning-parts';
import { createPlanningSync, type PlanningSync } from '../planning-sync';
import type { RemotePart, RemotePlanning } from '../remote-planning';
import { createStoredPlanning } from '../stored-planning';

/** `lost`: the request is carried out, but its answer does not arrive. `failed`: it is not carried out. */
export type Outcome = 'done' | 'lost' | 'failed';

/** Something asynchronous that a device waits for: a request to the server, or a transaction of its own storage. */
interface Wait {
  isRequest: boolean;
  end: (outcome: Outcome) => void;
}

/** A device with one page at a time, which can end at any moment. */
export interface SimulatedDevice {
  planning: ReturnType<typeof createStoredPlanning>;
  vault: UserVault;
  sync: () => PlanningSync;
  waits: Wait[];
  /** The page ends without notice, and is opened again. */
  reopen: () => void;
}

/**
 * Devices of one user and their server, where asynchronous work continues only when the test says so.
 *
 * @param videoUrls the videos that every page follows
 */
export function simulatedDevices(count: number, videoUrls: readonly string[]) {
  const server = new Map<PartKey, RemotePart>();
  const write: RemotePlanning['write'] = (key, version, text) => {
    if (version !== (server.get(key)?.version ?? 0) + 1) return Promise.resolve('refused');
    server.set(key, { version, text });
    return Promise.resolve('written');
  };
  const never = new Promise<never>(() => undefined);

  function device(): SimulatedDevice {
    const vault = createMemoryVault().of('u1');
    const waits: Wait[] = [];
    let page = { isOpen: false, sync: null as PlanningSync | null };

    function open() {
      const mine = { isOpen: true, sync: null as PlanningSync | null };
      page = mine;
      const wait = (isRequest: boolean) =>
        new Promise<Outcome>((resolve) => {
          if (mine.isOpen) waits.push({ isRequest, end: resolve });
        });
      /** A request of a page that has ended is carried out or not, but never answered. */
      async function ask<T>(work: () => Promise<T>): Promise<T> {
        const outcome = await wait(true);
        if (outcome === 'failed') throw new TypeError('Failed to fetch');
        const answer = await work();
        if (outcome === 'lost') throw new TypeError('Failed to fetch');
        // The answer takes its time too: the page may end before it.
        if ((await wait(true)) !== 'done') throw new TypeError('Failed to fetch');
        return mine.isOpen ? answer : never;
      }
      const slow: UserVault = {
        async read(kind) {
          await wait(false);
          return mine.isOpen ? vault.read(kind) : never;
        },
        async update(kind, change) {
          await wait(false);
          return mine.isOpen ? vault.update(kind, change) : never;
        },
      };
      const sync = createPlanningSync({
        uid: 'u1',
        vault: slow,
        remote: {
          read: (keys) =>
            ask(() => Promise.resolve(new Map([...server].filter(([key]) => keys.includes(key))))),
          write: (...call) => ask(() => write(...call)),
        },
      });
      mine.sync = sync;
      sync.follow(videoUrls);
    }

    open();
    return {
      planning: createStoredPlanning(vault),
      vault,
      sync: () => {
        if (!page.sync) throw new Error('not open');
        return page.sync;
      },
      waits,
      reopen() {
        page.isOpen = false;
        page.sync?.close();
        waits.length = 0;
        open();
      },
    };
  }

  return Array.from({ length: count }, device);
}
