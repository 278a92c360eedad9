import {
  expectNetworkAnswer,
  isWithoutNetwork,
  onConnectionChange,
  reportNetworkFailure,
} from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { oneTabAtATime } from '@/lib/one-tab-at-a-time';
import { createRetry } from '@/lib/retry';
import { withTimeout } from '@/lib/with-timeout';
import { newProfile } from '../model/user-profile';
import { createDeviceRecord } from './device-record';
import { ProfileStoreError, type ProfilePorts } from './ports';
import {
  countUnsent,
  fieldsOf,
  isWaiting,
  withEdits,
  withoutRejected,
  withSaved,
  type ProfileRecord,
} from './profile-record';
import type { OpenOutbox, ProfileState } from './profile-store';
import { syncProfile } from './sync-profile';

/** Times in ms after which the user continues without an answer. */
const TIMEOUTS = {
  /** For a save that the user waits for. */
  save: 5_000,
  /** For the ID token and the code of the repository, before an attempt. */
  start: 10_000,
};

/** A device next to a TV should be synced within a minute after the server is back. */
const RETRY = { firstWaitMs: 5_000, longestWaitMs: 60_000, graceMs: 3_000 };

/** Opens the outbox of one user: edits are stored on the device first, and sent as soon as possible. */
export function createOpenOutbox(ports: ProfilePorts, timeouts = TIMEOUTS): OpenOutbox {
  const { session, userOfDevice, loadRepository, vaultOf } = ports;

  return (uid, publish) => {
    if (session.getState().user?.uid !== uid) {
      throw new ProfileStoreError('unavailable', 'They are not signed in');
    }
    const openedAt = Date.now();
    const closing = new AbortController();
    const { signal: closed } = closing;
    let isSyncing = false;
    /** The failure of the last attempt; null also before the first attempt. */
    let failure: ProfileStoreError | null = null;
    const device = createDeviceRecord(vaultOf(uid), closed);
    const question = createClosingQuestion();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('scenecue.profile');
    channel?.addEventListener('message', ({ data }) => {
      if (data === uid) void device.reread().then(show);
    });
    const opened = device.open().then(show);

    function show(): void {
      if (closed.aborted) return;
      const record = device.get();
      if (countUnsent(record) === 0) question.loses('nothing');
      else if (!device.isStored()) question.loses('at-reload');
      else question.loses(userOfDevice()?.uid === uid ? 'nothing' : 'at-closing');
      const unknown = failure === null ? 'loading' : 'failed';
      publish({
        uid,
        phase: isKnown(record) ? 'ready' : unknown,
        stored: withEdits(record),
        rejected: record.rejected,
        saveState: saveStateOf(record),
        savedAt: record.savedAt,
        unreachable: failure !== null,
      });
    }

    function saveStateOf(record: ProfileRecord): ProfileState['saveState'] {
      if (fieldsOf(record.rejected).length > 0) return 'rejected';
      if (!isWaiting(record)) return (record.syncedAt ?? 0) < openedAt ? null : 'synced';
      if (isSyncing) return 'syncing';
      return device.isStored() ? 'device' : 'page';
    }

    /** Shows the record here and in the other tabs. */
    function showEverywhere(): void {
      show();
      if (!closed.aborted) channel?.postMessage(uid);
    }

    async function change(next: (record: ProfileRecord) => ProfileRecord): Promise<void> {
      await opened;
      await device.update(next);
      showEverywhere();
    }

    async function sync(): Promise<void> {
      if (closed.aborted) return;
      await device.reread();
      if (isWithoutNetwork()) throw new ProfileStoreError('unavailable', 'This device is offline');
      const start = AbortSignal.timeout(timeouts.start);
      // From then on requests are sent with the user's token.
      if ((await withTimeout(start, session.idToken())) === null) {
        throw new ProfileStoreError('unavailable', 'The identity service knows nobody');
      }
      const repository = await withTimeout(start, loadRepository());
      await syncProfile({ uid, device, repository, session, ended: closed });
    }

    const isDone = () => closed.aborted || (failure === null && !isWaiting(device.get()));

    async function attempt(interrupted: AbortSignal): Promise<boolean> {
      await opened;
      isSyncing = !isWithoutNetwork();
      if (!isKnown(device.get())) failure = null;
      show();
      const answered = expectNetworkAnswer();
      try {
        await oneTabAtATime(`scenecue.profile/${uid}`, interrupted, sync);
        failure = null;
        if (!closed.aborted) answered();
      } catch (error) {
        // The user has signed out meanwhile: the request had no token any more.
        if (closed.aborted) return true;
        failure = toFailure(error);
        if (!isWithoutNetwork()) {
          console.error('The profile could not be loaded', error);
          if (failure.problem === 'unavailable') reportNetworkFailure();
        }
      }
      isSyncing = false;
      showEverywhere();
      return isDone();
    }

    const retry = createRetry(attempt, RETRY);
    const onVisible = () => {
      if (document.visibilityState === 'visible' && !isDone()) void retry.rerun();
    };
    document.addEventListener('visibilitychange', onVisible, { signal: closed });
    const unfollow = onConnectionChange((connection) => {
      if (connection === 'online') retry.hurry();
    });

    /** Sends, and waits for the server no longer than a user should have to. */
    const sendInTime = () =>
      withTimeout(AbortSignal.timeout(timeouts.save), retry.rerun()).catch(() => undefined);

    return {
      load: retry.run,
      async save(changes) {
        await change((record) => withSaved(record, changes, Date.now()));
        await sendInTime();
        const record = device.get();
        if (fieldsOf(record.rejected).length > 0) return 'rejected';
        if (isWaiting(record)) return 'pending';
        if (failure) throw failure;
        return 'synced';
      },
      async create(user, fullName) {
        const profile = newProfile(fullName ?? user.displayName ?? '');
        const ifExists = fullName === null ? 'keep' : 'merge';
        await change((record) => ({ ...record, creation: { profile, ifExists } }));
        await sendInTime();
      },
      async unsent() {
        await opened;
        if (!device.hasRead()) await change((record) => record);
        if (!device.hasRead()) throw new ProfileStoreError('unavailable', 'The device could not be read');
        return countUnsent(device.get());
      },
      async retry() {
        await change((record) => withSaved(record, {}, Date.now()));
        await retry.rerun();
      },
      discard: (field) => change((record) => withoutRejected(record, field)),
      close() {
        closing.abort();
        retry.stop();
        unfollow();
        channel?.close();
        question.loses('nothing');
      },
    };
  };
}

/** Whether there is something to show: a previous answer of the server, or what the user has entered here. */
const isKnown = (record: ProfileRecord): boolean =>
  record.server !== undefined || countUnsent(record) > 0 || record.creation?.ifExists === 'merge';

function toFailure(error: unknown): ProfileStoreError {
  if (error instanceof ProfileStoreError) return error;
  return new ProfileStoreError('unavailable', 'The server could not be asked', { cause: error });
}
