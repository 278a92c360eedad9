import { createHash } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  setLogLevel,
  waitForPendingWrites,
} from 'firebase/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlanningDocuments } from '../../src/adapters/firebase/planning';
import { MAX_PLANNING_BYTES } from '../../src/contracts/planning';
import {
  partOfVideo,
  type PartKey,
  type PlanningDocuments,
} from '../../src/data/planning/planning-documents';
import { emulatorSettings, newEmail, PASSWORD, storeDocument } from './emulators';

const URL = 'https://example.com/ä.mp4?a=1';
const VIDEO = partOfVideo(URL);

const apps: FirebaseApp[] = [];

beforeAll(() => setLogLevel('silent'));
afterEach(() => Promise.all(apps.splice(0).map(deleteApp)));

/** A device on which this person is signed in. */
async function deviceOf(email: string, isNew = false) {
  const { emulators, ...settings } = emulatorSettings();
  const app = initializeApp(settings, crypto.randomUUID());
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, emulators?.authUrl ?? '', { disableWarnings: true });
  const signIn = isNew ? createUserWithEmailAndPassword : signInWithEmailAndPassword;
  const { uid } = (await signIn(auth, email, PASSWORD)).user;
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  connectFirestoreEmulator(db, emulators?.firestoreHost ?? '', emulators?.firestorePort ?? 0);
  const planningOf = createPlanningDocuments({
    open: () => Promise.resolve(db),
    follow: (_uid, attach) => attach(db),
    write: async (_uid, make) => void (await make(db)),
    isKept: () => false,
    pending: () => Promise.resolve(0),
    clear: () => Promise.resolve(),
  });
  return { db, uid, planningOf, planning: planningOf(uid) };
}

async function newPerson() {
  const email = newEmail();
  return { email, ...(await deviceOf(email, true)) };
}

/** The reports of a document. */
function followed(planning: PlanningDocuments, key: PartKey = VIDEO) {
  const next = vi.fn<Parameters<PlanningDocuments['follow']>[1]>();
  const failed = vi.fn<Parameters<PlanningDocuments['follow']>[2]>();
  planning.follow(key, next, failed);
  const last = () => next.mock.lastCall?.[0];
  return {
    failed,
    next,
    last,
    /** What the server has, in the end. */
    settled: (fields: object) =>
      vi.waitFor(() => expect(last()).toMatchObject({ fields, fromCache: false, hasPendingWrites: false })),
  };
}

const nameOf = (key: PartKey) => createHash('sha256').update(key).digest('hex');

describe('planning on the server', () => {
  it('is nothing at first, and then what was changed, which is reported at once', async () => {
    const { planning } = await newPerson();
    const video = followed(planning);
    await video.settled({});
    const written = planning.change(VIDEO, { podSeconds: 30, breaks: { 7: 'kept' } });
    await written;
    const first = video.next.mock.calls.find(([{ fields }]) => 'podSeconds' in fields)?.[0];
    expect(first).toMatchObject({ fields: { podSeconds: 30 }, hasPendingWrites: true });
    await planning.change('profiles', { chosen: 'open' });
    await video.settled({ schema: 2, videoUrl: URL, podSeconds: 30, breaks: { 7: 'kept' } });
    await followed(planning, 'profiles').settled({ schema: 2, chosen: 'open' });
  });

  it('keeps the changes of two devices that were made without each other', async () => {
    const desk = await newPerson();
    const tablet = await deviceOf(desk.email);
    await desk.planning.change(VIDEO, { breaks: { 1: 'kept', 2: 'kept', 3: 'kept' }, brief: '{}' });
    const there = followed(tablet.planning);
    await there.settled({ breaks: { 1: 'kept', 2: 'kept', 3: 'kept' } });
    await disableNetwork(tablet.db);
    void tablet.planning.change(VIDEO, { breaks: { 1: null, 2: 'dropped', 4: 'kept' }, brief: null });
    await vi.waitFor(() =>
      expect(there.last()?.fields.breaks).toEqual({ 2: 'dropped', 3: 'kept', 4: 'kept' }),
    );
    await desk.planning.change(VIDEO, { breaks: { 2: 'kept-dropped', 3: null, 5: 'kept' } });
    await enableNetwork(tablet.db);
    await waitForPendingWrites(tablet.db);
    const here = followed(desk.planning);
    for (const device of [here, there]) {
      await vi.waitFor(() =>
        expect(device.last()?.fields.breaks).toEqual({ 2: 'dropped', 4: 'kept', 5: 'kept' }),
      );
      expect(device.last()?.fields).not.toHaveProperty('brief');
    }
  });

  it('is refused where it is too long, and then no longer reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { planning } = await newPerson();
    const video = followed(planning);
    await planning.change(VIDEO, { brief: '{}' });
    const brief = 'x'.repeat(MAX_PLANNING_BYTES + 1);
    await expect(planning.change(VIDEO, { brief })).rejects.toMatchObject({ code: 'permission-denied' });
    await video.settled({ brief: '{}' });
  });

  it('of schema 1 is rewritten, also if a change arrives first', async () => {
    const { uid, planning } = await newPerson();
    const old = { schema: 1, version: 4, payload: '{}', updatedAt: new Date() };
    await storeDocument(`users/${uid}/planning/${nameOf(VIDEO)}`, old);
    const video = followed(planning);
    await video.settled({ schema: 1, payload: '{}' });
    await planning.change(VIDEO, { brief: '{}' });
    await video.settled({ schema: 2, payload: '{}', brief: '{}' });
    await planning.change(VIDEO, { podSeconds: 5, version: null, payload: null });
    await video.settled({ schema: 2, brief: '{}', podSeconds: 5 });
    for (const name of ['version', 'payload']) expect(video.last()?.fields).not.toHaveProperty(name);
  });

  it('is nobody else’s', async () => {
    const { uid, planning } = await newPerson();
    await planning.change(VIDEO, { brief: '{}' });
    const other = await newPerson();
    const { failed, next } = followed(other.planningOf(uid));
    await vi.waitFor(() =>
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'rejected' })),
    );
    expect(next.mock.calls.filter(([{ fields }]) => 'brief' in fields)).toEqual([]);
    await expect(other.planningOf(uid).change(VIDEO, { brief: '' })).rejects.toThrow();
  });
});
