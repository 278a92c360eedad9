import { use, useEffect, useMemo, useState } from 'react';
import { createFollowedPart } from '@/data/planning/followed-part';
import { VIDEO_FORM } from '@/data/planning/part-forms';
import { NO_CHOICES, type VideoChoices } from '@/data/planning/planning';
import { partOfVideo } from '@/data/planning/planning-documents';
import type { Brief } from '@/targeting/brief';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { PlanningContext, useStoredProfiles } from '../result/plan/use-stored-planning';
import { useAddressValue } from '../use-address-value';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/** What the user has planned for each of these videos, also on other devices. */
export function usePlannedVideos(videoUrls: readonly string[]): ReadonlyMap<string, VideoChoices> {
  const documents = use(PlanningContext);
  const [planned, setPlanned] = useState<ReadonlyMap<string, VideoChoices>>(new Map());
  const list = JSON.stringify([...new Set(videoUrls)]);
  useEffect(() => {
    if (!documents) return;
    const ends = (JSON.parse(list) as string[]).flatMap((url) => {
      const part = createFollowedPart(partOfVideo(url), VIDEO_FORM);
      const show = ({ value }: { value: VideoChoices }) =>
        setPlanned((before) => (before.get(url) === value ? before : new Map(before).set(url, value)));
      return [part.subscribe(show), part.follow(documents)];
    });
    return () => ends.forEach((end) => end());
  }, [documents, list]);
  return planned;
}

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
