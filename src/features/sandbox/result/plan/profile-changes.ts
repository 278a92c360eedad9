import { USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { MAX_PROFILES, type Profiles } from '@/data/planning/planning';

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
 * @param change applies a change to the profiles and stores it; `storedOf` is stored instead of it
 */
export function profileChanges(
  own: readonly SuitabilityProfile[],
  change: (changeOf: ProfilesChange, storedOf?: ProfilesChange) => void,
): ProfileChanges {
  function addProfile(added: Omit<SuitabilityProfile, 'id'>): boolean {
    if (own.length >= MAX_PROFILES) return false;
    const copy = { ...added, name: added.name.slice(0, MAX_NAME_LENGTH), id: crypto.randomUUID() };
    change(({ profiles }) => ({ profiles: [...profiles, copy], chosen: copy.id }));
    return true;
  }

  return {
    chooseProfile: (chosen) => change(() => ({ chosen })),
    changeProfile(changed, nameOfOwn) {
      if (!own.some(({ id }) => id === changed.id)) return addProfile({ ...changed, name: nameOfOwn });
      const withName =
        (name: string): ProfilesChange =>
        ({ profiles }) => ({
          profiles: profiles.map((each) => (each.id === changed.id ? { ...changed, name } : each)),
        });
      // While a name is being typed, it can be empty for a moment.
      const name = (changed.name.trim() === '' ? nameOfOwn : changed.name).slice(0, MAX_NAME_LENGTH);
      change(withName(changed.name), withName(name));
      return true;
    },
    addProfile,
    removeProfile: (id) =>
      change(({ profiles }) => ({
        profiles: profiles.filter((each) => each.id !== id),
        chosen: USUAL_PROFILE.id,
      })),
  };
}
