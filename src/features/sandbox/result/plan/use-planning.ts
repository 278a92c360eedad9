import { useCallback, useMemo, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useAfterPaint } from '@/lib/use-after-paint';
import type { PlanningStatus } from '@/data/planning/followed-part';
import type { VideoChoices } from '@/data/planning/planning';
import { planOf, type MediaPlan } from '@/targeting/plan';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { choiceChanges, type ChoiceChanges } from './choice-changes';
import { profileChanges, type ProfileChanges } from './profile-changes';
import { useBrief, type BriefEditor } from './use-brief';
import { useStoredPlanning } from './use-stored-planning';

/** A plan with its suitability profile, and the functions that change the profile. */
export interface Suitability extends ProfileChanges {
  plan: MediaPlan;
  profile: SuitabilityProfile;
  /** The user's own profiles, in the order in which they were created. */
  own: readonly SuitabilityProfile[];
  /** Where the changes are. */
  status: PlanningStatus;
}

/** Whom a report is for. */
export type ReportFor = Readonly<Record<'client' | 'brand' | 'campaign', string>>;

/** A change of the breaks that can be undone. */
export interface BreakStep {
  /** What the page says of it. */
  text: string;
  /** Decisions that it added, and those that it removed. */
  added: Pick<VideoChoices, 'kept' | 'dropped'>;
  removed: Pick<VideoChoices, 'kept' | 'dropped'>;
}

/** A complete plan, and the functions that change it. */
export interface PlanEditor extends Suitability, ChoiceChanges, BriefEditor {
  /** What is chosen for the video, at once: the plan follows. */
  choices: VideoChoices;
  /** Whether this page has changed them. */
  isChanged: boolean;
  /** Kept as long as the result is open. */
  reportFor: ReportFor;
  setReportFor: (reportFor: ReportFor) => void;
  /** Changes of the breaks that can be undone: as long as that, too, because their effect is seen in other views. */
  breakSteps: readonly BreakStep[];
  setBreakSteps: (steps: readonly BreakStep[]) => void;
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
    changeChoices: change,
  } = useStoredPlanning(response.videoUrl);

  const profile = [...PRESETS, ...own].find(({ id }) => id === chosen) ?? USUAL_PROFILE;
  const all = useMemo(() => ({ ...choices, profile, title }), [choices, profile, title]);
  const deferred = useAfterPaint(all);
  const plan = useMemo(() => planOf(response, deferred), [response, deferred]);
  const [isChanged, setChanged] = useState(false);
  const changeChoices = useCallback<typeof change>(
    (...made) => {
      setChanged(true);
      change(...made);
    },
    [change],
  );
  const brief = useBrief(choices.brief, changeChoices);
  const [reportFor, setReportFor] = useState<ReportFor>({ client: '', brand: '', campaign: '' });
  const [breakSteps, setBreakSteps] = useState<readonly BreakStep[]>([]);

  const suitability = useMemo<Suitability>(
    () => ({ plan, profile, own, status, ...profileChanges(own, changeProfiles) }),
    [plan, profile, own, status, changeProfiles],
  );
  const changes = useMemo(() => choiceChanges(changeChoices), [changeChoices]);
  const planning = useMemo<PlanEditor>(
    () => ({
      ...suitability,
      ...changes,
      ...brief,
      ...{ choices, isChanged, reportFor, setReportFor, breakSteps, setBreakSteps },
    }),
    [suitability, changes, brief, choices, isChanged, reportFor, breakSteps],
  );
  return { planning, suitability };
}
