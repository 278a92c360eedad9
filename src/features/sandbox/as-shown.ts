import type { AnalysisResponse } from '@/contracts/analysis';
import { MODEL_SAYS } from './device-switch';

const withoutModel = new WeakMap<AnalysisResponse, AnalysisResponse>();

/**
 * A response as this device shows it, on every page and in every file: without what a model says if that is switched off.
 *
 * @returns the same object for the same response: plans are computed once for each
 */
export function asShown(response: AnalysisResponse, showsModel = MODEL_SAYS.isOn()): AnalysisResponse {
  if (showsModel || response.understanding === undefined) return response;
  const known = withoutModel.get(response);
  if (known !== undefined) return known;
  const { understanding: _, ...measured } = response;
  withoutModel.set(response, measured);
  return measured;
}
