import { describe, expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { createStoredPlanning } from '@/data/planning/stored-planning';
import { MAX_PROFILES } from '@/data/planning/planning';
import { profileOf } from '@/data/planning/testing/samples';
import { USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { profileChanges, type ProfileChanges, type Profiles } from './profile-changes';

it("two tabs can change one profile without losing each other's changes", async () => {
  const stored = createStoredPlanning(createMemoryVault().of('u1'));
  const before = profileOf('a', { exclusions: ['1'] });
  await stored.saveProfile(before);
  const tab = () => {
    const saves: Promise<unknown>[] = [];
    const { changeProfile } = profileChanges([before], (_, save) => saves.push(save(stored)));
    return { changeProfile, saved: () => Promise.all(saves) };
  };
  const [one, other] = [tab(), tab()];
  one.changeProfile({ ...before, exclusions: ['1', '2'], topics: { pg0WhF: 'low' } }, 'Mine');
  other.changeProfile({ ...before, name: 'Client X', exclusions: [] }, 'Mine');
  await one.saved();
  await other.saved();
  expect((await stored.read()).profiles).toEqual([
    profileOf('a', { name: 'Client X', exclusions: ['2'], topics: { pg0WhF: 'low' } }),
  ]);
});

it('a temporarily empty name is stored as the replacement name', async () => {
  const stored = createStoredPlanning(createMemoryVault().of('u1'));
  await stored.saveProfile(profileOf('a'));
  const saves: Promise<unknown>[] = [];
  const { changeProfile } = profileChanges([profileOf('a')], (_, save) => saves.push(save(stored)));
  expect(changeProfile(profileOf('a', { name: ' ' }), 'Balanced (changed)')).toBe(true);
  await Promise.all(saves);
  expect((await stored.read()).profiles).toEqual([profileOf('a', { name: 'Balanced (changed)' })]);
});

it('unchanged parts of a profile stay the same objects, so that long lists are not rendered again', () => {
  const before = profileOf('a', { exclusions: ['1'], avoid: ['loud'] });
  const changes: Partial<Profiles>[] = [];
  const { changeProfile } = profileChanges([before], (changeOf) => {
    changes.push(changeOf({ profiles: [before], chosen: 'a' }));
  });
  changeProfile({ ...before, topics: { pg0WhF: 'low' } }, 'Mine');
  const [changed] = changes[0]?.profiles ?? [];
  expect(changed?.topics).toEqual({ pg0WhF: 'low' });
  expect(changed?.exclusions).toBe(before.exclusions);
  expect(changed?.avoid).toBe(before.avoid);
});

describe('the profiles of a user', () => {
  /** What the page shows and what the device has stored after a change. */
  async function after<Result>(own: SuitabilityProfile[], make: (changes: ProfileChanges) => Result) {
    const stored = createStoredPlanning(createMemoryVault().of('u1'));
    for (const profile of own) await stored.saveProfile(profile);
    let shown: Profiles = await stored.read();
    const saves: Promise<unknown>[] = [];
    const result = make(
      profileChanges(own, (changeOf, save) => {
        shown = { ...shown, ...changeOf(shown) };
        saves.push(save(stored));
      }),
    );
    await Promise.all(saves);
    const { profiles, chosen } = await stored.read();
    expect({ profiles, chosen }).toEqual({ profiles: shown.profiles, chosen: shown.chosen });
    return { result, profiles, chosen };
  }

  it('include a copy of the preset that is changed, which is then chosen', async () => {
    const changed = { ...USUAL_PROFILE, exclusions: ['483'] };
    const { result, profiles, chosen } = await after([], (changes) =>
      changes.changeProfile(changed, 'Balanced (changed)'),
    );
    expect(result).toBe(true);
    expect(profiles).toEqual([{ ...changed, name: 'Balanced (changed)', id: chosen }]);
    expect(chosen).not.toBe(USUAL_PROFILE.id);
  });

  it('have names that are shortened if they are too long', async () => {
    const long = 'x'.repeat(MAX_NAME_LENGTH + 1);
    const added = await after([], (changes) => changes.addProfile(profileOf('a', { name: long })));
    expect(added.profiles.map(({ name }) => name.length)).toEqual([MAX_NAME_LENGTH]);
    const stored = createStoredPlanning(createMemoryVault().of('u1'));
    await stored.saveProfile(profileOf('a'));
    const saves: Promise<unknown>[] = [];
    const { changeProfile } = profileChanges([profileOf('a')], (_, save) => saves.push(save(stored)));
    changeProfile(profileOf('a', { name: ' ' }), long);
    await Promise.all(saves);
    expect((await stored.read()).profiles[0]?.name).toHaveLength(MAX_NAME_LENGTH);
  });

  it('are limited in number', async () => {
    const own = Array.from({ length: MAX_PROFILES }, (_, index) => profileOf(`own-${index}`));
    const { result, profiles, chosen } = await after(own, (changes) => [
      changes.addProfile(profileOf('another')),
      changes.changeProfile(USUAL_PROFILE, 'Balanced (changed)'),
    ]);
    expect(result).toEqual([false, false]);
    expect(profiles).toEqual(own);
    expect(chosen).toBe(USUAL_PROFILE.id);
  });

  it('are followed by the default profile when the chosen one is removed', async () => {
    const { profiles, chosen } = await after([profileOf('a'), profileOf('b')], (changes) => {
      changes.chooseProfile('a');
      changes.removeProfile('a');
    });
    expect(profiles).toEqual([profileOf('b')]);
    expect(chosen).toBe(USUAL_PROFILE.id);
  });
});
