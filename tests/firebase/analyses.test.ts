import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnalysisDocuments } from '../../src/adapters/firebase/analyses';
import { createUserFirestore } from '../../src/adapters/firebase/firestore';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { Identity } from '../../src/auth/identity';
import { MAX_LISTED_ANALYSES } from '../../src/contracts/analyses';
import type { AnalysisResponse } from '../../src/contracts/analysis';
import type { AnalysisDocuments, AnalysisPage } from '../../src/data/analyses/analysis-documents';
import { newPageId, withIds } from '../../src/data/analyses/analysis-item';
import { longText } from './long-text';
import {
  authEmulatorUrl,
  countDocuments,
  emulatorSettings,
  newEmail,
  PASSWORD,
  storeDocument,
} from './emulators';

let identity: Identity;
let documentsOf: (uid: string) => AnalysisDocuments;
/** Ends what a test follows. */
const ends: (() => void)[] = [];

beforeAll(() => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  const store = createUserFirestore(emulatorSettings(), {
    identityStarted: () => Promise.resolve(),
    isRemembered: () => false,
  });
  documentsOf = createAnalysisDocuments(store);
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await identity.signOut();
});
afterAll(() => vi.unstubAllEnvs());

/** What the listener reports. */
function follow(documents: AnalysisDocuments, after: Parameters<AnalysisDocuments['follow']>[0] = null) {
  const reports: AnalysisPage[] = [];
  const failures: unknown[] = [];
  ends.push(
    documents.follow(
      after,
      (page) => reports.push(page),
      (error) => failures.push(error),
    ),
  );
  /** Waits for what the server has confirmed. */
  const page = (isWanted: (page: AnalysisPage) => boolean = () => true) =>
    vi.waitFor(
      () => {
        const last = reports.at(-1);
        if (last && !last.fromCache && last.items.every((item) => !item.isPending) && isWanted(last))
          return last;
        throw new Error(`Not reported: ${JSON.stringify(failures)}`);
      },
      { timeout: 30_000 },
    );
  return { reports, failures, page };
}

async function newPerson() {
  const result = await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  const { uid } = result.value;
  const documents = documentsOf(uid);
  return { uid, documents, list: follow(documents) };
}

type Person = Awaited<ReturnType<typeof newPerson>>;

const request = (url: string) => ({ url: `https://example.com/${url}.mp4` });

/** Changes an analysis without the rules, as its worker would. */
const asWorker = ({ uid }: Person, id: string, fields: object) =>
  storeDocument(`users/${uid}/analyses/${id}`, { ...fields });

async function storeParts({ uid }: Person, id: string, texts: string[], attempt = 1) {
  for (const [number, text] of texts.entries())
    await storeDocument(`users/${uid}/analyses/${id}/parts/${number}`, { attempt, text });
}

/** A person with one analysis that has these fields. */
async function personWith({ state = 'queued', ...fields }: Record<string, unknown>) {
  const person = await newPerson();
  const [asked] = withIds([request('a')]);
  if (!asked) throw new Error('none');
  await person.documents.queue([asked]);
  await asWorker(person, asked.id, { state, ...fields });
  const only = async (isWanted: (page: AnalysisPage) => boolean = () => true) => {
    const { items } = await person.list.page(isWanted);
    const [item] = items;
    if (!item || items.length > 1) throw new Error('not one');
    return item;
  };
  const item = await only(({ items }) => items[0]?.state === state);
  return { ...person, id: asked.id, item, only };
}

const result: AnalysisResponse = {
  status: 'success',
  videoUrl: 'https://example.com/ä.mp4',
  analysis: [{ timestamp: 0, concepts: [{ name: 'cat', confidence: 0.9 }] }],
};
const text = JSON.stringify(result);

