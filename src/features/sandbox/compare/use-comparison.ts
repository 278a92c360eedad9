import { useMemo } from 'react';
import { NO_CHOICES } from '@/data/planning/planning';
import type { Brief } from '@/targeting/brief';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { usePlannedVideos, useStoredProfiles } from '../result/plan/use-stored-planning';
import { useAddressValue } from '../use-address-value';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/**
 * The profile and the brief of a comparison, chosen from the user's profiles and the briefs of these videos, and what is
 * planned for each of them.
 */
export function useComparison(videoUrls: readonly string[]) {
  const stored = useStoredProfiles().value;
  const planned = usePlannedVideos(videoUrls);
  const [profileId, chooseProfile] = useAddressValue('profile');
  const [briefText, chooseBrief] = useAddressValue('brief');

  const choicesOf = useMemo(() => (url: string) => planned.get(url) ?? NO_CHOICES, [planned]);
  const profiles = [...PRESETS, ...stored.profiles];
  const profile = profiles.find(({ id }) => id === (profileId ?? stored.chosen)) ?? CAREFUL;
  const briefs = new Map<string, Brief>();
  for (const url of videoUrls) {
    const { brief } = choicesOf(url);
    if (brief?.text.trim()) briefs.set(brief.text, brief);
  }
  return {
    choicesOf,
    profile,
    profiles,
    chooseProfile: (id: string) => chooseProfile(id),
    brief: briefs.get(briefText ?? '') ?? null,
    briefs: [...briefs.values()],
    chooseBrief: (text: string) => chooseBrief(text === '' ? null : text),
  };
}
