import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openChangeChannel, type ChangeChannel } from '@/lib/change-channel';
import type { UserVault } from '@/lib/device-vault';
import { choicesFor, NOTHING_PLANNED } from '@/data/planning/planning';
import { PLANNING_CHANNEL } from '@/data/planning/planning-record';
import { createStoredPlanning, type StoredPlanning } from '@/data/planning/stored-planning';
import type { ChoicesChange } from './choice-changes';
import type { Profiles, ProfilesChange } from './profile-changes';
import { createSaveQueue } from './save-queue';

function logFailure(error: unknown): void {
  console.error('Reading the plan from this device failed', error);
}

/**
 * The user's profiles and choices for a video, as the device stores them; changes by another tab or device are
 * included. The functions that change them stay the same for a video and a device.
 */
export function useStoredPlanning(videoUrl: string, device: UserVault | null) {
  const stored = useMemo(() => device && createStoredPlanning(device), [device]);
  const [profiles, setProfiles] = useState<Profiles>(NOTHING_PLANNED);
  const [choices, setChoices] = useState(() => choicesFor(NOTHING_PLANNED, videoUrl));
  // Changes made before the device has answered are applied again to what it has stored.
  const early = useRef<{ profiles: ProfilesChange[]; choices: ChoicesChange[] } | null>({
    profiles: [],
    choices: [],
  });

  useEffect(() => {
    if (!stored) {
      early.current = null;
      return;
    }
    stored.read().then(
      (planning) => {
        const { profiles: ofProfiles = [], choices: ofChoices = [] } = early.current ?? {};
        early.current = null;
        setProfiles(
          ofProfiles.reduce<Profiles>((before, change) => ({ ...before, ...change(before) }), planning),
        );
        setChoices(
          ofChoices.reduce(
            (before, change) => ({ ...before, ...change(before) }),
            choicesFor(planning, videoUrl),
          ),
        );
      },
      (error: unknown) => {
        early.current = null;
        logFailure(error);
      },
    );
  }, [stored, videoUrl]);

  const channel = useRef<ChangeChannel | null>(null);
  const [isStored, setIsStored] = useState(true);
  const [saves] = useState(createSaveQueue);
  useEffect(
    () =>
      saves.follow((isAll) => {
        setIsStored(isAll);
        channel.current?.tell();
      }),
    [saves],
  );
  useEffect(() => {
    if (!stored) return;
    const opened = openChangeChannel(PLANNING_CHANNEL, () => void readAgain().catch(logFailure));
    channel.current = opened;
    // Changes that this tab is storing come first: the device then has the changes of both tabs.
    async function readAgain() {
      await saves.idle();
      const planning = await stored?.read();
      if (!planning || channel.current !== opened) return;
      if (saves.state() === 'storing') return readAgain();
      // Changes that only this page has stay visible.
      if (saves.state() === 'refused') return;
      setProfiles(planning);
      setChoices(choicesFor(planning, videoUrl));
    }
    return () => {
      channel.current = null;
      const wasStoring = saves.state() === 'storing';
      void saves.idle().then(() => {
        if (wasStoring) opened.tell();
        opened.close();
      });
    };
  }, [stored, videoUrl, saves]);

  /** @param store stores the same change */
  const changeProfiles = useCallback(
    (changeOf: ProfilesChange, store: (planning: StoredPlanning) => Promise<unknown>) => {
      early.current?.profiles.push(changeOf);
      setProfiles((current) => ({ ...current, ...changeOf(current) }));
      if (stored) saves.add(() => store(stored));
    },
    [stored, saves],
  );

  const changeChoices = useCallback(
    (changeOf: ChoicesChange) => {
      early.current?.choices.push(changeOf);
      setChoices((current) => ({ ...current, ...changeOf(current) }));
      if (stored) saves.add(() => stored.saveVideo(videoUrl, changeOf));
    },
    [stored, videoUrl, saves],
  );

  return { ...profiles, choices, isStored, changeProfiles, changeChoices };
}
