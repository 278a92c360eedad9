import { USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { MAX_PROFILES, type Planning } from '@/data/planning/planning';
import { mergedProfile } from '@/data/planning/planning-parts';
import type { StoredPlanning } from '@/data/planning/stored-planning';

/** The user's own profiles, and which profile is chosen. */
export type Profiles = Pick<Planning, 'profiles' | 'chosen'>;

/** Returns the changed part of the profiles. */
export type ProfilesChange = (current: Profiles) => Partial<Profiles>;

/** The functions that change the profiles. */
export interface ProfileChanges {
  chooseProfile: (id: string) => void;
  /**
   * Changes the chosen profile; changing a preset creates a profile of the user, with this name.
   *
   * @returns whether there was room for it
   */
  changeProfile: (profile: SuitabilityProfile, nameOfOwn: string) => boolean;
  /** Adds a copy of a profile and chooses it. @returns whether there was room for it */
  addProfile: (profile: Omit<SuitabilityProfile, 'id'>) => boolean;
  removeProfile: (id: string) => void;
}

/**
 * @param own the user's own profiles
 * @param change applies a change to the profiles; `save` stores the same change
 */
export function profileChanges(
  own: readonly SuitabilityProfile[],
  change: (changeOf: ProfilesChange, save: (planning: StoredPlanning) => Promise<unknown>) => void,
): ProfileChanges {
  function addProfile(added: Omit<SuitabilityProfile, 'id'>): boolean {
    if (own.length >= MAX_PROFILES) return false;
    const copy = { ...added, name: added.name.slice(0, MAX_NAME_LENGTH), id: crypto.randomUUID() };
    change(
      ({ profiles }) => ({
        profiles: [...profiles.filter(({ id }) => id !== copy.id), copy],
        chosen: copy.id,
      }),
      async (planning) => {
        await planning.saveProfile(copy);
        await planning.chooseProfile(copy.id);
      },
    );
    return true;
  }

  return {
    chooseProfile: (id) =>
      change(
        () => ({ chosen: id }),
        (planning) => planning.chooseProfile(id),
      ),
    changeProfile(changed, nameOfOwn) {
      const before = own.find(({ id }) => id === changed.id);
      if (!before) return addProfile({ ...changed, name: nameOfOwn });
      // While a name is being typed, it can be empty for a moment.
      const name = (changed.name.trim() === '' ? nameOfOwn : changed.name).slice(0, MAX_NAME_LENGTH);
      change(
        ({ profiles }) => ({
          profiles: profiles.map((each) =>
            each.id === changed.id ? mergedProfile(before, changed, each) : each,
          ),
        }),
        (planning) =>
          planning.changeProfile(changed.id, (stored) => mergedProfile(before, { ...changed, name }, stored)),
      );
      return true;
    },
    addProfile,
    removeProfile: (id) =>
      change(
        ({ profiles }) => ({
          profiles: profiles.filter((each) => each.id !== id),
          chosen: USUAL_PROFILE.id,
        }),
        async (planning) => {
          await planning.removeProfile(id);
          await planning.chooseProfile(USUAL_PROFILE.id);
        },
      ),
  };
}
