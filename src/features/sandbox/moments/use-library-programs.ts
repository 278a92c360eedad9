import { useEffect, useMemo } from 'react';
import { hasResult } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { NO_CHOICES, type VideoChoices } from '@/data/planning/planning';
import type { Brief } from '@/targeting/brief';
import { withoutMedia } from '@/targeting/library-moments';
import type { PlanChoices } from '@/targeting/plan';
import { nameOfProgram } from '@/targeting/program-facts';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { asShown } from '../as-shown';
import { programName } from '../program-title';
import { usePlannedVideos, useStoredProfiles } from '../result/plan/use-stored-planning';
import type { StoredAnalysis } from '../stored/stored-analyses';
import { useAddressValue } from '../use-address-value';
import { useResults } from '../use-results';
import { useLibraryPlans, type UnplannedProgram } from './use-library-plans';

/** Maximum number of programs of a search, the newest first. */
export const MAX_PROGRAMS = 500;

interface LibraryOf {
  /** The results of this device. */
  stored: readonly StoredAnalysis[];
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
}

const choicesFor = new WeakMap<VideoChoices, PlanChoices>();

/** What a plan is based on: the same object for the same choices, so that nothing is planned twice. */
function choicesOf(planned: VideoChoices, profile: SuitabilityProfile, brief: Brief | null): PlanChoices {
  const known = choicesFor.get(planned);
  if (known?.profile === profile && known.brief === brief) return known;
  const choices = { ...planned, profile, brief };
  choicesFor.set(planned, choices);
  return choices;
}

/** The first of each URL. */
function onePerVideo<T extends { url: string }>(all: readonly T[]): T[] {
  const byUrl = new Map<string, T>();
  for (const each of all) if (!byUrl.has(each.url)) byUrl.set(each.url, each);
  return [...byUrl.values()];
}

/** The latest result of each video, on the server and on this device. */
function useLatestResults({ stored, library, state }: LibraryOf) {
  const { items, hasOlder, oldestRead } = state;
  const isMore = hasOlder && items.length < MAX_PROGRAMS;
  useEffect(() => {
    if (isMore) library?.loadOlder();
    // Again after each page.
  }, [isMore, library, oldestRead]);

  const latest = useMemo(() => {
    const onDevice = stored.map((each) => ({
      time: each.analyzedAt,
      url: each.response.videoUrl,
      of: { ...each, response: withoutMedia(each.response) },
    }));
    const ids = new Set(stored.map(({ id }) => id));
    const onServer = items
      .filter((item) => !ids.has(item.id) && hasResult(item, item.shown))
      .map((item) => ({ time: Date.parse(item.updatedAt), url: item.url, of: item }));
    const all = [...onDevice, ...onServer].toSorted((a, b) => b.time - a.time);
    return onePerVideo(all)
      .slice(0, MAX_PROGRAMS)
      .map(({ of }) => of);
  }, [stored, items]);
  const wanted = useMemo(() => latest.flatMap((each) => ('response' in each ? [] : [each])), [latest]);
  const results = useResults(library, wanted);
  return { latest, ...results };
}

/** The profile that all programs are judged by: the chosen one, or another that the address names. */
function useProfile() {
  const { profiles, chosen } = useStoredProfiles().value;
  const [id, chooseProfile] = useAddressValue('profile');
  const all = [...PRESETS, ...profiles];
  return {
    profiles: all,
    profile: all.find((each) => each.id === (id ?? chosen)) ?? USUAL_PROFILE,
    chooseProfile: (id: string) => chooseProfile(id),
  };
}

/** All programs of the user, planned with one brief and profile, and with what was planned for each of them. */
export function useLibraryPrograms(of: LibraryOf, brief: Brief | null) {
  const { latest, read, ...reading } = useLatestResults(of);
  const { profile, ...profiles } = useProfile();
  const urls = useMemo(
    () => latest.map((each) => ('response' in each ? each.response.videoUrl : each.url)),
    [latest],
  );
  const planned = usePlannedVideos(urls);
  const unplanned = useMemo(
    () =>
      latest.flatMap((each): UnplannedProgram[] => {
        const response = 'response' in each ? each.response : read.get(each.id)?.response;
        if (!response || response.analysis.length === 0) return [];
        const { videoUrl } = response;
        const choices = choicesOf(planned.get(videoUrl) ?? NO_CHOICES, profile, brief);
        const name = programName(
          nameOfProgram({ response, choices: { program: choices.program, title: each.title } }),
          videoUrl,
        );
        return [{ id: each.id, name, response: asShown(response), choices }];
      }),
    [latest, read, planned, profile, brief],
  );
  return { ...useLibraryPlans(unplanned), ...reading, ...profiles, profile, all: latest.length };
}
