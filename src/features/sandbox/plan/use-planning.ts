import { useEffect, useMemo, useRef } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault } from '@/lib/device-vault';
import { useAfterPaint } from '@/lib/use-after-paint';
import type { PlanningSyncStatus } from '@/planning/planning-sync';
import { withTerm, type Brief, type BriefTerm } from '@/targeting/brief';
import { parseBrief } from '@/targeting/brief/parse-brief';
import { planOf, type MediaPlan } from '@/targeting/plan';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { choiceChanges, retyped, type ChoiceChanges } from './choice-changes';
import { profileChanges, type ProfileChanges } from './profile-changes';
import { usePlanningSync } from './use-planning-sync';
import { useStoredPlanning } from './use-stored-planning';
import { useVocabularies } from './use-vocabularies';

/** A plan with its suitability profile, and what changes that. */
export interface Suitability extends ProfileChanges {
  plan: MediaPlan;
  profile: SuitabilityProfile;
  /** The person's own profiles, in the order in which they were made. */
  own: readonly SuitabilityProfile[];
  /** How far the person's other devices have it; null until that is known. */
  synced: PlanningSyncStatus | null;
}

/** All of a plan, and what changes it. */
export interface Planning extends Suitability, ChoiceChanges {
  brief: Brief | null;
  /** Whether briefs can be understood: false where the vocabulary could not be loaded, undefined until it is. */
  hasVocabulary: boolean | undefined;
  /** Whether the device has stored all of it: false after it has refused a change. */
  isStored: boolean;
  setBriefText: (text: string) => void;
  /** Takes a term of the brief for something else. */
  setTerm: (index: number, kind: BriefTerm['kind']) => void;
}

/**
 * The plan of a result by the person's profile and choices, which the device stores. Controls follow a change at once,
 * the plan after the frame that shows it. What is returned stays the same object until something of it changes.
 */
export function usePlanning(
  response: AnalysisResponse,
  title: string | undefined,
  device: PersonsVault | null,
): { planning: Planning; suitability: Suitability } {
  const synced = usePlanningSync([response.videoUrl]);
  const {
    profiles: own,
    chosen,
    choices,
    isStored,
    changeProfiles,
    changeChoices,
  } = useStoredPlanning(response.videoUrl, device);

  const profile = [...PRESETS, ...own].find(({ id }) => id === chosen) ?? USUAL_PROFILE;
  const all = useMemo(() => ({ ...choices, profile, title }), [choices, profile, title]);
  const deferred = useAfterPaint(all);
  const plan = useMemo(() => planOf(response, deferred), [response, deferred]);

  const { vocabularies, hasVocabulary, load } = useVocabularies();
  const { brief } = choices;
  const parsedText = useRef('');
  /** The brief before it was typed on without a vocabulary: what was changed by hand in it stays. */
  const understood = useRef<Brief | null>(null);

  const suitability = useMemo<Suitability>(
    () => ({ plan, profile, own, synced, ...profileChanges(own, changeProfiles) }),
    [plan, profile, own, synced, changeProfiles],
  );
  const planning = useMemo<Planning>(
    () => ({
      ...suitability,
      ...choiceChanges(changeChoices),
      brief,
      hasVocabulary,
      isStored,
      setBriefText(text) {
        if (!vocabularies) load();
        else parsedText.current = text;
        const parsed = vocabularies ? parseBrief(text, vocabularies) : { text, terms: [] };
        changeChoices((current) => {
          if (!vocabularies && current.brief?.terms.length) understood.current = current.brief;
          return { brief: text === '' ? null : retyped(current.brief, parsed) };
        });
      },
      setTerm(index, kind) {
        changeChoices(({ brief }) => (brief ? { brief: withTerm(brief, index, { kind }) } : {}));
      },
    }),
    [suitability, changeChoices, brief, vocabularies, hasVocabulary, isStored, load],
  );

  useEffect(() => {
    // It was typed before the vocabulary had come.
    if (vocabularies && brief?.terms.length === 0 && parsedText.current !== brief.text) {
      parsedText.current = brief.text;
      // By now there may be letters that this rendering has not seen.
      const before = understood.current;
      understood.current = null;
      changeChoices(({ brief: latest }) =>
        latest?.terms.length === 0 ? { brief: retyped(before, parseBrief(latest.text, vocabularies)) } : {},
      );
    }
  });
  return { planning, suitability };
}
