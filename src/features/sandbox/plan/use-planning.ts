import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault } from '@/lib/device-vault';
import { withTerm, type Brief, type BriefTerm } from '@/targeting/brief';
import { parseBrief } from '@/targeting/brief/parse-brief';
import type { BreakChoices } from '@/targeting/chosen-places';
import type { Correction } from '@/targeting/corrections';
import { planOf, type MediaPlan } from '@/targeting/plan';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { useVocabularies } from './use-vocabularies';
import {
  choicesFor,
  createStoredPlanning,
  MAX_PROFILES,
  NOTHING_PLANNED,
  type Planning as Stored,
  type StoredPlanning,
  type VideoChoices,
} from './stored-planning';

/** A plan, and what changes it. */
export interface Planning {
  plan: MediaPlan;
  profile: SuitabilityProfile;
  /** The person's own profiles, in the order in which they were made. */
  own: readonly SuitabilityProfile[];
  chooseProfile: (id: string) => void;
  /**
   * Changes the chosen profile; of a preset it makes a profile of the person's own, with this name.
   *
   * @returns whether there was room for it
   */
  changeProfile: (profile: SuitabilityProfile, nameOfOwn: string) => boolean;
  /** Adds a copy of a profile and chooses it. @returns whether there was room for it */
  addProfile: (profile: Omit<SuitabilityProfile, 'id'>) => boolean;
  removeProfile: (id: string) => void;
  brief: Brief | null;
  /** Whether briefs can be understood: false where the vocabulary could not be loaded, undefined until it is. */
  hasVocabulary: boolean | undefined;
  setBriefText: (text: string) => void;
  /** Takes a term of the brief for something else. */
  setTerm: (index: number, kind: BriefTerm['kind']) => void;
  keepBreak: (timestamp: number, isKept: boolean) => void;
  dropBreak: (timestamp: number, isDropped: boolean) => void;
  /** Adds a break by hand, also one that was dropped. */
  addBreak: (timestamp: number) => void;
  /** An empty choice is the usual number for the length of the video. */
  setBreakNumber: (number: Pick<BreakChoices, 'count' | 'perHour'>) => void;
  /** In ms; undefined for the usual one. */
  setSpacing: (spacingMs: number | undefined) => void;
  setPodSeconds: (seconds: number) => void;
  correct: (correction: Omit<Correction, 'id' | 'at'>) => void;
  undoCorrection: (id: string) => void;
}

type Profiles = Pick<Stored, 'profiles' | 'chosen'>;
type ProfilesChange = (current: Profiles) => Partial<Profiles>;
type ChoicesChange = (current: VideoChoices) => Partial<VideoChoices>;

function logFailure(error: unknown): void {
  console.error('Storing the plan on this device failed', error);
}

/** Timestamps in time order, with one of them or without it. */
function toggled(timestamps: readonly number[], timestamp: number, isIn: boolean): number[] {
  const others = timestamps.filter((each) => each !== timestamp);
  return isIn ? [...others, timestamp].toSorted((a, b) => a - b) : others;
}

/** A brief that was typed on: what was changed by hand before stays so where its words are still there. */
function retyped(before: Brief | null, brief: Brief): Brief {
  const wordsOf = ({ text }: Brief, { from, to }: BriefTerm) => text.slice(from, to).toLowerCase();
  const byHand = (before?.terms ?? []).filter(({ language, meanings }) => !language && meanings.length > 0);
  return {
    ...brief,
    terms: brief.terms.map((term) => {
      const changed = before && byHand.find((each) => wordsOf(before, each) === wordsOf(brief, term));
      return changed ? { ...changed, from: term.from, to: term.to } : term;
    }),
  };
}

/**
 * The plan of a result by the person's profile and choices, which the device stores. Controls follow a change at once,
 * the plan deferred. What is returned stays the same object until something of it changes.
 */