describe('queue and follow', () => {
  it('store a list, newest first, in pages that begin where the last one ended', async () => {
    const { documents, list } = await newPerson();
    const requests = withIds(Array.from({ length: 250 }, (_, n) => request(String(n))));
    const [oldest, ...others] = requests;
    if (!oldest) throw new Error('none');
    const captionsUrl = 'https://example.com/a.vtt';
    const words = { language: 'fr', captionTrack: 'track-2', transcribe: true };
    await documents.queue([{ ...oldest, title: 'Pilot', captionsUrl, ...words }, ...others]);
    const first = await list.page(({ isFull }) => isFull);
    const second = await follow(documents, first.end).page(({ items }) => items.length > 0);
    expect([first.items.length, second.items.length, second.isFull]).toEqual([200, 50, false]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(requests.map(({ id }) => id).toReversed());
    const last = second.items.at(-1);
    expect(last).toEqual({
      id: oldest.id,
      url: 'https://example.com/0.mp4',
      captionsUrl,
      title: 'Pilot',
      ...words,
      state: 'queued',
      progress: 0,
      attempt: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string,
      updatedAt: last?.createdAt,
    });
  });

  it('report an analysis before the server has it, and do nothing for one that exists', async () => {
    const { documents, list } = await newPerson();
    await list.page();
    const requests = withIds([request('a'), request('b')]);
    const queued = documents.queue(requests);
    await queued;
    expect(list.reports.some(({ items: [newest] }) => newest?.isPending)).toBe(true);
    const { items } = await list.page(({ items: listed }) => listed.length === 2);
    await documents.queue(requests);
    expect((await list.page()).items).toEqual(items);
  });

  it('refuse what the rules refuse', async () => {
    const { documents, list } = await newPerson();
    const long = { id: crypto.randomUUID(), url: 'https://example.com/a', title: 'x'.repeat(201) };
    await expect(documents.queue([long])).rejects.toMatchObject({ problem: 'rejected' });
    expect((await list.page()).items).toEqual([]);
  });

  it('leave out documents that cannot be read, also a whole page of them', async () => {
    const person = await personWith({ createdAt: new Date(Date.now() - 60_000) });
    const unreadable = Array.from({ length: MAX_LISTED_ANALYSES }, (_, index) =>
      asWorker(person, `newer-version-${String(index).padStart(5, '0')}`, {
        state: 'dreaming',
        createdAt: new Date(),
      }),
    );
    await Promise.all(unreadable);
    // The page is also full while the last of them is not there yet, with the one that can be read.
    const { end } = await person.list.page(({ isFull, items }) => isFull && items.length === 0);
    expect((await follow(person.documents, end).page()).items).toMatchObject([{ id: person.id }]);
  });

  it('tell when the server has made a change, which says what time it is there', async () => {
    const person = await personWith({});
    await person.documents.cancel(person.item);
    const { changedAt, items } = await person.list.page((page) => page.changedAt !== null);
    expect(changedAt).toBe(items[0]?.updatedAt);
    expect(Math.abs(Date.parse(changedAt ?? '') - Date.now())).toBeLessThan(10_000);
  });
});

it('another title leaves the times of an analysis as they are', async () => {
  const person = await personWith({ state: 'done', progress: 1, parts: 1 });
  await person.documents.rename(person.item, 'Pilot');
  const { updatedAt } = person.item;
  expect(await person.only(({ items }) => items[0]?.title === 'Pilot')).toMatchObject({ updatedAt });
});

describe('running again', () => {
  it('queues the next attempt, without what the last one left', async () => {
    const person = await personWith({ state: 'partial', progress: 1, parts: 1, coverage: 0.5 });
    await person.documents.restart(person.item);
    const again = await person.only(({ items }) => items[0]?.state === 'queued');
    expect(again).toMatchObject({ attempt: 2, progress: 0 });
    expect(Object.keys(again)).not.toContain('parts');
    expect(Object.keys(again)).not.toContain('coverage');
  });

  it('takes over from a worker that is silent, and from no other', async () => {
    const person = await personWith({ state: 'running', updatedAt: new Date() });
    await expect(person.documents.restart(person.item)).rejects.toMatchObject({ problem: 'rejected' });
    await asWorker(person, person.id, { updatedAt: new Date(Date.now() - 100_000) });
    await person.documents.restart(person.item);
    expect(await person.only(({ items }) => items[0]?.state === 'queued')).toMatchObject({ attempt: 2 });
  });
});

describe('removing', () => {
  it('deletes the parts with the analysis, also of one that runs', async () => {
    const person = await personWith({ state: 'running' });
    await storeParts(person, person.id, ['a', 'b', 'c']);
    await person.documents.remove(person.item);
    await person.list.page(({ items }) => items.length === 0);
    expect(await countDocuments(`users/${person.uid}/analyses/${person.id}/parts`)).toBe(0);
  });

  it('may be repeated, and is no matter for one that ended meanwhile', async () => {
    const person = await personWith({});
    await asWorker(person, person.id, { state: 'cancelled' });
    await person.documents.remove(person.item);
    await person.documents.remove(person.item);
    await expect(person.documents.cancel(person.item)).rejects.toMatchObject({ problem: 'rejected' });
  });
});

describe('a result', () => {
  it('of this device is stored like one of the background', async () => {
    const person = await newPerson();
    const id = newPageId();
    const analysis = Array.from({ length: 9 }, (_, timestamp) => ({
      timestamp,
      concepts: [{ name: longText(800_000), confidence: 0.5 }],
    }));
    // More than one write can have.
    const long = { ...result, provider: 'embedded', analysis };
    await person.documents.store({ id, url: result.videoUrl, language: 'de' }, long);
    const { items } = await person.list.page(({ items: listed }) => listed[0]?.state === 'done');
    const [item] = items;
    expect(item).toMatchObject({
      id,
      url: result.videoUrl,
      language: 'de',
      moments: 9,
      progress: 1,
      parts: 9,
    });
    expect(item?.versions).toEqual({ provider: 'embedded' });
    if (item) expect(await person.documents.result(item)).toEqual(long);
  });

  it('that covers only a part is partial; one that the rules refuse leaves nothing', async () => {
    const person = await newPerson();
    const partial = { ...result, partial: [{ code: 'time-up', values: {} }] };
    const refused = { id: 'short', url: result.videoUrl };
    await expect(person.documents.store(refused, partial)).rejects.toMatchObject({ problem: 'rejected' });
    await person.documents.store({ id: newPageId(), url: result.videoUrl }, partial);
    const { items } = await person.list.page(({ items: listed }) => listed.length > 0);
    expect(items).toMatchObject([{ state: 'partial', parts: 1 }]);
  });

  it('is put together from all parts of its attempt', async () => {
    const person = await personWith({ state: 'done', parts: 3 });
    await storeParts(person, person.id, [text.slice(0, 40), text.slice(40, 60), text.slice(60), 'old']);
    expect(await person.documents.result(person.item)).toEqual(result);
  });

  it.each([
    ['a part is missing', 2, [text], 1],
    ['a part is of another attempt', 1, [text], 2],
    ['it is no JSON', 1, ['{'], 1],
    ['it is no analysis', 1, ['{}'], 1],
  ])('is incomplete where %s', async (_, parts, texts, attempt) => {
    const person = await personWith({ state: 'done', parts });
    await storeParts(person, person.id, texts, attempt);
    await expect(person.documents.result(person.item)).rejects.toMatchObject({ problem: 'incomplete' });
  });
});

it('another person neither sees nor changes anything', async () => {
  const ada = await personWith({ state: 'done', parts: 1 });
  await storeParts(ada, ada.id, [text]);
  const eve = await newPerson();
  expect((await eve.list.page()).items).toEqual([]);
  const asAda = documentsOf(ada.uid);
  const { failures } = follow(asAda);
  await vi.waitFor(() => expect(failures).toMatchObject([{ problem: 'rejected' }]));
  const attempts = [
    () => asAda.result(ada.item),
    () => asAda.cancel(ada.item),
    () => asAda.restart(ada.item),
    () => asAda.remove(ada.item),
    () => asAda.queue(withIds([request('x')])),
    () => asAda.store({ id: newPageId(), url: result.videoUrl }, result),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ problem: 'rejected' });
});
