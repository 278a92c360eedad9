import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { createKeptAnalyses, MOST_BYTES, MOST_KEPT } from './kept-analyses';

const UID = 'u1';

function createVault() {
  const { of, records } = createMemoryVault();
  return { ...of(UID), records };
}

const answer = (videoUrl: string, more: object = {}): AnalysisResponse => ({
  status: 'success',
  videoUrl,
  analysis: [{ timestamp: 0, concepts: [{ name: 'silence', confidence: 0.9 }] }],
  ...more,
});

const urls = (all: { response: AnalysisResponse }[]) => all.map(({ response }) => response.videoUrl);

describe('kept analyses', () => {
  it('come back whole after a restart, the newest first, each with its time', async () => {
    const vault = createVault();
    let time = 1000;
    const before = createKeptAnalyses(vault, () => time);
    await before.keep(answer('https://a/', { provider: 'embedded', later: { anything: 1 } }));
    time = 2000;
    await before.keep(answer('https://b/'));
    const all = await createKeptAnalyses(vault).list();
    expect(all.map(({ analyzedAt }) => analyzedAt)).toEqual([2000, 1000]);
    expect(all[1]?.response).toEqual(answer('https://a/', { provider: 'embedded', later: { anything: 1 } }));
  });

  it('are the newest that have room, in number and in bytes', async () => {
    const kept = createKeptAnalyses(createVault());
    for (let index = 0; index <= MOST_KEPT; index += 1) await kept.keep(answer(`https://${index}/`));
    expect(urls(await kept.list())).toHaveLength(MOST_KEPT);
    expect(urls(await kept.list())[0]).toBe(`https://${MOST_KEPT}/`);
    expect(urls(await kept.list())).not.toContain('https://0/');

    const large = { note: 'x'.repeat(MOST_BYTES / 2) };
    await kept.keep(answer('https://large-1/', large));
    expect(urls(await kept.keep(answer('https://large-2/', large)))).toEqual(['https://large-2/']);
    await kept.keep(answer('https://small/'));
    expect(urls(await kept.keep(answer('https://huge/', { note: 'x'.repeat(MOST_BYTES) })))).toEqual([]);
  });

  it('lose none when several are kept at once', async () => {
    const vault = createVault();
    const [one, other] = [createKeptAnalyses(vault), createKeptAnalyses(vault)];
    await Promise.all([one.keep(answer('https://a/')), other.keep(answer('https://b/'))]);
    expect(urls(await one.list())).toEqual(['https://b/', 'https://a/']);
  });

  it('can be removed one by one and all together, and leave no record behind', async () => {
    const vault = createVault();
    const kept = createKeptAnalyses(vault);
    await kept.keep(answer('https://a/'));
    const [b] = await kept.keep(answer('https://b/'));
    expect(urls(await kept.remove(b?.id ?? ''))).toEqual(['https://a/']);
    expect(await kept.clear()).toEqual([]);
    expect(vault.records.size).toBe(0);
  });

  it.each([
    ['no list', 'nonsense'],
    ['nothing', undefined],
  ])('are none where the record is %s', async (_, record) => {
    const vault = createVault();
    vault.records.set(`${UID}/analyses`, record);
    expect(await createKeptAnalyses(vault).list()).toEqual([]);
  });

  it('of a newer version of this program are left alone, and not shown', async () => {
    const vault = createVault();
    const newer = { version: 99, value: { by: 'title' } };
    vault.records.set(`${UID}/analyses`, newer);
    const kept = createKeptAnalyses(vault);
    expect(await kept.list()).toEqual([]);
    await expect(kept.keep(answer('https://a/'))).rejects.toThrow('newer version');
    await expect(kept.clear()).rejects.toThrow('newer version');
    expect(vault.records.get(`${UID}/analyses`)).toEqual(newer);
  });

  it('drop what does not fit, and that alone', async () => {
    const vault = createVault();
    await createKeptAnalyses(vault).keep(answer('https://a/'));
    const [good] = (vault.records.get(`${UID}/analyses`) as { value: object[] }).value;
    const bent = {
      ...good,
      response: { ...answer('https://b/'), thumbnails: [{ timestamp: 0, image: 'javascript:1' }] },
    };
    vault.records.set(`${UID}/analyses`, [bent, good, { ...good, analyzedAt: 'yesterday' }, null]);
    expect(urls(await createKeptAnalyses(vault).list())).toEqual(['https://a/']);
  });
});
