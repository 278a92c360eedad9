import { createStore } from 'zustand/vanilla';
import { MAX_PAYLOAD_BYTES } from '@/contracts/planning';
import { openChangeChannel } from '@/lib/change-channel';
import { isWithoutNetwork } from '@/lib/connection';
import type { UserVault } from '@/lib/device-vault';
import { oneTabAtATime } from '@/lib/one-tab-at-a-time';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { createRetry } from '@/lib/retry';
import { withTimeout } from '@/lib/with-timeout';
import { PROFILES, partOfVideo, payloadOf, type PartKey } from './planning-parts';
import { changePlanningRecord, PLANNING, PLANNING_CHANNEL, readPlanningRecord } from './planning-record';
import type { RemotePlanning } from './remote-planning';
import {
  countUnsent,
  unsendableParts,
  unsentParts,
  withMerged,
  withOutcome,
  withoutSentVideos,
  withSent,
  withUnsentAlone,
} from './sync-steps';

/**
 * - `waiting`: the server does not have everything yet, or was not reached
 * - `synced`: the server has everything, and this device has everything that it shows
 * - `refused`: the server does not accept a part, so that only this device has it
 */
export type PlanningSyncStatus = 'waiting' | 'synced' | 'refused';

/** Syncs a user's planning with the server, in both directions, while the page is open. */
export interface PlanningSync extends ReadonlyStore<{ status: PlanningSyncStatus }> {
  /** Also reads what is planned for these videos, now and repeatedly. @returns a function that ends this */
  follow(videoUrls: readonly string[]): () => void;
  /**
   * Sends what is unsent, for a few seconds at most. @returns how many parts only this device has
   * @throws if the device cannot be read
   */
  unsent(): Promise<number>;
  /** Ends the sync, for example because the user signs out. */
  close(): void;
}

interface PlanningSyncOptions {
  uid: string;
  remote: RemotePlanning;
  vault: UserVault;
}

/** Delay in ms after the last change before all changes are sent together. */
const GATHER_MS = 1_000;

/** Polling interval in ms per followed part: four documents a minute, however many are followed. */
const POLL_MS = 15_000;

const RETRY = { firstWaitMs: 4_000, longestWaitMs: 60_000 };

/** Maximum time in ms that a sign-out waits for the server. */
const SIGN_OUT_MS = 4_000;

/** Maximum number of rounds of merging and sending, if other devices are faster. */
const ROUNDS = 3;

/** Maximum number of write IDs in a part. A device that returns after more writes merges without its own base. */
const MAX_WRITES = 20;

/** How many parts only this device has, without asking the server. @throws if the device cannot be read */
export async function countUnsentPlanning(vault: UserVault): Promise<number> {
  return countUnsent(await changePlanningRecord(vault, (record) => record));
}

/**
 * Reduces the planning of a user whose session has ended to what is unsent, since the user was not asked about it.
 *
 * @param staysMs how long it stays, in ms
 * @param wasHere whether the user has been signed in since this last ran: the time begins again
 * @param now in ms since 1970
 * @returns the names of the records that stay
 */
export async function unsentPlanningRecords(
  vault: UserVault,
  staysMs: number,
  wasHere: boolean,
  now = Date.now(),
): Promise<readonly string[]> {
  const kept: string[] = [];
  try {
    await vault.update(PLANNING, (record) => {
      const unsent = record && withUnsentAlone(record);
      // A clock that was ahead must not extend the time.
      const leftAt = wasHere ? now : Math.min(record?.leftAt ?? now, now);
      if (!unsent || now - leftAt > staysMs) return undefined;
      kept.push(PLANNING.name);
      return { ...unsent, leftAt };
    });
  } catch {
    // It cannot be read, or its version is newer: something in it may be unsent.
    return [PLANNING.name];
  }
  return kept;
}

/** Prefix of the name of a lock, before the URL of a video that a tab of this browser follows. */
const FOLLOWED = 'scenecue.planning-followed/';

/** Shows the other tabs, by shared locks, that this one follows these videos. @returns releases the locks */
function lockFollowedVideos(videoUrls: readonly string[]): () => void {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  const locks = navigator.locks as LockManager | undefined;
  for (const url of videoUrls) void locks?.request(FOLLOWED + url, { mode: 'shared' }, () => ended);
  return () => ending.abort();
}

/** The URLs of the videos that any tab of this browser follows; empty where the browser has no locks. */
async function followedByAnyTab(): Promise<string[]> {
  const locks = navigator.locks as LockManager | undefined;
  const names = ((await locks?.query())?.held ?? []).flatMap(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(FOLLOWED)).map((name) => name.slice(FOLLOWED.length));
}

