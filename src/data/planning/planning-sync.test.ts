import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChangeChannel } from '@/lib/change-channel';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { stubPage } from '@/lib/testing/page-globals';
import type { UserVault } from '@/lib/device-vault';
import { PLANNING_CHANNEL } from './planning-record';
import { PROFILES, partOfVideo, readPart, textOf, type PartKey } from './planning-parts';
import {
  countUnsentPlanning,
  createPlanningSync,
  unsentPlanningRecords,
  type PlanningSync,
} from './planning-sync';
import type { RemotePart, RemotePlanning } from './remote-planning';
import { choicesFor, NOTHING_PLANNED } from './planning';
import { createStoredPlanning } from './stored-planning';
import { profileOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';
const VIDEO = partOfVideo(URL);
const DAY = 24 * 3_600_000;

let page: ReturnType<typeof stubPage>;
/** What the server has. */
let server: Map<PartKey, RemotePart>;
let opened: PlanningSync[];

beforeEach(() => {
  page = stubPage();
  vi.stubGlobal('BroadcastChannel', undefined);
  server = new Map();
  opened = [];
});

afterEach(() => {
  for (const each of opened) each.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Versions are consecutive, as the rules require. */
const remote = {
  read: (keys: readonly PartKey[]) =>
    Promise.resolve(new Map([...server].filter(([key]) => keys.includes(key)))),
  write: (key: PartKey, version: number, text: string): ReturnType<RemotePlanning['write']> => {
    if (version !== (server.get(key)?.version ?? 0) + 1) return Promise.resolve('refused');
    server.set(key, { version, text });
    return Promise.resolve('written');
  },
};

function device(more: Partial<RemotePlanning> = {}, vault: UserVault = createMemoryVault().of('u1')) {
  const stored = createStoredPlanning(vault);
  const sync = createPlanningSync({ uid: 'u1', remote: { ...remote, ...more }, vault });
  opened.push(sync);
  return { stored, sync, vault };
}

const keep =
  (at: number) =>
  ({ kept }: { kept: number[] }) => ({ kept: [...kept, at] });
const keptBy = async ({ stored }: ReturnType<typeof device>) => choicesFor(await stored.read(), URL).kept;

describe('the planning of a user', () => {
  it('reaches another device: the profiles always, a video when it is followed', async () => {
    const desk = device();
    await desk.stored.saveProfile(profileOf('a'));
    await desk.stored.chooseProfile('a');
    await desk.stored.saveVideo(URL, keep(5));
    expect(await countUnsentPlanning(desk.vault)).toBe(2);
    expect(await unsentPlanningRecords(desk.vault, 30 * DAY, false)).toEqual(['planning']);
    expect(await desk.sync.unsent()).toBe(0);
    expect(desk.sync.getState().status).toBe('synced');
    expect(await unsentPlanningRecords(desk.vault, 30 * DAY, false)).toEqual([]);

    const tablet = device();
    await tablet.sync.unsent();
    expect(await tablet.stored.read()).toEqual({ profiles: [profileOf('a')], chosen: 'a', videos: [] });
    const unfollow = tablet.sync.follow([URL]);
    await tablet.sync.unsent();
    expect(await keptBy(tablet)).toEqual([5]);
    unfollow();
  });

  it('that is unchanged is not written', async () => {
    const { sync } = device();
    sync.follow([URL]);
    expect(await sync.unsent()).toBe(0);
    expect(server.size).toBe(0);
  });

  it("is merged when two devices have changed it without each other's changes", async () => {
    const desk = device();
    const tablet = device();
    await desk.stored.saveVideo(URL, keep(5));
    await desk.sync.unsent();
    await tablet.stored.saveVideo(URL, keep(9));
    await tablet.sync.unsent();
    desk.sync.follow([URL]);
    await desk.sync.unsent();
    expect([await keptBy(desk), await keptBy(tablet)]).toEqual([
      [5, 9],
      [5, 9],
    ]);
    // What one device removes is removed from the other.
    await desk.stored.saveVideo(URL, () => ({ kept: [9] }));
    await desk.sync.unsent();
    tablet.sync.follow([URL]);
    await tablet.sync.unsent();
    expect(await keptBy(tablet)).toEqual([9]);
  });

  it('is merged again when another device has written first', async () => {
    let isFirst = true;
    const desk = device({
      write: (key, version, text) => {
        if (isFirst) {
          isFirst = false;
          server.set(key, {
            version: 1,
            text: textOf(
              {
                ...NOTHING_PLANNED,
                videos: [{ ...choicesFor(NOTHING_PLANNED, URL), kept: [1], videoUrl: URL, changedAt: 1 }],
              },
              key,
            ),
          });
        }
        return remote.write(key, version, text);
      },
    });
    await desk.stored.saveVideo(URL, keep(5));
    expect(await desk.sync.unsent()).toBe(0);
    expect(await keptBy(desk)).toEqual([1, 5]);
    expect(server.get(VIDEO)?.version).toBe(2);
  });

  it('whose answer was lost is not changed by the next attempt', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isLost = true;
    const desk = device({
      write: async (...call) => {
        const outcome = await remote.write(...call);
        if (isLost) throw new TypeError('Failed to fetch');
        return outcome;
      },
    });
    await desk.stored.saveVideo(URL, keep(5));
    // The next try finds what the last one has written.
    expect(await desk.sync.unsent()).toBe(0);
    await desk.stored.saveVideo(URL, keep(6));
    isLost = false;
    expect(await desk.sync.unsent()).toBe(0);
    expect(await keptBy(desk)).toEqual([5, 6]);
    expect(server.get(VIDEO)?.version).toBe(2);
  });

  it('is sent with the ids of its last 20 writes, the newest last', async () => {
    const newest: (string | undefined)[] = [];
    const writesIn = (text: string | null | undefined) => readPart(text ?? '', VIDEO)?.writes;
    const desk = device({
      write: (key, version, text) => {
        newest.push(writesIn(text)?.at(-1));
        return remote.write(key, version, text);
      },
    });
    for (let index = 0; index < 25; index += 1) {
      await desk.stored.saveVideo(URL, keep(index));
      expect(await desk.sync.unsent()).toBe(0);
    }
    expect(new Set(newest).size).toBe(25);
    expect(writesIn(server.get(VIDEO)?.text)).toEqual(newest.slice(-20));
  });

  it('with more profiles than one device allows is complete after a merge', async () => {
    const [desk, tablet] = [device(), device()];
    for (let index = 0; index < 30; index += 1) {
      await desk.stored.saveProfile(profileOf(`d${index}`));
      await tablet.stored.saveProfile(profileOf(`t${index}`));
    }
    for (const { sync } of [desk, tablet, desk]) expect(await sync.unsent()).toBe(0);
    for (const { stored } of [desk, tablet]) expect((await stored.read()).profiles).toHaveLength(60);
  });

  it('is shown as unsent as soon as it changes, and stays on the device while another tab shows it', async () => {
    const held: { name: string }[] = [];
    const locks = {
      request: (name: string, _: object, work: () => Promise<unknown>) => {
        held.push({ name });
        return work();
      },
      query: () => Promise.resolve({ held }),
    };
    vi.stubGlobal('navigator', { onLine: true, locks });
    vi.useFakeTimers();
    const desk = device();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.sync.getState().status).toBe('synced');
    await desk.stored.saveVideo(URL, keep(5));
    openChangeChannel(PLANNING_CHANNEL, vi.fn()).tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.sync.getState().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(desk.sync.getState().status).toBe('synced');

    device({}, desk.vault).sync.follow([URL]);
    for (let index = 0; index < 55; index += 1)
      await desk.stored.saveVideo(`https://example.com/${index}.mp4`, keep(index));
    openChangeChannel(PLANNING_CHANNEL, vi.fn()).tell();
    await vi.advanceTimersByTimeAsync(2_000);
    const { videos } = await desk.stored.read();
    expect(videos.map(({ videoUrl }) => videoUrl)).toContain(URL);
    expect(videos.length).toBeLessThan(56);
  });

  it('of a newer version of the application is neither read nor overwritten', async () => {
    server.set(PROFILES, { version: 4, text: null });
    server.set(VIDEO, { version: 2, text: '{"shape":"new"}' });
    const desk = device();
    desk.sync.follow([URL]);
    await desk.sync.unsent();
    expect(desk.sync.getState().status).toBe('synced');
    await desk.stored.saveProfile(profileOf('a'));
    await desk.stored.saveVideo(URL, keep(5));
    // A sign-out would remove them from the only device that has them.
    expect(await desk.sync.unsent()).toBe(2);
    expect(await unsentPlanningRecords(desk.vault, 30 * DAY, false)).toEqual(['planning']);
    expect([server.get(PROFILES)?.version, server.get(VIDEO)?.version]).toEqual([4, 2]);
    expect(await keptBy(desk)).toEqual([5]);
    expect(desk.sync.getState().status).toBe('refused');
  });

  it('that the server has lost is sent again', async () => {
    const desk = device();
    await desk.stored.saveVideo(URL, keep(5));
    await desk.sync.unsent();
    server.clear();
    desk.sync.follow([URL]);
    await desk.sync.unsent();
    expect(server.get(VIDEO)?.version).toBe(1);
  });

  it('that this device cannot parse is not removed from the server, and is read again from there', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { records, ...vaults } = createMemoryVault();
    const desk = device({}, vaults.of('u1'));
    await desk.stored.saveProfile(profileOf('a'));
    await desk.sync.unsent();
    const before = server.get(PROFILES);
    // A newer version of the application has written it, in another tab.
    records.set('u1/planning', { version: 3, value: {} });
    await expect(desk.sync.unsent(), 'it is unknown what a sign-out would lose').rejects.toThrow('newer');
    expect(desk.sync.getState().status).toBe('waiting');
    expect(server.get(PROFILES)).toEqual(before);
    records.set('u1/planning', { version: 2, value: 'damaged' });
    expect(await desk.sync.unsent()).toBe(0);
    expect((await desk.stored.read()).profiles).toEqual([profileOf('a')]);
    expect(server.get(PROFILES)).toEqual(before);
  });

  it('that this device cannot read at the moment is neither counted as sent nor removed', async () => {
    const { device: memory, of } = createMemoryVault();
    memory.unreadable = true;
    await expect(countUnsentPlanning(of('u1'))).rejects.toThrow('no answer');
    expect(await unsentPlanningRecords(of('u1'), 30 * DAY, false)).toEqual(['planning']);
  });

  describe('of a user without a session', () => {
    const OTHER = 'https://example.com/b.mp4';
    const urlsIn = async (vault: UserVault) =>
      (await createStoredPlanning(vault).read()).videos.map(({ videoUrl }) => videoUrl);

    /** Profiles and one video are on the server, another video is not. */
    async function leave() {
      const desk = device();
      await desk.stored.saveProfile(profileOf('a'));
      await desk.stored.saveVideo(URL, keep(5));
      await desk.sync.unsent();
      desk.sync.close();
      await desk.stored.saveVideo(OTHER, keep(9));
      return desk;
    }

    it('is reduced to what is not sent, and that is sent in their next session', async () => {
      const { vault, stored } = await leave();
      expect(await unsentPlanningRecords(vault, 30 * DAY, false, 0)).toEqual(['planning']);
      expect(await urlsIn(vault)).toEqual([OTHER]);
      expect((await stored.read()).profiles).toEqual([]);
      expect(await countUnsentPlanning(vault)).toBe(1);
      const { version } = server.get(PROFILES) ?? {};
      const desk = device({}, vault);
      expect(await desk.sync.unsent()).toBe(0);
      expect(server.get(partOfVideo(OTHER))?.version).toBe(1);
      expect(server.get(PROFILES)?.version).toBe(version);
      expect((await stored.read()).profiles).toEqual([profileOf('a')]);
    });

    it('keeps profiles that are not sent', async () => {
      const { vault, stored } = await leave();
      await stored.saveProfile(profileOf('b'));
      await unsentPlanningRecords(vault, 30 * DAY, false, 0);
      expect((await stored.read()).profiles).toEqual([profileOf('a'), profileOf('b')]);
      expect(await device({}, vault).sync.unsent()).toBe(0);
      expect(server.get(PROFILES)?.version).toBe(2);
    });

    it('stays for 30 days, even if it was read in between', async () => {
      const { vault } = await leave();
      for (const day of [0, 10, 30])
        expect(await unsentPlanningRecords(vault, 30 * DAY, false, day * DAY)).toEqual(['planning']);
      expect(await unsentPlanningRecords(vault, 30 * DAY, true, 30 * DAY + 1), 'signed in again').toEqual([
        'planning',
      ]);
      expect(await unsentPlanningRecords(vault, 30 * DAY, false, 60 * DAY)).toEqual(['planning']);
      expect(await unsentPlanningRecords(vault, 30 * DAY, false, 60 * DAY + 2)).toEqual([]);
    });

    it('stays for another 30 days after a session in between', async () => {
      const { vault } = await leave();
      await unsentPlanningRecords(vault, 30 * DAY, false, 0);
      page.onLine.onLine = false;
      const desk = device({}, vault);
      await desk.sync.unsent();
      expect(await unsentPlanningRecords(vault, 30 * DAY, false, 31 * DAY)).toEqual(['planning']);
    });
  });

  describe('of more videos than a device stores', () => {
    const urlOf = (index: number) => `https://example.com/${index}.mp4`;
    const MANY = 55;

    async function planMany({ vault }: ReturnType<typeof device>) {
      let time = 0;
      const stored = createStoredPlanning(vault, () => (time += 1));
      for (let index = 0; index < MANY; index += 1) await stored.saveVideo(urlOf(index), keep(5));
    }

    it('stays on the device until the server has it', async () => {
      page.onLine.onLine = false;
      const desk = device();
      await planMany(desk);
      expect((await desk.stored.read()).videos).toHaveLength(MANY);
      page.onLine.onLine = true;
      expect(await desk.sync.unsent()).toBe(0);
      expect((await desk.stored.read()).videos).toHaveLength(50);
      expect(server.size).toBe(MANY);
    });

    it('is loaded again when an old video is opened, also after a change made offline', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const desk = device();
      await planMany(desk);
      await desk.sync.unsent();
      const [first, second] = [urlOf(0), urlOf(1)];
      const choices = async (url: string) => choicesFor(await desk.stored.read(), url).kept;
      expect(await choices(first)).toEqual([]);
      desk.sync.follow([first]);
      await desk.sync.unsent();
      expect(await choices(first)).toEqual([5]);
      page.onLine.onLine = false;
      await desk.stored.saveVideo(second, keep(9));
      page.onLine.onLine = true;
      expect(await desk.sync.unsent()).toBe(0);
      expect(await choices(second)).toEqual([5, 9]);
    });
  });

  it('that the server refuses stays on the device, and its state says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const desk = device({ write: () => Promise.resolve('refused') });
    await desk.stored.saveVideo(URL, keep(5));
    expect(await desk.sync.unsent()).toBe(1);
    expect(desk.sync.getState().status).toBe('refused');
    expect(await keptBy(desk)).toEqual([5]);
  });

  it('is not sent when a part is longer than the server accepts', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const desk = device();
    const exclusions = Array.from({ length: 1000 }, (_, index) => `category${index}`);
    for (let index = 0; index < 20; index += 1)
      await desk.stored.saveProfile(profileOf(`p${index}`, { exclusions }));
    expect(await desk.sync.unsent()).toBe(1);
    expect(desk.sync.getState().status).toBe('refused');
    expect(server.get(PROFILES)?.text?.length ?? 0).toBeLessThan(200_000);
  });

  it('waits while offline, and is sent when the network is back', async () => {
    vi.useFakeTimers();
    page.onLine.onLine = false;
    const desk = device();
    await desk.stored.saveVideo(URL, keep(5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.size).toBe(0);
    page.onLine.onLine = true;
    page.page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.get(VIDEO)?.version).toBe(1);
  });

  it('is read from the server regularly while a video is followed and the page is visible', async () => {
    vi.useFakeTimers();
    const read = vi.fn(remote.read);
    const { sync } = device({ read });
    const unfollow = sync.follow([URL]);
    await vi.advanceTimersByTimeAsync(1_000);
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read.mock.calls.length - before).toBe(2);
    page.document.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(120_000);
    expect(read.mock.calls.length - before).toBe(2);
    page.document.visibilityState = 'visible';
    unfollow();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(read.mock.calls.length - before).toBeLessThanOrEqual(3);
  });

  it('is not read or written any more after it is closed', async () => {
    let answer: (parts: ReadonlyMap<PartKey, RemotePart>) => void = () => undefined;
    const desk = device({ read: () => new Promise((resolve) => (answer = resolve)) });
    const sent = desk.sync.unsent();
    await vi.waitFor(() => expect(answer).not.toHaveLength(0));
    desk.sync.close();
    answer(new Map([[PROFILES, { version: 1, text: '{"profiles":[],"chosen":"open"}' }]]));
    await sent;
    expect((await desk.stored.read()).chosen).toBe('balanced');
  });
});
