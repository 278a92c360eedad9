import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault } from '@/lib/device-vault';
import { withTerm, type Brief, type BriefTerm } from '@/targeting/brief';
import { parseBrief } from '@/targeting/brief/parse-brief';
import type { BreakChoices } from '@/targeting/chosen-places';
import type { Correction } from '@/targeting/corrections';
import { planOf, type MediaPlan } from '@/targeting/plan';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { useVocabularies } from './use-vocabularies';
import {
  choicesFor,
  createStoredPlanning,
  MAX_PROFILES,
  NOTHING_PLANNED,
  type Planning as Stored,
  type VideoChoices,
} from './stored-planning';

/** A plan, and what changes it. */
export interface Planning {
  plan: MediaPlan;
  profile: SuitabilityProfile;
  /** The person's own profiles, in the order in which they were made. */
  own: readonly SuitabilityProfile[];
  chooseProfile: (id: string) => void;
  /** Changes the chosen profile; of a preset it makes a profile of the person's own, with this name. */
  changeProfile: (profile: SuitabilityProfile, nameOfOwn: string) => void;
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
  /** An empty choice is the usual number for the length of the video. */
  setBreakNumber: (number: Pick<BreakChoices, 'count' | 'perHour'>) => void;
  /** In ms; undefined for the usual one. */
  setSpacing: (spacingMs: number | undefined) => void;
  setPodSeconds: (seconds: number) => void;
  correct: (correction: Omit<Correction, 'id' | 'at'>) => void;
  undoCorrection: (id: string) => void;
}

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
 * the plan deferred.
 */
export function usePlanning(response: AnalysisResponse, device: PersonsVault | null): Planning {
  const { videoUrl } = response;
  const stored = useMemo(() => device && createStoredPlanning(device), [device]);
  const [{ profiles: own, chosen }, setProfiles] =
    useState<Pick<Stored, 'profiles' | 'chosen'>>(NOTHING_PLANNED);
  const [choices, setChoices] = useState(() => choicesFor(NOTHING_PLANNED, videoUrl));
  const isChanged = useRef(false);

  useEffect(() => {
    stored?.read().then((planning) => {
      // What was changed meanwhile wins.
      if (isChanged.current) return;
      setProfiles(planning);
      setChoices(choicesFor(planning, videoUrl));
    }, logFailure);
  }, [stored, videoUrl]);

  const profile = [...PRESETS, ...own].find(({ id }) => id === chosen) ?? USUAL_PROFILE;
  const all = useMemo(() => ({ ...choices, profile }), [choices, profile]);
  const deferred = useDeferredValue(all);
  const plan = useMemo(() => planOf(response, deferred), [response, deferred]);

  function chooseProfile(id: string) {
    isChanged.current = true;
    setProfiles((current) => ({ ...current, chosen: id }));
    stored?.chooseProfile(id).catch(logFailure);
  }

  function addProfile(added: Omit<SuitabilityProfile, 'id'>): boolean {
    if (own.length >= MAX_PROFILES) return false;
    const copy = { ...added, id: crypto.randomUUID() };
    isChanged.current = true;
    setProfiles((current) => ({ profiles: [...current.profiles, copy], chosen: copy.id }));
    stored
      ?.saveProfile(copy)
      .then(() => stored.chooseProfile(copy.id))
      .catch(logFailure);
    return true;
  }

  const { vocabularies, hasVocabulary, load } = useVocabularies();
  const { brief } = choices;
  useEffect(() => {
    if (!vocabularies || !brief || brief.terms.length > 0 || brief.text.trim() === '') return;
    // It was typed before the vocabulary had come.
    change({ brief: parseBrief(brief.text, vocabularies) });
  });

  function change(changed: Partial<VideoChoices>) {
    isChanged.current = true;
    setChoices((current) => ({ ...current, ...changed }));
    stored?.saveVideo(videoUrl, changed).catch(logFailure);
  }

  return {
    plan,
    profile,
    own,
    chooseProfile,
    changeProfile(changed, nameOfOwn) {
      if (!own.some(({ id }) => id === changed.id)) {
        addProfile({ ...changed, name: nameOfOwn });
        return;
      }
      isChanged.current = true;
      setProfiles((current) => ({
        ...current,
        profiles: current.profiles.map((each) => (each.id === changed.id ? changed : each)),
      }));
      // A name that is being typed can be empty for a moment: the one before it stays stored.
      if (changed.name.trim() !== '') stored?.saveProfile(changed).catch(logFailure);
    },
    brief,
    hasVocabulary,
    setBriefText(text) {
      if (!vocabularies) load();
      const parsed = vocabularies ? parseBrief(text, vocabularies) : { text, terms: [] };
      change({ brief: text === '' ? null : retyped(brief, parsed) });
    },
    setTerm(index, kind) {
      if (brief) change({ brief: withTerm(brief, index, { kind }) });
    },
    addProfile,
    removeProfile(id) {
      isChanged.current = true;
      setProfiles(({ profiles }) => ({
        profiles: profiles.filter((each) => each.id !== id),
        chosen: USUAL_PROFILE.id,
      }));
      stored
        ?.removeProfile(id)
        .then(() => stored.chooseProfile(USUAL_PROFILE.id))
        .catch(logFailure);
    },
    keepBreak: (timestamp, isKept) => change({ kept: toggled(choices.kept, timestamp, isKept) }),
    dropBreak: (timestamp, isDropped) =>
      change({
        kept: isDropped ? toggled(choices.kept, timestamp, false) : choices.kept,
        dropped: toggled(choices.dropped, timestamp, isDropped),
      }),
    setBreakNumber(number) {
      const { spacingMs } = choices.breakOptions;
      change({ breakOptions: { ...number, ...(spacingMs === undefined ? {} : { spacingMs }) } });
    },
    setSpacing(spacingMs) {
      const { count, perHour } = choices.breakOptions;
      const number = count === undefined ? (perHour === undefined ? {} : { perHour }) : { count };
      change({ breakOptions: { ...number, ...(spacingMs === undefined ? {} : { spacingMs }) } });
    },
    setPodSeconds: (podSeconds) => change({ podSeconds }),
    correct: (correction) =>
      change({
        corrections: [...choices.corrections, { ...correction, id: crypto.randomUUID(), at: Date.now() }],
      }),
    undoCorrection: (id) => change({ corrections: choices.corrections.filter((each) => each.id !== id) }),
  };
}
