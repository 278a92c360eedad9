import type { MediaPlan, PlannedBreak } from '@/targeting/plan';

/** The breaks of a plan that are exported. */
export function reportedBreaks({ breaks }: MediaPlan): PlannedBreak[] {
  return breaks.filter(({ isExported }) => isExported);
}
