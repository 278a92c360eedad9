import { useEffect, useState } from 'react';
import { openChangeChannel } from '@/lib/change-channel';
import type { UserVault } from '@/lib/device-vault';
import { NOTHING_PLANNED } from '@/data/planning/planning';
import { PLANNING_CHANNEL } from '@/data/planning/planning-record';
import { createStoredPlanning } from '@/data/planning/stored-planning';
import type { Brief } from '@/targeting/brief';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { usePlanningSync } from '../plan/use-planning-sync';

const [CAREFUL] = PRESETS as [SuitabilityProfile];

/**
 * The profile and the brief of a comparison, chosen from the ones available to the user, and the user's planning for
 * these videos, also from other devices.
 */
export function useComparison(device: UserVault | null, videoUrls: readonly string[]) {
  const [planning, setPlanning] = useState(NOTHING_PLANNED);
  const [profileId, setProfileId] = useState<string>();
  const [briefText, setBriefText] = useState('');

  usePlanningSync(videoUrls);
  useEffect(() => {
    if (!device) return;
    const stored = createStoredPlanning(device);
    let isCurrent = true;
    function read() {
      stored.read().then(
        (read) => {
          if (isCurrent) setPlanning(read);
        },
        (error: unknown) => console.error('Reading the stored planning failed', error),
      );
    }
    read();
    const channel = openChangeChannel(PLANNING_CHANNEL, read);
    return () => {
      isCurrent = false;
      channel.close();
    };
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
