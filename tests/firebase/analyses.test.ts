import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseAnalyses } from '../../src/adapters/firebase/analyses';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import { withIds, type AnalysisItem } from '../../src/data/analyses/analysis-item';
import type { RemoteAnalyses } from '../../src/data/analyses/remote-analyses';
import type { Identity } from '../../src/auth/identity';
import { MAX_LISTED_ANALYSES } from '../../src/contracts/analyses';
import {
  authEmulatorUrl,
  countDocuments,
  emulatorSettings,
  newEmail,
  PASSWORD,
  storeDocument,
} from './emulators';

let identity: Identity;
let analysesOf: (uid: string) => Omit<RemoteAnalyses, 'start'>;

beforeAll(() => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  analysesOf = createFirebaseAnalyses(emulatorSettings(), { idToken: () => identity.idToken() });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await identity.signOut();
});
afterAll(() => vi.unstubAllEnvs());

async function newPerson() {
  const email = newEmail();
  const result = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  const { uid } = result.value;
  return { uid, email, analyses: analysesOf(uid) };
}

type Person = Awaited<ReturnType<typeof newPerson>>;

const request = (url: string) => ({ url: `https://example.com/${url}.mp4` });
const LEASE_OVER = () => new Date(Date.now() - 100_000);

/** Changes an analysis without the rules, as its worker would. */
const asWorker = ({ uid }: Person, id: string, fields: object) =>
  storeDocument(`users/${uid}/analyses/${id}`, fields);

async function storeParts({ uid }: Person, id: string, texts: string[], attempt = 1) {
  for (const [number, text] of texts.entries()) {
    await storeDocument(`users/${uid}/analyses/${id}/parts/${number}`, { attempt, text });
  }
}

const listed = async (analyses: Person['analyses'], before?: AnalysisItem) =>
  (await analyses.list(before)).items;

async function onlyOne({ analyses }: Person): Promise<AnalysisItem> {
  const [item, another] = await listed(analyses);
  if (!item || another) throw new Error('not one');
  return item;
}

async function personWith(fields: object): Promise<Person & { id: string }> {
  const person = await newPerson();
  const [asked] = withIds([request('a')]);
  if (!asked) throw new Error('none');
  await person.analyses.queue([asked]);
  if (Object.keys(fields).length > 0) await asWorker(person, asked.id, fields);
  return { ...person, id: asked.id };
}

const result = {
  status: 'success',
  videoUrl: 'https://example.com/ä.mp4',
  analysis: [{ timestamp: 0, concepts: [{ name: 'cat', confidence: 0.9 }] }],
};

describe('queue and list', () => {
  it('store a list at once, newest first, in pages that begin where the last one ended', async () => {
    const { analyses } = await newPerson();
    expect(await listed(analyses)).toEqual([]);
    const requests = withIds(Array.from({ length: 250 }, (_, n) => request(String(n))));
    const [oldest, ...others] = requests;
    if (!oldest) throw new Error('none');
    const captionsUrl = 'https://example.com/a.vtt';
    const words = { language: 'fr', captionTrack: 'track-2', transcribe: true };
    await analyses.queue([{ ...oldest, title: 'Pilot', captionsUrl, ...words }, ...others]);
    const first = await listed(analyses);
    const second = await listed(analyses, first.at(-1));
    expect([first.length, second.length]).toEqual([200, 50]);
    expect([...first, ...second].map(({ id }) => id)).toEqual(requests.map(({ id }) => id).toReversed());
    expect(second.at(-1)).toEqual({
      id: oldest.id,
      url: 'https://example.com/0.mp4',
      captionsUrl,
      title: 'Pilot',
      ...words,
      state: 'queued',
      progress: 0,
      attempt: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string,
      updatedAt: second.at(-1)?.createdAt,
    });
    await analyses.queue([{ ...request('new'), id: crypto.randomUUID() }]);
    expect((await listed(analyses))[0]?.url).toBe('https://example.com/new.mp4');
  });

  it('do nothing when the answer was lost and the same list is queued again', async () => {
    const { analyses } = await newPerson();
    const requests = withIds([request('a'), request('b')]);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
      const response = await fetch(...input);
      if ((input[0] as string).includes(':commit')) throw new TypeError('Failed to fetch');
      return response;
    });
    await expect(analyses.queue(requests)).rejects.toMatchObject({ problem: 'unavailable' });
    vi.unstubAllGlobals();
    const before = await listed(analyses);
    expect(before).toHaveLength(2);
    await analyses.queue(requests);
    expect(await listed(analyses)).toEqual(before);
  });

  it('are refused for what the rules refuse', async () => {
    const { analyses } = await newPerson();
    const long = { id: crypto.randomUUID(), url: 'https://example.com/a', title: 'x'.repeat(201) };
    await expect(analyses.queue([long])).rejects.toMatchObject({ problem: 'rejected' });
  });

  it('leave out a document that cannot be read', async () => {
    const person = await personWith({ state: 'dreaming' });
    expect(await listed(person.analyses)).toEqual([]);
  });

  it('read on behind a whole page of documents that cannot be read', async () => {
    const person = await personWith({ createdAt: new Date(Date.now() - 60_000) });
    const unreadable = Array.from({ length: MAX_LISTED_ANALYSES }, (_, index) =>
      asWorker(person, `newer-version-${String(index).padStart(5, '0')}`, {
        state: 'dreaming',
        createdAt: new Date(),
      }),
    );
    await Promise.all(unreadable);
    expect(await person.analyses.list()).toMatchObject({ items: [{ id: person.id }], hasMore: false });
  });
});

