import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { MAX_PAYLOAD_BYTES } from '@/contracts/planning';
import { isWithoutNetwork } from '@/lib/connection';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';
import { oneTabAtATime } from '@/lib/one-tab-at-a-time';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { createRetry } from '@/lib/retry';
import { withTimeout } from '@/lib/with-timeout';
import {
  mergedPart,
  PROFILES,
  partOfVideo,
  partsOf,
  readPart,
  takePart,
  textOf,
  withPart,
  type PartKey,
} from './planning-parts';
import type { RemotePart, RemotePlanning } from './remote-planning';
import { changePlanning, NOTHING_PLANNED, PLANNING, PLANNING_CHANNEL } from './stored-planning';

/**
 * - `waiting`: the server has not everything yet, or was not reached
 * - `synced`: the server has everything, and this device what it shows
 * - `refused`: the server does not take a part: it is on this device alone
 */
export type PlanningSyncStatus = 'waiting' | 'synced' | 'refused';

/** Brings a person's planning to the server and from it, while the page is open. */
export interface PlanningSync extends ReadonlyStore<{ status: PlanningSyncStatus }> {
  /** Also reads what is planned for these videos, now and again and again. @returns ends it */
  follow(videoUrls: readonly string[]): () => void;
  /** Sends what waits, for some seconds at most. @returns how many parts are on this device alone; never rejects */
  unsent(): Promise<number>;
  /** Ends it, for example because the person signs out. */
  close(): void;
}

interface PlanningSyncOptions {
  uid: string;
  remote: RemotePlanning;
  vault: PersonsVault;
}

/** Changes are sent together, so long after the last one, in ms. */
const GATHER_MS = 1_000;

/** The server is asked again after so long for each part, in ms: four documents a minute, whatever is followed. */
const POLL_MS = 15_000;

const RETRY = { firstWaitMs: 4_000, longestWaitMs: 60_000 };

/** A sign-out waits so long for the server, in ms. */
const SIGN_OUT_MS = 4_000;

/** Videos of which the planning stays on a device that has sent it; those changed longest ago leave it first. */
const SENT_VIDEOS = 50;

/** How often a part is merged anew because another device was faster. */
const ROUNDS = 3;

const syncedSchema = v.record(
  v.string(),
  v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), text: v.nullable(v.string()) }),
);

/** What the server had of each part when this device last knew it: the base of the next merge. */
type Synced = Partial<Record<PartKey, RemotePart>>;

const SYNCED: RecordKind<Synced> = {
  name: 'planning-synced',
  version: 1,
  parse: (value) => (v.is(syncedSchema, value) ? value : undefined),
};

const EMPTY_PROFILES = textOf(NOTHING_PLANNED, PROFILES);

/**
 * What this device has of each part; what of that the server does not have; and what it never takes from this device,
 * since a newer version has written that part.
 */
async function localParts(vault: PersonsVault) {
  const stored = await vault.read(PLANNING);
  // A planning that cannot be read is not one that was emptied: it is merged anew with what the server has.
  const synced = (stored && (await vault.read(SYNCED))) ?? {};
  const planning = stored ?? NOTHING_PLANNED;
  const all = partsOf(planning).map((key) => ({ key, text: textOf(takePart(planning, key), key) }));
  const isNothing = ({ key, text }: (typeof all)[number]) => key === PROFILES && text === EMPTY_PROFILES;
  return {
    all,
    synced,
    unsent: all.filter((part) => {
      const known = synced[part.key];
      return known ? known.text !== null && known.text !== part.text : !isNothing(part);
    }),
    unsendable: all.filter((part) => synced[part.key]?.text === null && !isNothing(part)),
  };
}

/** How many parts are on this device alone, without asking the server. */
export async function countUnsentPlanning(vault: PersonsVault): Promise<number> {
  const { unsent, unsendable } = await localParts(vault);
  return unsent.length + unsendable.length;
}

/** The names of the records that are needed to send what waits; none if nothing does. */
export async function unsentPlanningRecords(vault: PersonsVault): Promise<readonly string[]> {
  return (await countUnsentPlanning(vault)) > 0 ? [PLANNING.name, SYNCED.name] : [];
}

