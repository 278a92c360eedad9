import { expectNetworkAnswer, isWithoutNetwork, reportNetworkFailure } from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { withTimeout } from '@/lib/with-timeout';
import { createProfileDevice } from './profile-device';
import type { ProfilePorts } from './profile-ports';
import { isKnown, noteEdits, unsentIn, waitingIn, withoutEdit, type ProfileRecord } from './profile-record';
import { ProfileStoreError } from './profile-store-error';
import { viewOf, type ProfileKeeper, type ProfileView } from './profile-view';
import { oneTabAtATime } from './sync-lock';
import { syncPass } from './sync-pass';
import { createSyncSchedule } from './sync-schedule';
import { createTabNews } from './tab-news';

/** How long things may take before a person is told that they go on without them, each in ms. */
interface ProfilePatience {
  /** Of somebody who has pressed Save. */
  save: number;
  /** Of a pass in the background, for the identity and for the store's code. */
  start: number;
}

const PATIENCE: ProfilePatience = { save: 5_000, start: 10_000 };

/**
 * Keeps the profile of `uid`: on the device first, on the server as soon as that can be.
 *
 * @param publish is given what is to be seen, whenever it changes
 * @throws ProfileStoreError when `uid` is not signed in (any more)
 */
export function openProfile(
  uid: string,
  { identity, loadRepository, vaultOf }: ProfilePorts,
  publish: (view: ProfileView) => void,
  patience = PATIENCE,
): ProfileKeeper {
  if (identity.person()?.uid !== uid) throw new ProfileStoreError('unavailable', 'They are not signed in');
  let closed = false;
  let syncing = false;
  /** The last failure to reach the server; null also before the first try. */
  let problem: ProfileStoreError | null = null;
  let syncedAt: number | null = null;
  let savedAt: number | null = null;
  const device = createProfileDevice(vaultOf(uid), () => closed);
  const closing = createClosingQuestion();
  const news = createTabNews(uid, () => void device.reread().then(show));
  const opened = device.open().then(show);

  function show(): void {
    if (closed) return;
    const record = device.get();
    const kept = device.isKept();
    if (unsentIn(record).length === 0) closing.loses('nothing');
    else if (kept) closing.loses(identity.staysSignedIn() ? 'nothing' : 'at-closing');
    else closing.loses('at-reload');
    publish({
      ...viewOf(record, problem !== null),
      kept,
      syncing: syncing && waitingIn(record).length > 0,
      syncedAt,
    });
  }

  async function change(next: (record: ProfileRecord) => ProfileRecord): Promise<void> {
    await opened;
    await device.update(next);
    show();
    news.tell();
  }

  async function talk(): Promise<void> {
    if (closed) return;
    await device.reread();
    if (isWithoutNetwork()) throw new ProfileStoreError('unavailable', 'This device is offline');
    const start = AbortSignal.timeout(patience.start);
    if (!(await withTimeout(start, identity.ready()))) {
      throw new ProfileStoreError('unavailable', 'The identity service knows nobody');
    }
    const repository = await withTimeout(start, loadRepository());
    const waiting = waitingIn(device.get()).length;
    await syncPass({ uid, device, repository, identity, savedAt });
    if (waiting > 0 && waitingIn(device.get()).length === 0) syncedAt = Date.now();
  }

  /** @returns whether something is left to do */
  async function pass(signal: AbortSignal): Promise<boolean> {
    await opened;
    syncing = !isWithoutNetwork();
    if (!isKnown(device.get())) problem = null;
    show();
    const answered = expectNetworkAnswer();
    try {
      await oneTabAtATime(`scenecue.profile/${uid}`, signal, talk);
      problem = null;
      if (!closed) answered();
    } catch (error) {
      problem = toProblem(error);
      if (!isWithoutNetwork()) {
        console.error('The profile could not be loaded', error);
        if (problem.problem === 'unavailable') reportNetworkFailure();
      }
    }
    syncing = false;
    show();
    news.tell();
    return problem !== null || waitingIn(device.get()).length > 0;
  }

  const schedule = createSyncSchedule(pass);

  /** Whether `work` has ended before the person is told to go on. */
  const inPatience = (work: Promise<void>): Promise<boolean> =>
    withTimeout(AbortSignal.timeout(patience.save), work).then(
      () => true,
      () => false,
    );

  return {
    load: schedule.join,
    async save(changes, defaults) {
      const at = Date.now();
      await change((record) => noteEdits(record, changes, at, defaults));
      const isEmpty = unsentIn(device.get()).length === 0;
      if (isEmpty) savedAt = at;
      const answered = await inPatience(schedule.request());
      savedAt = null;
      const { edits } = device.get();
      if (edits.some(({ state }) => state === 'refused')) return 'refused';
      if (edits.some(({ state }) => state === 'waiting')) return 'waiting';
      if (isEmpty && !answered) throw new ProfileStoreError('unavailable', 'The server has not answered');
      if (isEmpty && problem) throw problem;
      return edits.some((edit) => edit.at === at) ? 'overtaken' : 'synced';
    },
    async createIfAbsent(profile) {
      const at = Date.now();
      await change((record) => ({ ...record, newcomer: { profile, at } }));
      await inPatience(schedule.request());
    },
    async unsent() {
      await opened;
      return unsentIn(device.get()).length;
    },
    async retry() {
      await change((record) => noteEdits(record, {}, Date.now()));
      await schedule.request();
    },
    discard: (field) => change((record) => withoutEdit(record, field)),
    async insist(field) {
      await change((record) => {
        const mine = record.edits.find((edit) => edit.field === field);
        if (!mine) return record;
        return noteEdits(withoutEdit(record, field), { [field]: mine.value }, Date.now());
      });
      await schedule.request();
    },
    close() {
      closed = true;
      schedule.close();
      news.close();
      closing.loses('nothing');
    },
  };
}

function toProblem(error: unknown): ProfileStoreError {
  if (error instanceof ProfileStoreError) return error;
  return new ProfileStoreError('unavailable', 'The server could not be asked', { cause: error });
}
