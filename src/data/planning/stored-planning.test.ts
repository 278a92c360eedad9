import { describe, expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { choicesFor, MAX_BRIEF_LENGTH, MAX_MERGED, MAX_PROFILES, MAX_VIDEOS } from './planning';
import { createStoredPlanning } from './stored-planning';
import { correctionOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';
const profile = (id: string, more: Partial<SuitabilityProfile> = {}): SuitabilityProfile => ({
  id,
  name: `Brand ${id}`,
  topics: { pg0WhF: 'low' },
  exclusions: ['653'],
  avoid: ['flashing'],
  leastConfidence: 0.6,
  ...more,
});
const correction = correctionOf('c1');

function createVault() {
  const { of, records } = createMemoryVault();
  return { ...of('u1'), records };
}

/** What is read where this was stored. */
async function readOf(value: unknown) {
  const vault = createVault();
  const raw = { name: 'planning', version: 1, parse: (any: unknown) => any };
  await vault.update(raw, () => value);
  return createStoredPlanning(vault).read();
}

describe('stored planning', () => {
  it('is empty at first, with the default profile', async () => {
    const planning = await createStoredPlanning(createVault()).read();
    expect(planning).toEqual({ profiles: [], chosen: 'balanced', videos: [] });
    expect(choicesFor(planning, URL)).toEqual({
      brief: null,
      corrections: [],
      kept: [],
      dropped: [],
      breakOptions: {},
      podSeconds: 90,
    });
  });

  it('is complete after a restart', async () => {
    const vault = createVault();
    const stored = createStoredPlanning(vault, () => 7);
    await stored.saveProfile(profile('a'));
    await stored.chooseProfile('a');
    const brief = {
      text: 'soccer',
      terms: [
        {
          from: 0,
          to: 6,
          kind: 'wish' as const,
          meanings: [{ kind: 'topic' as const, name: 'soccer', id: '533' }],
        },
      ],
    };
    await stored.saveVideo(URL, () => ({ brief, corrections: [correction], kept: [0, 5000] }));
    await stored.saveVideo(URL, () => ({
      dropped: [9000],
      breakOptions: { perHour: 6, spacingMs: 1 },
      podSeconds: 60,
    }));
    const planning = await createStoredPlanning(vault).read();
    expect(planning.profiles).toEqual([profile('a')]);
    expect(planning.chosen).toBe('a');
    expect(choicesFor(planning, URL)).toEqual({
      brief,
      corrections: [correction],
      kept: [0, 5000],
      dropped: [9000],
      breakOptions: { perHour: 6, spacingMs: 1 },
      podSeconds: 60,
    });
  });

  it('falls back to a preset when the chosen profile is removed', async () => {
    const stored = createStoredPlanning(createVault());
    await stored.saveProfile(profile('a'));
    await stored.chooseProfile('a');
    expect(await stored.removeProfile('a')).toMatchObject({ profiles: [], chosen: 'balanced' });
    expect(await stored.chooseProfile('open')).toMatchObject({ chosen: 'open' });
    expect(await stored.chooseProfile('unknown')).toMatchObject({ chosen: 'balanced' });
  });

  it('has a limit for everything that it stores', async () => {
    let time = 0;
    const stored = createStoredPlanning(createVault(), () => (time += 1));
    for (let index = 0; index < MAX_PROFILES; index += 1) await stored.saveProfile(profile(`p${index}`));
    await expect(stored.saveProfile(profile('one more'))).rejects.toThrow(RangeError);
    expect((await stored.saveProfile(profile('p3', { name: 'New' }))).profiles[3]?.name).toBe('New');
    for (let index = 0; index <= MAX_VIDEOS; index += 1)
      await stored.saveVideo(`https://${index}/`, () => ({}));
    const { videos } = await stored.read();
    expect(videos).toHaveLength(MAX_VIDEOS);
    expect(videos[0]?.videoUrl).toBe(`https://${MAX_VIDEOS}/`);
    const corrections = Array.from({ length: MAX_MERGED + 5 }, (_, at) => ({ ...correction, at }));
    const all = choicesFor(await stored.saveVideo(URL, () => ({ corrections })), URL).corrections;
    expect(all).toHaveLength(MAX_MERGED);
    expect(all[0]?.at).toBe(5);
    const times = Array.from({ length: MAX_MERGED + 5 }, (_, at) => at);
    const saved = await stored.saveVideo(URL, () => ({ kept: times, dropped: times }));
    const { kept, dropped } = choicesFor(saved, URL);
    expect([kept.length, dropped.length]).toEqual([MAX_MERGED, MAX_MERGED]);
  });

  it('changes a profile as it is stored, and ignores a profile that does not exist', async () => {
    const stored = createStoredPlanning(createVault());
    await stored.saveProfile(profile('a'));
    const renamed = await stored.changeProfile('a', (current) => ({ ...current, name: 'Client X' }));
    expect(renamed.profiles).toEqual([profile('a', { name: 'Client X' })]);
    expect((await stored.changeProfile('b', () => profile('b'))).profiles).toHaveLength(1);
    await expect(stored.changeProfile('a', (current) => ({ ...current, name: '' }))).rejects.toThrow(
      RangeError,
    );
  });

  it('does not store a profile that is invalid or a preset', async () => {
    const stored = createStoredPlanning(createVault());
    for (const each of [...PRESETS, profile('a', { name: ' ' }), profile('a', { leastConfidence: NaN })]) {
      await expect(stored.saveProfile(each)).rejects.toThrow(RangeError);
    }
    expect((await stored.read()).profiles).toEqual([]);
  });

  it('drops invalid items one by one', async () => {
    const long = 'x'.repeat(MAX_BRIEF_LENGTH + 1);
    const planning = await readOf({
      profiles: [null, profile('a'), profile('a', { name: 'twice' }), profile('careful'), { id: 'b' }, 'x'],
      chosen: { toString: 'a' },
      videos: [
        { videoUrl: URL, changedAt: 1, brief: { text: long, terms: [] }, kept: [1, -1, 'x', NaN, 2.5, 3] },
        {
          videoUrl: 'https://b/',
          changedAt: 2,
          brief: 5,
          corrections: [correction, { ...correction, action: 'eat' }],
        },
        { videoUrl: URL, changedAt: 0, kept: [99] },
        { videoUrl: '', changedAt: 1 },
        { videoUrl: 'https://c/', changedAt: -1 },
        7,
      ],
    });
    expect(planning.profiles).toEqual([profile('a')]);
    expect(planning.chosen).toBe('balanced');
    expect(planning.videos.map(({ videoUrl }) => videoUrl)).toEqual(['https://b/', URL]);
    expect(choicesFor(planning, URL)).toMatchObject({ brief: null, kept: [1, 3], podSeconds: 90 });
    expect(choicesFor(planning, 'https://b/')).toMatchObject({ brief: null, corrections: [correction] });
  });

  it.each([null, 5, 'x', [], { profiles: 'x', videos: { length: 1e9 } }])(
    'is empty when the stored value is %j',
    async (value) => {
      expect(await readOf(value)).toEqual({ profiles: [], chosen: 'balanced', videos: [] });
    },
  );
});
