import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createFollowedPart, type PlanningStatus } from '@/data/planning/followed-part';
import { PROFILES_FORM, VIDEO_FORM, type PartForm } from '@/data/planning/part-forms';
import type { VideoChoices } from '@/data/planning/planning';
import { partOfVideo, type PartKey, type PlanningDocuments } from '@/data/planning/planning-documents';

/** Null until it is loaded, and when no user is signed in. */
export const PlanningContext = createContext<PlanningDocuments | null>(null);

/** The most urgent one first. */
const STATUSES: readonly PlanningStatus[] = ['refused', 'newer', 'page', 'waiting', 'device', 'synced'];

/** A part of what the user has planned; changes by another tab or device arrive as changes of its value. */
export function usePart<T extends object>(key: PartKey, form: PartForm<T>) {
  const documents = use(PlanningContext);
  const part = useMemo(() => createFollowedPart(key, form), [key, form]);
  useEffect(() => (documents ? part.follow(documents) : undefined), [part, documents]);
  return { ...useStore(part), change: part.change };
}

/** The user's profiles. */
export const useStoredProfiles = () => usePart('profiles', PROFILES_FORM);

/**
 * The user's profiles and choices for a video. Controls show a change at once. The functions that change them stay the
 * same for a video.
 */
export function useStoredPlanning(videoUrl: string) {
  const profiles = useStoredProfiles();
  const video = usePart(partOfVideo(videoUrl), VIDEO_FORM);
  return {
    ...profiles.value,
    choices: video.value,
    status: STATUSES.find((each) => each === profiles.status || each === video.status) ?? 'waiting',
    changeProfiles: profiles.change,
    changeChoices: video.change,
  };
}

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
