import { useEffect, useState } from 'react';
import type { PersonsVault } from '@/lib/device-vault';
import type { Brief } from '@/targeting/brief';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { createStoredPlanning, NOTHING_PLANNED } from '../plan/stored-planning';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/** The profile and the brief of a comparison, to be chosen from those that the person has. */
export function useComparison(device: PersonsVault | null) {
  const [planning, setPlanning] = useState(NOTHING_PLANNED);
  const [profileId, setProfileId] = useState<string>();
  const [briefText, setBriefText] = useState('');

  useEffect(() => {
    if (!device) return;
    createStoredPlanning(device)
      .read()
      .then(setPlanning, (error: unknown) => console.error('Reading the stored planning failed', error));
  }, [device]);

  const profiles = [...PRESETS, ...planning.profiles];
  const profile = profiles.find(({ id }) => id === (profileId ?? planning.chosen)) ?? CAREFUL;
  const briefs = new Map<string, Brief>();
  for (const { brief } of planning.videos) {
    if (brief?.text.trim()) briefs.set(brief.text, brief);
  }
  return {
    planning,
    profile,
    profiles,
    chooseProfile: setProfileId,
    brief: briefs.get(briefText) ?? null,
    briefs: [...briefs.values()],
    chooseBrief: setBriefText,
  };
}