it('what was written since a time is found', async () => {
  const person = await personWith({});
  const item = await onlyOne(person);
  const changed = async () => (await person.analyses.changedSince(item.updatedAt)).items;
  expect(await changed()).toEqual([]);
  await person.analyses.cancel(item);
  expect(await changed()).toMatchObject([{ id: item.id, state: 'cancelled' }]);
  expect(Math.abs((await person.analyses.list()).readAt - Date.now())).toBeLessThan(10_000);
});

describe('running again', () => {
  it('queues the next attempt, without what the last one left', async () => {
    const person = await personWith({
      state: 'partial',
      progress: 1,
      parts: 1,
      coverage: 0.5,
    });
    await person.analyses.restart(await onlyOne(person));
    const again = await onlyOne(person);
    expect(again).toMatchObject({ state: 'queued', attempt: 2, progress: 0 });
    expect(Object.keys(again)).not.toContain('parts');
    expect(Object.keys(again)).not.toContain('coverage');
  });

  it('takes over from a worker that is silent, and from no other', async () => {
    const person = await personWith({ state: 'running' });
    const running = await onlyOne(person);
    await expect(person.analyses.restart(running)).rejects.toMatchObject({ problem: 'rejected' });
    await asWorker(person, person.id, { updatedAt: LEASE_OVER() });
    await person.analyses.restart(running);
    expect(await onlyOne(person)).toMatchObject({ state: 'queued', attempt: 2 });
  });
});

describe('removing', () => {
  it('deletes the parts with the analysis, also of one that runs', async () => {
    const person = await personWith({ state: 'running' });
    await storeParts(person, person.id, ['a', 'b', 'c']);
    await person.analyses.remove(await onlyOne(person));
    expect(await listed(person.analyses)).toEqual([]);
    expect(await countDocuments(`users/${person.uid}/analyses/${person.id}/parts`)).toBe(0);
  });

  it('may be repeated, and is no matter for one that ended meanwhile', async () => {
    const person = await personWith({});
    const item = await onlyOne(person);
    await asWorker(person, person.id, { state: 'cancelled' });
    await person.analyses.remove(item);
    await person.analyses.remove(item);
    await expect(person.analyses.cancel(item)).rejects.toMatchObject({ problem: 'rejected' });
  });
});

describe('the result', () => {
  const done = (parts: number) => ({
    state: 'done',
    parts: parts,
  });
  const text = JSON.stringify(result);

  it('is put together from all parts of its attempt', async () => {
    const person = await personWith(done(3));
    await storeParts(person, person.id, [text.slice(0, 40), text.slice(40, 60), text.slice(60)]);
    expect(await person.analyses.result(await onlyOne(person))).toEqual(result);
  });

  it.each([
    ['a part is missing', 2, [text], 1],
    ['a part is of another attempt', 1, [text], 2],
    ['it is no JSON', 1, ['{'], 1],
    ['it is no analysis', 1, ['{}'], 1],
  ])('is incomplete where %s', async (_, parts, texts, attempt) => {
    const person = await personWith(done(parts));
    await storeParts(person, person.id, texts, attempt);
    const item = await onlyOne(person);
    await expect(person.analyses.result(item)).rejects.toMatchObject({ problem: 'incomplete' });
  });
});

describe('what another device has deleted', () => {
  it('is missing in the count, and by its id', async () => {
    const { analyses } = await newPerson();
    expect(await analyses.count()).toBe(0);
    const requests = withIds([request('a'), request('b'), request('c')]);
    await analyses.queue(requests);
    expect(await analyses.count()).toBe(3);
    const [newest] = await listed(analyses);
    if (!newest) throw new Error('none');
    await analyses.remove(newest);
    expect(await analyses.count()).toBe(2);
    expect(await analyses.missing(requests.map(({ id }) => id))).toEqual([newest.id]);
  });

  it('is gone, and not incomplete, when its result is opened', async () => {
    const person = await personWith({ state: 'done', parts: 1 });
    await storeParts(person, person.id, [JSON.stringify(result)]);
    const item = await onlyOne(person);
    await person.analyses.remove(item);
    await expect(person.analyses.result(item)).rejects.toMatchObject({ problem: 'gone' });
  });
});

describe('another person', () => {
  it('neither sees nor changes anything', async () => {
    const ada = await personWith({ state: 'done', parts: 1 });
    await storeParts(ada, ada.id, [JSON.stringify(result)]);
    const item = await onlyOne(ada);
    const eve = await newPerson();
    expect(await listed(eve.analyses)).toEqual([]);
    const asAda = analysesOf(ada.uid);
    const attempts = [
      () => asAda.list(),
      () => asAda.changedSince(item.createdAt),
      () => asAda.count(),
      () => asAda.missing([item.id]),
      () => asAda.result(item),
      () => asAda.cancel(item),
      () => asAda.restart(item),
      () => asAda.remove(item),
      () => asAda.queue(withIds([request('x')])),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ problem: 'rejected' });
    await identity.signOut();
    await expect(asAda.list()).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

it('a server that cannot be reached is unavailable', async () => {
  const { analyses } = await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(analyses.list()).rejects.toMatchObject({ problem: 'unavailable' });
});
