import { describe, expect, it, vi } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { createDeviceVault, createRecordStore } from '@/lib/device-vault';
import { wouldReloadLose } from '@/lib/leave-guard';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { stubPage } from '@/lib/testing/page-globals';
import { countWorkOfDevice, createStoredAnalyses, MAX_BYTES, MAX_STORED } from './stored-analyses';

const UID = 'u1';

function createVault() {
  const { of, records, device } = createMemoryVault();
  return { ...of(UID), records, device };
}

const answer = (videoUrl: string, more: object = {}): AnalysisResponse => ({
  status: 'success',
  videoUrl,
  analysis: [{ timestamp: 0, concepts: [{ name: 'silence', confidence: 0.9 }] }],
  ...more,
});

const urls = (all: { response: AnalysisResponse }[]) => all.map(({ response }) => response.videoUrl);

describe('stored analyses', () => {
  it('are complete after a restart, the newest first, each with its time', async () => {
    const vault = createVault();
    let time = 1000;
    const before = createStoredAnalyses(vault, () => time);
    await before.add('a', answer('https://a/', { provider: 'embedded', later: { anything: 1 } }), {});
    time = 2000;
    await before.add('b', answer('https://b/'), {});
    const all = await createStoredAnalyses(vault).list();
    expect(all.map(({ analyzedAt }) => analyzedAt)).toEqual([2000, 1000]);
    expect(all[1]?.response).toEqual(answer('https://a/', { provider: 'embedded', later: { anything: 1 } }));
  });

  it('can be renamed, and another one stays as it is', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add('a', answer('https://a/'), {});
    await stored.add('b', answer('https://b/'), {});
    await stored.rename('a', 'Pilot');
    expect((await createStoredAnalyses(vault).list()).map(({ title }) => title)).toEqual([
      undefined,
      'Pilot',
    ]);
  });

  it('do not include copies of what the server has, which earlier versions have stored', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add('a', answer('https://a/'), {});
    const record = vault.records.get(`${UID}/analyses`) as { value: object[] };
    record.value.push({ ...record.value[0], id: 'b', attempt: 1 });
    expect(await countWorkOfDevice(vault)).toBe(1);
    expect(urls(await stored.list())).toEqual(['https://a/']);
    expect(await stored.add('c', answer('https://c/'), {})).toHaveLength(2);
  });

  it('are counted with what is planned for them, which a sign-out loses as well', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add('a', answer('https://a/'), {});
    await stored.add('b', answer('https://b/'), {});
    const plans = { 'https://a/': { podSeconds: 30 }, 'https://gone/': { podSeconds: 30 } };
    vault.records.set(`${UID}/planning-of-device`, { version: 1, value: plans });
    expect(await countWorkOfDevice(vault)).toBe(3);
  });

  it('do not count when the device cannot read them', async () => {
    const vault = createVault();
    await createStoredAnalyses(vault).add('a', answer('https://a/'), {});
    vault.device.unreadable = true;
    await expect(countWorkOfDevice(vault)).rejects.toThrow('no answer');
  });

  it('are the newest that fit the limits of number and bytes', async () => {
    const stored = createStoredAnalyses(createVault());
    for (let index = 0; index <= MAX_STORED; index += 1)
      await stored.add(String(index), answer(`https://${index}/`), {});
    expect(urls(await stored.list())).toHaveLength(MAX_STORED);
    expect(urls(await stored.list())[0]).toBe(`https://${MAX_STORED}/`);
    expect(urls(await stored.list())).not.toContain('https://0/');

    const large = { note: 'x'.repeat(MAX_BYTES / 2) };
    await stored.add('large-1', answer('https://large-1/', large), {});
    expect(urls(await stored.add('large-2', answer('https://large-2/', large), {}))).toEqual([
      'https://large-2/',
    ]);
    const huge = answer('https://huge/', { note: 'x'.repeat(MAX_BYTES) });
    await expect(stored.add('huge', huge, {}), 'larger than the whole limit').rejects.toThrow('too long');
    expect(urls(await stored.list())).toEqual(['https://large-2/']);
  });

  it('are complete when several are added at once', async () => {
    const vault = createVault();
    const [one, other] = [createStoredAnalyses(vault), createStoredAnalyses(vault)];
    await Promise.all([one.add('a', answer('https://a/'), {}), other.add('b', answer('https://b/'), {})]);
    expect(urls(await one.list())).toEqual(['https://b/', 'https://a/']);
  });

  it('can be removed one by one and all together, without leaving a record behind', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add('a', answer('https://a/'), {});
    const [b] = await stored.add('b', answer('https://b/'), {});
    expect(urls(await stored.remove(b?.id ?? ''))).toEqual(['https://a/']);
    expect(await stored.clear()).toEqual([]);
    expect(vault.records.size).toBe(0);
  });

  it('are restored at their position when a removal is undone, once', async () => {
    let time = 1000;
    const stored = createStoredAnalyses(createVault(), () => (time += 1));
    await stored.add('a', answer('https://a/'), {});
    const [b] = await stored.add('b', answer('https://b/'), {});
    await stored.add('c', answer('https://c/'), {});
    if (!b) throw new Error('nothing is stored');
    await stored.remove(b.id);
    await stored.restore(b);
    expect(urls(await stored.restore(b))).toEqual(['https://c/', 'https://b/', 'https://a/']);
  });

  it('stay within the limits when a removal is undone', async () => {
    let time = 1000;
    const stored = createStoredAnalyses(createVault(), () => (time += 1));
    const [first] = await stored.add('first', answer('https://first/'), {});
    if (!first) throw new Error('nothing is stored');
    await stored.remove(first.id);
    for (let index = 1; index < MAX_STORED; index += 1)
      await stored.add(String(index), answer(`https://${index}/`), {});
    const restored = urls(await stored.restore(first));
    expect(restored).toHaveLength(MAX_STORED);
    expect(restored).toContain('https://first/');
  });

  it.each([
    ['no list', 'nonsense'],
    ['nothing', undefined],
  ])('are empty when the record is %s', async (_, record) => {
    const vault = createVault();
    vault.records.set(`${UID}/analyses`, record);
    expect(await createStoredAnalyses(vault).list()).toEqual([]);
  });

  it('of a newer version of the application are neither changed nor shown', async () => {
    const vault = createVault();
    const newer = { version: 99, value: { by: 'title' } };
    vault.records.set(`${UID}/analyses`, newer);
    const stored = createStoredAnalyses(vault);
    expect(await stored.list()).toEqual([]);
    await expect(stored.add('a', answer('https://a/'), {})).rejects.toThrow('newer version');
    await expect(stored.clear()).rejects.toThrow('newer version');
    expect(vault.records.get(`${UID}/analyses`)).toEqual(newer);
  });

  it('drop invalid items alone', async () => {
    const vault = createVault();
    await createStoredAnalyses(vault).add('a', answer('https://a/'), {});
    const [good] = (vault.records.get(`${UID}/analyses`) as { value: object[] }).value;
    const bent = {
      ...good,
      response: { ...answer('https://b/'), thumbnails: [{ timestamp: 0, image: 'javascript:1' }] },
    };
    vault.records.set(`${UID}/analyses`, [bent, good, { ...good, analyzedAt: 'yesterday' }, null]);
    expect(urls(await createStoredAnalyses(vault).list())).toEqual(['https://a/']);
  });
});

it('in a session that is not remembered, the browser asks before the page with an analysis is closed', async () => {
  stubPage();
  const stored = createStoredAnalyses(createDeviceVault(createRecordStore(() => false)).of(UID));
  await stored.add('a', answer('https://a/'), {});
  expect(wouldReloadLose()).toBe(true);
  await stored.remove('a');
  expect(wouldReloadLose()).toBe(false);
  vi.unstubAllGlobals();
});
