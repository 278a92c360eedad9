import * as v from 'valibot';
import type { UserVault } from '@/lib/device-vault';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { suitabilityProfileSchema } from '@/targeting/suitability-file';
import { choicesFor, MAX_PROFILES, type Planning, type VideoChoices } from './planning';
import { changePlanning, readPlanningRecord } from './planning-record';

/** The planning of one user on this device. Every method resolves with all of it, as stored afterwards. */
export interface StoredPlanning {
  read(): Promise<Planning>;
  /**
   * Adds a profile, or replaces the one with the same ID. A preset is never replaced.
   *
   * @throws RangeError if there are {@link MAX_PROFILES} already, or the profile is invalid
   * @throws DOMException, as all other methods, if the browser cannot store it
   */
  saveProfile(profile: SuitabilityProfile): Promise<Planning>;
  /**
   * Changes a profile. Does nothing if it does not exist.
   *
   * @param change called with what is stored now, so that changes by another tab are kept
   * @throws RangeError if the changed profile is invalid
   */
  changeProfile(id: string, change: (profile: SuitabilityProfile) => SuitabilityProfile): Promise<Planning>;
  removeProfile(id: string): Promise<Planning>;
  chooseProfile(id: string): Promise<Planning>;
  /**
   * Changes what is planned for a video; what is not given stays.
   *
   * @param change called with what is stored now, so that changes by another tab are kept
   */
  saveVideo(videoUrl: string, change: (choices: VideoChoices) => Partial<VideoChoices>): Promise<Planning>;
}

/** @throws RangeError if it is invalid, or a preset */
function checkProfile(profile: SuitabilityProfile): void {
  if (PRESETS.some(({ id }) => id === profile.id) || !v.is(suitabilityProfileSchema, profile))
    throw new RangeError('The profile is invalid');
}

/** @param now the time in ms since 1970 */
export function createStoredPlanning(vault: UserVault, now: () => number = Date.now): StoredPlanning {
  const change = (next: (planning: Planning) => Planning) => changePlanning(vault, next);

  return {
    read: async () => (await readPlanningRecord(vault)).planning,
    saveProfile: (profile) =>
      change((planning) => {
        const isKnown = planning.profiles.some(({ id }) => id === profile.id);
        if (!isKnown && planning.profiles.length >= MAX_PROFILES)
          throw new RangeError('There are too many profiles');
        checkProfile(profile);
        const profiles = isKnown
          ? planning.profiles.map((each) => (each.id === profile.id ? profile : each))
          : [...planning.profiles, profile];
        return { ...planning, profiles };
      }),
    changeProfile: (id, changeOf) =>
      change((planning) => {
        const profiles = planning.profiles.map((each) => (each.id === id ? changeOf(each) : each));
        profiles.filter((each) => each.id === id).forEach(checkProfile);
        return { ...planning, profiles };
      }),
    removeProfile: (id) =>
      change((planning) => ({ ...planning, profiles: planning.profiles.filter((each) => each.id !== id) })),
    chooseProfile: (chosen) => change((planning) => ({ ...planning, chosen })),
    saveVideo: (videoUrl, changeOf) =>
      change((planning) => {
        const known = choicesFor(planning, videoUrl);
        const changed = { ...known, ...changeOf(known), videoUrl, changedAt: now() };
        const others = planning.videos.filter((each) => each.videoUrl !== videoUrl);
        return { ...planning, videos: [changed, ...others] };
      }),
  };
}
