import type { AnalysisResponse } from '@/contracts/analysis';
import type { PlanEditor, Suitability } from './plan/use-planning';
import type { Player } from './player/use-player';
import type { TrackRun } from './transcript/track-run';

/** The views of a result, in the order of their tabs. The address names one as `?view=`. */
export const RESULT_VIEWS = [
  'overview',
  'breaks',
  'spots',
  'windows',
  'scenes',
  'suitability',
  'timeline',
  'details',
] as const;

export type ResultView = (typeof RESULT_VIEWS)[number];

/** The view of an address that names none. */
export const FIRST_VIEW: ResultView = 'overview';

/** Without concepts there is no plan. */
const WITHOUT_PLAN: readonly ResultView[] = ['overview', 'details'];

/** @returns the views that a result has */
export const viewsOf = (hasPlan: boolean): readonly ResultView[] => (hasPlan ? RESULT_VIEWS : WITHOUT_PLAN);

/** @returns the view with that name if the result has it, or the first one */
export const viewOf = (name: string | null, hasPlan: boolean): ResultView =>
  viewsOf(hasPlan).find((view) => view === name) ?? FIRST_VIEW;

/** What every view of a result shows and changes. */
export interface ResultViewProps {
  /** With the corrected labels, so that what is shown and exported is what the plan is based on. */
  response: AnalysisResponse;
  /** What the program is called (`nameOfProgram`); undefined for the name of its file. */
  title: string | undefined;
  /** In ms since 1970. */
  analyzedAt: number;
  planning: PlanEditor;
  /** The same for long parts, which follow later: an interaction does not wait for them. */
  settled: PlanEditor;
  suitability: Suitability;
  player: Player;
  trackRun: TrackRun;
  /** Analyzes the video again, with its speech. */
  onTranscribe: () => void;
}