export function createPlanningSync({ uid, remote, vault }: PlanningSyncOptions): PlanningSync {
  const store = createStore<{ status: PlanningSyncStatus }>(() => ({ status: 'waiting' }));
  const closing = new AbortController();
  const { signal: closed } = closing;
  const isClosed = () => closed.aborted;
  const followed = new Set<readonly string[]>();
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(PLANNING_CHANNEL);
  let gather: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;

  function followedParts(): PartKey[] {
    return [...new Set([PROFILES, ...[...followed].flat().map(partOfVideo)])];
  }

  /** Merges what the server has into what this device has. */
  async function take(keys: readonly PartKey[], found: ReadonlyMap<PartKey, RemotePart>, synced: Synced) {
    const next = new Map(Object.entries(synced));
    const changed = new Set<PartKey>();
    for (const key of keys) {
      const document = found.get(key);
      const known = synced[key];
      if (document?.version === known?.version) continue;
      // The server has lost it: it is sent again, from the first version on.
      if (!document) {
        next.delete(key);
        continue;
      }
      const theirs = document.text === null ? undefined : readPart(document.text, key);
      next.set(key, { version: document.version, text: theirs ? textOf(theirs, key) : null });
      if (!theirs || isClosed()) continue;
      const base = (known?.text ? readPart(known.text, key) : undefined) ?? NOTHING_PLANNED;
      await changePlanning(vault, (planning) => {
        const own = takePart(planning, key);
        const merged = mergedPart(base, own, theirs, key);
        if (textOf(merged, key) !== textOf(own, key)) changed.add(key);
        return withPart(planning, key, merged);
      });
    }
    if (isClosed()) return;
    // After the planning: a page that ends in between merges once more with the same outcome.
    const planned = partsOf((await vault.read(PLANNING)) ?? NOTHING_PLANNED);
    const isOfUse = new Set<string>([...planned, ...keys]);
    await vault.update(SYNCED, () => Object.fromEntries([...next].filter(([key]) => isOfUse.has(key))));
    if (changed.size > 0) channel?.postMessage(null);
  }

  /** @returns the parts that the server has refused, each with the version that was sent */
  async function send(): Promise<string[]> {
    const refused: string[] = [];
    const { unsent, synced } = await localParts(vault);
    for (const { key, text } of unsent) {
      if (isClosed()) break;
      const version = (synced[key]?.version ?? 0) + 1;
      const isTooLong = new TextEncoder().encode(text).length > MAX_PAYLOAD_BYTES;
      if (isTooLong || (await remote.write(key, version, text)) === 'refused') {
        refused.push(`${key} ${version}`);
      } else if (!isClosed()) {
        await vault.update(SYNCED, (current = {}) => ({ ...current, [key]: { version, text } }));
      }
    }
    return refused;
  }

  /** Takes off the device what it need not keep, since the server has it: it comes back when its video is followed. */
  async function forget(): Promise<void> {
    const { all, synced } = await localParts(vault);
    const isFollowed = new Set(followedParts());
    const gone = new Map(
      all
        .filter(({ key }) => key !== PROFILES)
        .slice(SENT_VIDEOS)
        .filter(({ key, text }) => !isFollowed.has(key) && synced[key]?.text === text)
        .map(({ key, text }) => [key, text]),
    );
    if (gone.size === 0 || isClosed()) return;
    // Before the planning: what the server is not known to have is never taken for something that was removed here.
    await vault.update(SYNCED, (current = {}) =>
      Object.fromEntries(Object.entries(current).filter(([key]) => !gone.has(key as PartKey))),
    );
    await changePlanning(vault, (planning) => ({
      ...planning,
      videos: planning.videos.filter(({ videoUrl }) => {
        const key = partOfVideo(videoUrl);
        return gone.get(key) !== textOf(takePart(planning, key), key);
      }),
    }));
  }

  /** @throws where the server was not reached, or other devices write all the time */
  async function exchange(): Promise<void> {
    if (isWithoutNetwork()) throw new Error('This device is offline');
    let refusedBefore: string[] = [];
    for (let round = 0; round < ROUNDS && !isClosed(); round += 1) {
      const { unsent, synced } = await localParts(vault);
      const keys = [...new Set([...followedParts(), ...unsent.map(({ key }) => key)])];
      const found = await remote.read(keys);
      if (isClosed()) return;
      await take(keys, found, synced);
      const refused = await send();
      if (isClosed()) return;
      // The same version once more: no other device was faster, the server does not take it.
      const isFinal = refused.some((each) => refusedBefore.includes(each));
      if (isFinal) console.error(`The server refuses parts of the planning: ${refused.length}`);
      if (isFinal || refused.length === 0) {
        await forget();
        const isAlone = isFinal || (await localParts(vault)).unsendable.length > 0;
        store.setState({ status: isAlone ? 'refused' : 'synced' });
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

  function sendSoon(): void {
    clearTimeout(gather);
    if (!isClosed()) gather = setTimeout(() => void retry.rerun(), GATHER_MS);
  }

  if (channel) channel.onmessage = sendSoon;
  const askAgain = () => {
    if (document.visibilityState === 'visible') void retry.rerun();
  };
  document.addEventListener('visibilitychange', askAgain, { signal: closed });
  addEventListener('online', askAgain, { signal: closed });
  void retry.run();

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow(videoUrls) {
      const urls = [...videoUrls];
      followed.add(urls);
      void retry.rerun();
      return () => followed.delete(urls);
    },
    async unsent() {
      await withTimeout(AbortSignal.timeout(SIGN_OUT_MS), retry.rerun()).catch(() => undefined);
      return countUnsentPlanning(vault);
    },
    close() {
      closing.abort();
      retry.stop();
      clearTimeout(gather);
      clearTimeout(poll);
      channel?.close();
    },
  };
}
