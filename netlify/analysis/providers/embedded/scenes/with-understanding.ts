import type { ProviderRequest, ProviderResult } from '../../../provider';
import { MAX_RESPONSE_BYTES } from '../concepts/describe-video';
import type { FrameFindings } from '../measure/measurements';
import { candidateTopics, SENSITIVE_TOPICS } from '../topics/candidate-topics';
import { sceneFactsOf } from './scene-facts';

/**
 * The result with what a model says about its scenes, if the user wants that and there is room for it. Nothing else of it
 * changes, except that `partial` names what is missing.
 *
 * @param findings in all frames of the video
 * @param timeoutMs time that is left for it, in ms
 */
export async function withUnderstanding(
  result: ProviderResult,
  findings: readonly FrameFindings[],
  { sceneUnderstanding, signal, log }: Pick<ProviderRequest, 'sceneUnderstanding' | 'signal' | 'log'>,
  timeoutMs: number,
): Promise<ProviderResult> {
  if (sceneUnderstanding === undefined) return result;
  const startMs = performance.now();
  const scenes = sceneFactsOf(result, findings);
  const offer = { candidateTopics, sensitive: SENSITIVE_TOPICS };
  const { understanding, partial } = await sceneUnderstanding.describe(scenes, offer, timeoutMs, signal);
  const described = understanding?.scenes.length ?? 0;
  const discarded = understanding?.discarded ?? 0;
  log?.note({
    scenes: { found: scenes.length, described, discarded, ms: Math.round(performance.now() - startMs) },
  });
  const reasons = [...(result.partial ?? []), ...partial];
  const complete = reasons.length === 0 ? result : { ...result, partial: reasons };
  if (understanding === undefined) return complete;
  const whole = { ...complete, understanding };
  return Buffer.byteLength(JSON.stringify(whole)) > MAX_RESPONSE_BYTES ? complete : whole;
}
