import { expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { createStoredPlanning } from '@/planning/stored-planning';
import { profileOf } from '@/planning/testing/samples';
import { profileChanges, type Profiles } from './profile-changes';

it('two tabs change one profile, and each keeps what the other has changed', async () => {
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

it('a name that is empty for a moment is stored as the one that is given for it', async () => {
  const stored = createStoredPlanning(createMemoryVault().of('u1'));
  await stored.saveProfile(profileOf('a'));
  const saves: Promise<unknown>[] = [];
  const { changeProfile } = profileChanges([profileOf('a')], (_, save) => saves.push(save(stored)));
  expect(changeProfile(profileOf('a', { name: ' ' }), 'Balanced (changed)')).toBe(true);
  await Promise.all(saves);
  expect((await stored.read()).profiles).toEqual([profileOf('a', { name: 'Balanced (changed)' })]);
});

it('what does not change of a profile stays the same object: a press does not render long lists again', () => {
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
