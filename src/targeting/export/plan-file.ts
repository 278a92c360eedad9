import type { AnalysisResponse } from '@/contracts/analysis';
import { topicTimes } from '../topics';
import { programMs, rounded, sceneRecords, type BreakRecord } from './records';

/** Where the shape of the file is published for other programs. */
const SCHEMA_PATH = '/schema/media-plan.json';

/**
 * What a program is about, its scenes and its breaks as JSON (`public/schema/media-plan.json`): the same figures that the
 * sheets have, with times in ms. Nothing in it depends on when or where it is written.
 */
export function toPlanFile(response: AnalysisResponse, breaks: readonly BreakRecord[]): string {
  const { videoUrl, provider, coverage, partial = [], loudness, taxonomy } = response;
  const plan = {
    schema: SCHEMA_PATH,
    version: 1,
    program: {
      url: videoUrl,
      durationMs: programMs(response),
      provider,
      coverage,
      partial: partial.map(({ code }) => code),
      loudness: loudness?.integratedLufs,
      taxonomy: taxonomy?.version,
    },
    topics: topicTimes(response).map(({ id, name, path, isSensitive, totalMs, share, confidence }) => ({
      id,
      name,
      path,
      isSensitive,
      ms: totalMs,
      share: rounded(share, 4),
      confidence,
    })),
    scenes: sceneRecords(response),
    breaks,
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}
