import {
  expectNetworkAnswer,
  isWithoutNetwork,
  onConnectionChange,
  reportNetworkFailure,
} from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { createRetry } from '@/lib/retry';
import { withTimeout } from '@/lib/with-timeout';
import { createDeviceRecord } from './device-record';
import { ProfileStoreError, type ProfilePorts } from './ports';
import {
  countUnsent,
  edited,
  fieldsOf,
  withEdits,
  withoutRejected,
  type ProfileRecord,
} from './profile-record';
import type { OpenProfile } from './profile-store';
import { syncProfile } from './sync-profile';

/** How long something may take before the person goes on without it, each in ms. */
interface ProfileTimeouts {
  /** For a save that a person waits for. */
  save: number;
  /** For the identity and the code of the store, before a pass in the background. */
  start: number;
}

const TIMEOUTS: ProfileTimeouts = { save: 5_000, start: 10_000 };

/** A device beside a TV should be synchronised within a minute after the server is back. */
const RETRY = { firstWaitMs: 5_000, longestWaitMs: 60_000, graceMs: 3_000 };

/** Opens the outbox of one person: edits are stored on the device first, and sent as soon as that can be. */
export function createOpenProfile(
  { identity, loadRepository, vaultOf }: ProfilePorts,
  timeouts = TIMEOUTS,
): OpenProfile {
  return (uid, publish) => {
    if (identity.person()?.uid !== uid) throw new ProfileStoreError('unavailable', 'They are not signed in');
    let isClosed = false;
    let isSyncing = false;
    let isSaveRequested = false;
    let isDone = true;
    /** The last failure to reach the server; null also before the first try. */
    let problem: ProfileStoreError | null = null;
    const openedAt = Date.now();
    const device = createDeviceRecord(vaultOf(uid), () => isClosed);
    const closing = createClosingQuestion();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('scenecue.profile');
    if (channel) {
      channel.onmessage = ({ data }) => {
        if (data === uid) void device.reread().then(show);
      };
    }
    const opened = device.open().then(show);

    const isPending = () => hasUnsynced(device.get());

    function show(): void {
      if (isClosed) return;
      const record = device.get();
      const isStored = device.isStored();
      if (countUnsent(record) === 0) closing.loses('nothing');
      else if (isStored) closing.loses(identity.staysSignedIn() ? 'nothing' : 'at-closing');
      else closing.loses('at-reload');
      const unknown = problem === null ? 'loading' : 'failed';
      publish({
        uid,
        phase: isKnown(record) ? 'ready' : unknown,
        stored: withEdits(record),
        pending: record.pending,
        rejected: record.rejected,
        isStored,
        isPending: hasUnsynced(record),
        syncing: isSyncing && hasUnsynced(record),
        unreachable: problem !== null,
        syncedAt: (record.syncedAt ?? 0) < openedAt ? null : record.syncedAt,
      });
    }

    function tellOtherTabs(): void {
      if (!isClosed) channel?.postMessage(uid);
    }

    async function change(next: (record: ProfileRecord) => ProfileRecord): Promise<void> {
      await opened;
      await device.update(next);
      show();
      tellOtherTabs();
    }

    async function sync(): Promise<void> {
      if (isClosed) return;
      await device.reread();
      if (isWithoutNetwork()) throw new ProfileStoreError('unavailable', 'This device is offline');
      const start = AbortSignal.timeout(timeouts.start);
      if (!(await withTimeout(start, identity.ready()))) {
        throw new ProfileStoreError('unavailable', 'The identity service knows nobody');
      }
      const repository = await withTimeout(start, loadRepository());
      await syncProfile({ uid, device, repository, identity, isSaveRequested });
    }

    /** @returns whether nothing is left to do */
    async function attempt(signal: AbortSignal): Promise<boolean> {
      await opened;
      isSyncing = !isWithoutNetwork();
      if (!isKnown(device.get())) problem = null;
      show();
      const answered = expectNetworkAnswer();
      try {
        await oneTabAtATime(`scenecue.profile/${uid}`, signal, sync);
        problem = null;
        if (!isClosed) answered();
      } catch (error) {
        problem = toProblem(error);
        if (!isWithoutNetwork()) {
          console.error('The profile could not be loaded', error);
          if (problem.problem === 'unavailable') reportNetworkFailure();
        }
      }
      isSyncing = false;
      show();
      tellOtherTabs();
      isDone = isClosed || (!problem && !isPending());
      return isDone;
    }

    const retry = createRetry(attempt, RETRY);
    const ended = new AbortController();
    const onVisible = () => {
      if (document.visibilityState === 'visible' && !isDone) void retry.rerun();
    };
    document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
    const unfollow = onConnectionChange((connection) => {
      if (connection === 'online') retry.hurry();
    });

    /** @returns whether `work` has ended in time */
    const inTime = (work: Promise<void>): Promise<boolean> =>
      withTimeout(AbortSignal.timeout(timeouts.save), work).then(
        () => true,
        () => false,
      );

    return {
      load: retry.run,
      async save(changes) {
        await change((record) => edited(record, changes, Date.now()));
        const isEmpty = fieldsOf(device.get().pending).length === 0;
        isSaveRequested = isEmpty;
        const isAnswered = await inTime(retry.rerun());
        isSaveRequested = false;
        const { rejected } = device.get();
        if (fieldsOf(rejected).length > 0) return 'rejected';
        if (isPending()) return 'pending';
        if (isEmpty && !isAnswered) throw new ProfileStoreError('unavailable', 'The server has not answered');
        if (isEmpty && problem) throw problem;
        return 'synced';
      },
      async create(profile, ifExists) {
        await change((record) => ({ ...record, creation: { profile, ifExists } }));
        await inTime(retry.rerun());
      },
      async unsent() {
        await opened;
        return countUnsent(device.get());
      },
      async retry() {
        await change((record) => edited(record, {}, Date.now()));
        await retry.rerun();
      },
      discard: (field) => change((record) => withoutRejected(record, field)),
      close() {
        isClosed = true;
        retry.stop();
        unfollow();
        ended.abort();
        channel?.close();
        closing.loses('nothing');
      },
    };
  };
}

/** Whether there is something to show: what the server said once, or what the person has entered here. */
const isKnown = (record: ProfileRecord): boolean =>
  record.server !== null || countUnsent(record) > 0 || record.creation?.ifExists === 'merge';

/** Whether something that the person entered still has to reach the server, or the identity, which has their name too. */
const hasUnsynced = ({ pending, creation, displayName }: ProfileRecord): boolean =>
  fieldsOf(pending).length > 0 || creation?.ifExists === 'merge' || displayName !== null;

function toProblem(error: unknown): ProfileStoreError {
  if (error instanceof ProfileStoreError) return error;
  return new ProfileStoreError('unavailable', 'The server could not be asked', { cause: error });
}

/**
 * Runs `work` while no other tab of this browser runs work of the same name; where the browser has no locks it just
 * runs. Rejects with the reason of `signal` when that ends; work that is under way then goes on, and blocks no other tab.
 */
async function oneTabAtATime(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing in older browsers, and in pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined;
  const limited = () => withTimeout(signal, work());
  if (locks) await locks.request(name, { signal }, limited);
  else await limited();
}
