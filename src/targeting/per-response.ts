import type { AnalysisResponse } from '@/contracts/analysis';

/** Maximum number of results stored for one response: a slider tries many confidences. */
const MAX_STORED = 4;

/**
 * Computes something once for each response and least confidence. A response must not be changed after it was passed
 * in; its results are garbage collected with it.
 *
 * @param compute `leastConfidence` is 0 to 1: concepts of an entry below it do not count
 */
export function perResponse<T>(
  compute: (response: AnalysisResponse, leastConfidence: number) => T,
): (response: AnalysisResponse, leastConfidence?: number) => T {
  const stored = new WeakMap<AnalysisResponse, Map<number, T>>();
  return (response, leastConfidence = 0) => {
    const known = stored.get(response) ?? new Map<number, T>();
    stored.set(response, known);
    if (!known.has(leastConfidence)) {
      if (known.size >= MAX_STORED) known.clear();
      known.set(leastConfidence, compute(response, leastConfidence));
    }
    return known.get(leastConfidence) as T;
  };
}