export function createPlanningSync({ uid, remote, vault }: PlanningSyncOptions): PlanningSync {
  const store = createStore<{ status: PlanningSyncStatus }>(() => ({ status: 'waiting' }));
  const closing = new AbortController();
  const { signal: closed } = closing;
  const isClosed = () => closed.aborted;
  /** Lists of URLs, each with the function that releases its locks. */
  const followed = new Map<readonly string[], () => void>();
  const channel = openChangeChannel(PLANNING_CHANNEL, sendSoon);
  let gather: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;

  function followedParts(): PartKey[] {
    return [...new Set([PROFILES, ...[...followed.keys()].flat().map(partOfVideo)])];
  }

  /** As `changePlanningRecord`, but does nothing once closed: the user may have signed out. */
  const changeRecord: typeof changePlanningRecord = (of, next) =>
    changePlanningRecord(of, (record) => (isClosed() ? record : next(record)));

  /** Merges what the server has into what this device has, and stores both at once. */
  async function mergeParts(keys: readonly PartKey[]): Promise<void> {
    const found = await remote.read(keys);
    let before: unknown;
    const { planning } = await changeRecord(vault, (record) => {
      before = record.planning;
      return withMerged(record, keys, found);
    });
    if (!isClosed() && JSON.stringify(planning) !== JSON.stringify(before)) channel.tell();
  }

  /** @returns the parts that the server has refused, each with the version that was sent */
  async function send(): Promise<string[]> {
    const refused: string[] = [];
    for (const key of unsentParts(await readPlanningRecord(vault))) {
      if (isClosed()) break;
      // The write is stored before it is sent: its answer may be lost, and other devices may write after it.
      const id = crypto.randomUUID().slice(0, 8);
      const { synced } = await changeRecord(vault, (record) => withSent(record, key, id));
      const { known, sent = [] } = synced[key] ?? {};
      const write = sent.find((each) => each.id === id);
      if (!write || isClosed()) continue;
      const payload = payloadOf(write.text, [...(known?.writes ?? []), id].slice(-MAX_WRITES));
      const isTooLong = new TextEncoder().encode(payload).length > MAX_PAYLOAD_BYTES;
      const outcome = isTooLong ? 'refused' : await remote.write(key, write.version, payload);
      await changeRecord(vault, (record) => withOutcome(record, key, id, outcome));
      if (outcome === 'refused') refused.push(`${key} ${write.version}`);
    }
    return refused;
  }

  /** @throws if the server was not reached, or other devices keep writing */
  async function exchange(): Promise<void> {
    if (isWithoutNetwork()) throw new Error('This device is offline');
    let refusedBefore: string[] = [];
    for (let round = 0; round < ROUNDS && !isClosed(); round += 1) {
      await mergeParts([...new Set([...followedParts(), ...unsentParts(await readPlanningRecord(vault))])]);
      if (isClosed()) return;
      const refused = await send();
      if (isClosed()) return;
      // Refused twice with the same version: no other device was faster, so the server does not accept it.
      const isFinal = refused.some((each) => refusedBefore.includes(each));
      if (isFinal) console.error(`The server refuses parts of the planning: ${refused.length}`);
      if (isFinal || refused.length === 0) {
        const urls = [...[...followed.keys()].flat(), ...(await followedByAnyTab())];
        const record = await changeRecord(vault, (each) => withoutSentVideos(each, urls));
        const isAlone = isFinal || unsendableParts(record).length > 0;
        const isSent = unsentParts(record).length === 0;
        store.setState({ status: isAlone ? 'refused' : isSent ? 'synced' : 'waiting' });
        return;
      }
      refusedBefore = refused;
    }
    if (!isClosed()) throw new Error('Other devices of this person write at the same time');
  }

  async function attempt(interrupted: AbortSignal): Promise<boolean> {
    clearTimeout(gather);
    clearTimeout(poll);
    try {
      await oneTabAtATime(`scenecue.planning/${uid}`, interrupted, exchange);
    } catch (error) {
      if (isClosed()) return true;
      if (!isWithoutNetwork()) console.error('The planning could not be synced', error);
      store.setState({ status: 'waiting' });
      return false;
    }
    if (!isClosed() && followed.size > 0) {
      poll = setTimeout(() => {
        if (document.visibilityState === 'visible') void retry.rerun();
      }, POLL_MS * followedParts().length);
    }
    return true;
  }

  const retry = createRetry(attempt, RETRY);

  /** Called when the stored planning has changed. It is no longer `synced` until the server has it. */
  function sendSoon(): void {
    clearTimeout(gather);
    if (isClosed()) return;
    gather = setTimeout(() => void retry.rerun(), GATHER_MS);
    if (store.getState().status !== 'synced') return;
    void readPlanningRecord(vault).then((record) => {
      if (!isClosed() && unsentParts(record).length > 0) store.setState({ status: 'waiting' });
    });
  }

  const askAgain = () => {
    if (document.visibilityState === 'visible') void retry.rerun();
  };
  document.addEventListener('visibilitychange', askAgain, { signal: closed });
  addEventListener('online', askAgain, { signal: closed });
  void retry.run();
  // The user is back. If that cannot be stored, everything else fails too, and says so.
  changeRecord(vault, (record) => {
    const { planning, synced } = record;
    return record.leftAt === undefined ? record : { planning, synced };
  }).catch(() => undefined);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow(videoUrls) {
      const urls = [...videoUrls];
      followed.set(urls, lockFollowedVideos(urls));
      void retry.rerun();
      return () => {
        followed.get(urls)?.();
        followed.delete(urls);
      };
    },
    async unsent() {
      await withTimeout(AbortSignal.timeout(SIGN_OUT_MS), retry.rerun()).catch(() => undefined);
      return countUnsentPlanning(vault);
    },
    close() {
      closing.abort();
      for (const end of followed.values()) end();
      retry.stop();
      clearTimeout(gather);
      clearTimeout(poll);
      channel.close();
    },
  };
}
