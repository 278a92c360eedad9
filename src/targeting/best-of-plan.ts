import { VERDICTS_BEST_FIRST } from './assessment';
import type { BriefMatch } from './brief-match';
import type { Judged, MediaPlan, PlannedBreak, PlannedScene } from './plan';

const valueOf = ({ match, score = match?.score ?? 0 }: { match?: BriefMatch; score?: number }) =>
  ((match?.score ?? score) + score) / 2;

/** Ranks scenes or breaks: suitable ones first, then by the brief as much as by score, then in time order. */
export function bestFirst<T extends Judged & { score?: number }>(all: readonly T[]): T[] {
  return all.toSorted(
    (a, b) =>
      VERDICTS_BEST_FIRST.indexOf(a.verdict) - VERDICTS_BEST_FIRST.indexOf(b.verdict) ||
      valueOf(b) - valueOf(a),
  );
}

/** Minimum match with the wishes, 0 to 1, of a scene among the best, unless no scene reaches it. */
const GOOD_MATCH = 0.5;

/** Maximum number of the best scenes and breaks. */
const BEST_SCENES = 4;
const BEST_BREAKS = 3;

/**
 * The best scenes: by the brief if it has wishes, otherwise the longest. Excludes scenes that are unsuitable, that are
 * no program, or that meet no wish.
 */
export function bestScenes({ scenes }: MediaPlan): PlannedScene[] {
  const longest = scenes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const matching = bestFirst(longest).filter(
    ({ verdict, match, isFiller }) => verdict !== 'unsuitable' && match?.score !== 0 && !isFiller,
  );
  const good = matching.filter(({ match }) => match === undefined || match.score >= GOOD_MATCH);
  return (good.length > 0 ? good : matching).slice(0, BEST_SCENES);
}

/** The planned breaks and the other places, each in time order. */
export function splitBreaks(breaks: readonly PlannedBreak[]): {
  planned: PlannedBreak[];
  others: PlannedBreak[];
} {
  return {
    planned: breaks.filter(({ isPlanned }) => isPlanned),
    others: breaks.filter(({ isPlanned }) => !isPlanned),
  };
}

/** The best planned breaks, the best first, without unsuitable ones. */
export function bestBreaks(breaks: readonly PlannedBreak[]): PlannedBreak[] {
  const suitable = breaks.filter(({ isPlanned, verdict }) => isPlanned && verdict !== 'unsuitable');
  return bestFirst(suitable).slice(0, BEST_BREAKS);
}
