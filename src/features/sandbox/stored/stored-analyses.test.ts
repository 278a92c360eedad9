import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { countUnsharedAnalyses, createStoredAnalyses, MAX_BYTES, MAX_STORED } from './stored-analyses';

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
    await before.add(answer('https://a/', { provider: 'embedded', later: { anything: 1 } }));
    time = 2000;
    await before.add(answer('https://b/'));
    const all = await createStoredAnalyses(vault).list();
    expect(all.map(({ analyzedAt }) => analyzedAt)).toEqual([2000, 1000]);
    expect(all[1]?.response).toEqual(answer('https://a/', { provider: 'embedded', later: { anything: 1 } }));
  });

  it('count as unsynchronized if the library on the server does not have them', async () => {
    const vault = createVault();
    expect(await countUnsharedAnalyses(vault)).toBe(0);
    const stored = createStoredAnalyses(vault);
    await stored.add(answer('https://a/'));
    await stored.add(answer('https://b/'), { id: 'b', analyzedAt: 1, attempt: 1 });
    expect(await countUnsharedAnalyses(vault)).toBe(1);
  });

  it('do not count when the device cannot read them', async () => {
    const vault = createVault();
    await createStoredAnalyses(vault).add(answer('https://a/'));
    vault.device.unreadable = true;
    await expect(countUnsharedAnalyses(vault)).rejects.toThrow('no answer');
  });

  it('are the newest that fit the limits of number and bytes', async () => {
    const stored = createStoredAnalyses(createVault());
    for (let index = 0; index <= MAX_STORED; index += 1) await stored.add(answer(`https://${index}/`));
    expect(urls(await stored.list())).toHaveLength(MAX_STORED);
    expect(urls(await stored.list())[0]).toBe(`https://${MAX_STORED}/`);
    expect(urls(await stored.list())).not.toContain('https://0/');

    const large = { note: 'x'.repeat(MAX_BYTES / 2) };
    await stored.add(answer('https://large-1/', large));
    expect(urls(await stored.add(answer('https://large-2/', large)))).toEqual(['https://large-2/']);
    const huge = answer('https://huge/', { note: 'x'.repeat(MAX_BYTES) });
    await expect(stored.add(huge), 'larger than the whole limit').rejects.toThrow('too long');
    expect(urls(await stored.list())).toEqual(['https://large-2/']);
  });

  it('are removed for new ones if the server has them too, the oldest first, before those that it does not have', async () => {
    const stored = createStoredAnalyses(createVault());
    await stored.add(answer('https://only-here/'));
    for (let index = 0; index < MAX_STORED; index += 1)
      await stored.add(answer(`https://${index}/`), { id: `${index}`, analyzedAt: index, attempt: 1 });
    const kept = urls(await stored.list());
    expect(kept).toHaveLength(MAX_STORED);
    expect(kept).toContain('https://only-here/');
    expect(kept).not.toContain('https://0/');
  });

  it('are removed also when the browser has no more space, and only as many as necessary', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add(answer('https://only-here/'));
    for (const id of ['a', 'b', 'c'])
      await stored.add(answer(`https://${id}/`), { id, analyzedAt: 1, attempt: 1 });
    vault.device.room = 3;
    expect(urls(await stored.add(answer('https://new/')))).toEqual([
      'https://new/',
      'https://c/',
      'https://only-here/',
    ]);
    vault.device.room = 1;
    await expect(stored.add(answer('https://newer/'))).rejects.toThrow('no room');
    expect(urls(await stored.list())).toContain('https://only-here/');
  });

  it('have the name that the user has given them', async () => {
    const vault = createVault();
    await createStoredAnalyses(vault).add(answer('https://a/'), {
      id: 'a',
      analyzedAt: 1,
      attempt: 1,
      title: 'Pilot',
    });
    expect((await createStoredAnalyses(vault).list())[0]?.title).toBe('Pilot');
  });

  it('include an analysis of the library once, with the attempt that was opened last', async () => {
    const stored = createStoredAnalyses(createVault());
    const from = { id: 'a', analyzedAt: 5, attempt: 1 };
    await stored.add(answer('https://a/'), from);
    await stored.add(answer('https://b/'));
    const all = await stored.add(answer('https://a/', { provider: 'x' }), { ...from, attempt: 2 });
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ ...from, attempt: 2, response: { provider: 'x' } });
    expect((await stored.list())[0]).toEqual(all[0]);
  });

  it('are complete when several are added at once', async () => {
    const vault = createVault();
    const [one, other] = [createStoredAnalyses(vault), createStoredAnalyses(vault)];
    await Promise.all([one.add(answer('https://a/')), other.add(answer('https://b/'))]);
    expect(urls(await one.list())).toEqual(['https://b/', 'https://a/']);
  });

  it('can be removed one by one and all together, without leaving a record behind', async () => {
    const vault = createVault();
    const stored = createStoredAnalyses(vault);
    await stored.add(answer('https://a/'));
    const [b] = await stored.add(answer('https://b/'));
    expect(urls(await stored.remove(b?.id ?? ''))).toEqual(['https://a/']);
    expect(await stored.clear()).toEqual([]);
    expect(vault.records.size).toBe(0);
  });

  it('are restored at their position when a removal is undone, once', async () => {
    let time = 1000;
    const stored = createStoredAnalyses(createVault(), () => (time += 1));
    await stored.add(answer('https://a/'));
    const [b] = await stored.add(answer('https://b/'));
    await stored.add(answer('https://c/'));
    if (!b) throw new Error('nothing is stored');
    await stored.remove(b.id);
    await stored.restore(b);
    expect(urls(await stored.restore(b))).toEqual(['https://c/', 'https://b/', 'https://a/']);
  });

  it('stay within the limits when a removal is undone', async () => {
    let time = 1000;
    const stored = createStoredAnalyses(createVault(), () => (time += 1));
    const [first] = await stored.add(answer('https://first/'));
    if (!first) throw new Error('nothing is stored');
    await stored.remove(first.id);
    const from = { id: 'shared', analyzedAt: 1, attempt: 1 };
    await stored.add(answer('https://shared/'), from);
    for (let index = 1; index < MAX_STORED; index += 1) await stored.add(answer(`https://${index}/`));
    const restored = urls(await stored.restore(first));
    expect(restored).toHaveLength(MAX_STORED);
    expect(restored).toContain('https://first/');
    expect(restored).not.toContain('https://shared/');
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
    await expect(stored.add(answer('https://a/'))).rejects.toThrow('newer version');
    await expect(stored.clear()).rejects.toThrow('newer version');
    expect(vault.records.get(`${UID}/analyses`)).toEqual(newer);
  });

  it('drop invalid items alone', async () => {
    const vault = createVault();
    await createStoredAnalyses(vault).add(answer('https://a/'));
    const [good] = (vault.records.get(`${UID}/analyses`) as { value: object[] }).value;
    const bent = {
      ...good,
      response: { ...answer('https://b/'), thumbnails: [{ timestamp: 0, image: 'javascript:1' }] },
    };
    vault.records.set(`${UID}/analyses`, [bent, good, { ...good, analyzedAt: 'yesterday' }, null]);
    expect(urls(await createStoredAnalyses(vault).list())).toEqual(['https://a/']);
  });
});