export function usePlanning(response: AnalysisResponse, device: PersonsVault | null): Planning {
  const { videoUrl } = response;
  const stored = useMemo(() => device && createStoredPlanning(device), [device]);
  const [{ profiles: own, chosen }, setProfiles] = useState<Profiles>(NOTHING_PLANNED);
  const [choices, setChoices] = useState(() => choicesFor(NOTHING_PLANNED, videoUrl));
  // What is changed before the device has answered is made again on top of what it has stored.
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
        const { profiles = [], choices: changes = [] } = early.current ?? {};
        early.current = null;
        setProfiles(
          profiles.reduce<Profiles>((before, change) => ({ ...before, ...change(before) }), planning),
        );
        setChoices(
          changes.reduce(
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

  const profile = [...PRESETS, ...own].find(({ id }) => id === chosen) ?? USUAL_PROFILE;
  const all = useMemo(() => ({ ...choices, profile }), [choices, profile]);
  const deferred = useDeferredValue(all);
  const plan = useMemo(() => planOf(response, deferred), [response, deferred]);

  const { vocabularies, hasVocabulary, load } = useVocabularies();
  const { brief } = choices;
  const parsedText = useRef('');

  const planning = useMemo<Planning>(() => {
    /** @param save stores the same change */
    function changeProfiles(change: ProfilesChange, save: (planning: StoredPlanning) => Promise<unknown>) {
      early.current?.profiles.push(change);
      setProfiles((current) => ({ ...current, ...change(current) }));
      if (stored) save(stored).catch(logFailure);
    }

    function chooseProfile(id: string) {
      changeProfiles(
        () => ({ chosen: id }),
        (planning) => planning.chooseProfile(id),
      );
    }

    function addProfile(added: Omit<SuitabilityProfile, 'id'>): boolean {
      if (own.length >= MAX_PROFILES) return false;
      const copy = { ...added, name: added.name.slice(0, MAX_NAME_LENGTH), id: crypto.randomUUID() };
      changeProfiles(
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

    /** @param changeOf may be called again, on what another tab has stored */
    function change(changeOf: ChoicesChange) {
      early.current?.choices.push(changeOf);
      setChoices((current) => ({ ...current, ...changeOf(current) }));
      stored?.saveVideo(videoUrl, changeOf).catch(logFailure);
    }

    return {
      plan,
      profile,
      own,
      chooseProfile,
      changeProfile(changed, nameOfOwn) {
        if (!own.some(({ id }) => id === changed.id)) return addProfile({ ...changed, name: nameOfOwn });
        changeProfiles(
          ({ profiles }) => ({
            profiles: profiles.map((each) => (each.id === changed.id ? changed : each)),
          }),
          // A name that is being typed can be empty for a moment.
          (planning) =>
            planning.saveProfile({
              ...changed,
              name: (changed.name.trim() === '' ? nameOfOwn : changed.name).slice(0, MAX_NAME_LENGTH),
            }),
        );
        return true;
      },
      brief,
      hasVocabulary,
      setBriefText(text) {
        if (!vocabularies) load();
        else parsedText.current = text;
        const parsed = vocabularies ? parseBrief(text, vocabularies) : { text, terms: [] };
        change((current) => ({ brief: text === '' ? null : retyped(current.brief, parsed) }));
      },
      setTerm: (index, kind) => {
        if (brief) change(() => ({ brief: withTerm(brief, index, { kind }) }));
      },
      addProfile,
      removeProfile(id) {
        changeProfiles(
          ({ profiles }) => ({
            profiles: profiles.filter((each) => each.id !== id),
            chosen: USUAL_PROFILE.id,
          }),
          async (planning) => {
            await planning.removeProfile(id);
            await planning.chooseProfile(USUAL_PROFILE.id);
          },
        );
      },
      keepBreak: (timestamp, isKept) => change(({ kept }) => ({ kept: toggled(kept, timestamp, isKept) })),
      dropBreak: (timestamp, isDropped) =>
        change(({ kept, dropped }) => ({
          kept: isDropped ? toggled(kept, timestamp, false) : kept,
          dropped: toggled(dropped, timestamp, isDropped),
        })),
      addBreak: (timestamp) =>
        change(({ kept, dropped }) => ({
          kept: toggled(kept, timestamp, true),
          dropped: toggled(dropped, timestamp, false),
        })),
      setBreakNumber: (number) =>
        change(({ breakOptions: { spacingMs } }) => ({
          breakOptions: { ...number, ...(spacingMs === undefined ? {} : { spacingMs }) },
        })),
      setSpacing: (spacingMs) =>
        change(({ breakOptions: { count, perHour } }) => ({
          breakOptions: {
            ...(count === undefined ? {} : { count }),
            ...(perHour === undefined ? {} : { perHour }),
            ...(spacingMs === undefined ? {} : { spacingMs }),
          },
        })),
      setPodSeconds: (podSeconds) => change(() => ({ podSeconds })),
      correct(correction) {
        const made = { ...correction, id: crypto.randomUUID(), at: Date.now() };
        change(({ corrections }) => ({
          corrections: [...corrections.filter(({ id }) => id !== made.id), made],
        }));
      },
      undoCorrection: (id) =>
        change(({ corrections }) => ({ corrections: corrections.filter((each) => each.id !== id) })),
    };
  }, [stored, videoUrl, own, profile, plan, brief, vocabularies, hasVocabulary, load]);

  useEffect(() => {
    // It was typed before the vocabulary had come.
    if (vocabularies && brief?.terms.length === 0 && parsedText.current !== brief.text) {
      planning.setBriefText(brief.text);
    }
  });
  return planning;
}
