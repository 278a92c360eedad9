import { describe, expect, it } from 'vitest';
import { MAX_PROFILES, NO_PROFILES, type Profiles } from '@/data/planning/planning';
import { profileOf } from '@/data/planning/testing/samples';
import { USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { profileChanges, type ProfileChanges } from './profile-changes';

/** What is shown and what is stored after a change. */
function after<Result>(own: SuitabilityProfile[], make: (changes: ProfileChanges) => Result) {
  let shown: Profiles = { ...NO_PROFILES, profiles: own };
  let stored = shown;
  const result = make(
    profileChanges(own, (changeOf, storedOf = changeOf) => {
      stored = { ...stored, ...storedOf(shown) };
      shown = { ...shown, ...changeOf(shown) };
    }),
  );
  return { result, shown, stored };
}

it('a temporarily empty name is stored as the replacement name', () => {
  const { shown, stored } = after([profileOf('a')], (changes) =>
    changes.changeProfile(profileOf('a', { name: ' ' }), 'Balanced (changed)'),
  );
  expect(shown.profiles).toEqual([profileOf('a', { name: ' ' })]);
  expect(stored.profiles).toEqual([profileOf('a', { name: 'Balanced (changed)' })]);
});

it('unchanged parts of a profile stay the same objects, so that long lists are not rendered again', () => {
  const before = profileOf('a', { exclusions: ['1'], avoid: ['loud'] });
  const { shown } = after([before], (changes) =>
    changes.changeProfile({ ...before, topics: { pg0WhF: 'low' } }, 'Mine'),
  );
  const [changed] = shown.profiles;
  expect(changed?.topics).toEqual({ pg0WhF: 'low' });
  expect(changed?.exclusions).toBe(before.exclusions);
  expect(changed?.avoid).toBe(before.avoid);
});

describe('the profiles of a user', () => {
  it('include a copy of the preset that is changed, which is then chosen', () => {
    const changed = { ...USUAL_PROFILE, exclusions: ['483'] };
    const { result, shown } = after([], (changes) => changes.changeProfile(changed, 'Balanced (changed)'));
    expect(result).toBe(true);
    expect(shown.profiles).toEqual([{ ...changed, name: 'Balanced (changed)', id: shown.chosen }]);
    expect(shown.chosen).not.toBe(USUAL_PROFILE.id);
  });

  it('have names that are shortened if they are too long', () => {
    const long = 'x'.repeat(MAX_NAME_LENGTH + 1);
    const added = after([], (changes) => changes.addProfile(profileOf('a', { name: long })));
    expect(added.shown.profiles[0]?.name).toHaveLength(MAX_NAME_LENGTH);
    const renamed = after([profileOf('a')], (changes) =>
      changes.changeProfile(profileOf('a', { name: ' ' }), long),
    );
    expect(renamed.stored.profiles[0]?.name).toHaveLength(MAX_NAME_LENGTH);
  });

  it('are limited in number', () => {
    const own = Array.from({ length: MAX_PROFILES }, (_, index) => profileOf(`own-${index}`));
    const { result, shown } = after(own, (changes) => [
      changes.addProfile(profileOf('another')),
      changes.changeProfile(USUAL_PROFILE, 'Balanced (changed)'),
    ]);
    expect(result).toEqual([false, false]);
    expect(shown).toEqual({ ...NO_PROFILES, profiles: own });
  });

  it('are followed by the default profile when the chosen one is removed', () => {
    const { shown } = after([profileOf('a'), profileOf('b')], (changes) => {
      changes.chooseProfile('a');
      changes.removeProfile('a');
    });
    expect(shown).toEqual({ profiles: [profileOf('b')], chosen: USUAL_PROFILE.id });
  });
});
