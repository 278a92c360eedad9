import type { AnalysisProgress } from '@/contracts/analysis-events';

/** So many per cent later there is something to say again. */
const STEP = 25;

/**
 * What of the progress is said aloud: rarely, or nobody could listen to anything else.
 *
 * @param said what was said last; null when nothing was
 * @returns what is the last thing said now
 */
export function progressToSay(said: AnalysisProgress | null, now: AnalysisProgress): AnalysisProgress {
  return said?.stage === now.stage && now.percent < said.percent + STEP ? said : now;
}
