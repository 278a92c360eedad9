import { useEffect, useMemo, useRef } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useAfterPaint } from '@/lib/use-after-paint';
import type { PlanningStatus } from '@/data/planning/followed-part';
import { withTerm, type Brief, type BriefTerm } from '@/targeting/brief';
import { parseBrief } from '@/targeting/brief/parse-brief';
import { planOf, type MediaPlan } from '@/targeting/plan';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { choiceChanges, retyped, type ChoiceChanges } from './choice-changes';
import { profileChanges, type ProfileChanges } from './profile-changes';
import { useStoredPlanning } from './use-stored-planning';
import { useVocabularies } from './use-vocabularies';

/** A plan with its suitability profile, and the functions that change the profile. */
export interface Suitability extends ProfileChanges {
  plan: MediaPlan;
  profile: SuitabilityProfile;
  /** The user's own profiles, in the order in which they were created. */
  own: readonly SuitabilityProfile[];
  /** Where the changes are. */
  status: PlanningStatus;
}

/** A complete plan, and the functions that change it. */
export interface PlanEditor extends Suitability, ChoiceChanges {
  brief: Brief | null;
  /** Whether briefs can be understood: false if the vocabulary could not be loaded, undefined until it is. */
  hasVocabulary: boolean | undefined;
  setBriefText: (text: string) => void;
  /** Changes how a term of the brief is understood. */
  setTerm: (index: number, kind: BriefTerm['kind']) => void;
}

/**
 * The plan of a result by the user's profile and choices, which are stored. Controls show a change at once; the
 * plan follows after the frame that shows it. The returned objects stay the same until something in them changes.
 */
export function usePlanning(
  response: AnalysisResponse,
  title: string | undefined,
): { planning: PlanEditor; suitability: Suitability } {
  const {
    profiles: own,
    chosen,
    choices,
    status,
    changeProfiles,
    changeChoices,
  } = useStoredPlanning(response.videoUrl);

  const profile = [...PRESETS, ...own].find(({ id }) => id === chosen) ?? USUAL_PROFILE;
  const all = useMemo(() => ({ ...choices, profile, title }), [choices, profile, title]);
  const deferred = useAfterPaint(all);
  const plan = useMemo(() => planOf(response, deferred), [response, deferred]);

  const { vocabularies, hasVocabulary, load } = useVocabularies();
  const { brief } = choices;
  const parsedText = useRef('');
  /** The brief before it was edited without a vocabulary: what was changed by hand in it stays. */
  const understood = useRef<Brief | null>(null);

  const suitability = useMemo<Suitability>(
    () => ({ plan, profile, own, status, ...profileChanges(own, changeProfiles) }),
    [plan, profile, own, status, changeProfiles],
  );
  const planning = useMemo<PlanEditor>(
    () => ({
      ...suitability,
      ...choiceChanges(changeChoices),
      brief,
      hasVocabulary,
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
    [suitability, changeChoices, brief, vocabularies, hasVocabulary, load],
  );

  useEffect(() => {
    // The text was typed before the vocabulary was loaded.
    if (vocabularies && brief?.terms.length === 0 && parsedText.current !== brief.text) {
      parsedText.current = brief.text;
      // The text may have changed since this rendering.
      const before = understood.current;
      understood.current = null;
      changeChoices(({ brief: latest }) =>
        latest?.terms.length === 0 ? { brief: retyped(before, parseBrief(latest.text, vocabularies)) } : {},
      );
    }
  });
  return { planning, suitability };
}
