import type { AnalysisResponse } from '@/contracts/analysis';
import type { PartialCode } from '@/contracts/partial-reason';
import { perResponse } from './per-response';
import { joined } from './time-ranges';

/** The ranges with speech, in time order and disjoint. Computed once. */
export const speechOf = perResponse(({ speech = [] }) =>
  joined(
    speech.map(({ start, end }) => ({ startMs: start, endMs: end })),
    true,
  ),
);

/**
 * Until when all speech of a video is known, in ms: a sampled video was heard in short samples only, whose captions may
 * be the only ones that were read.
 */
export function heardUntil({ speech, taxonomy, partial = [] }: AnalysisResponse): number {
  if (speech === undefined) return 0;
  const isPartial = (...codes: PartialCode[]) =>
    partial.some(({ code }) => codes.some((one) => one === code));
  const hasCaptions = [...(taxonomy?.sources ?? []), ...(taxonomy?.otherLanguage ?? [])].includes('said');
  const hasAllCaptions = !isPartial(
    'captions-near-samples',
    'captions-damaged',
    'captions-cut',
    'captions-incomplete',
  );
  if (hasCaptions && hasAllCaptions) return Infinity;
  if (isPartial('audio-apart', 'audio-not-decoded')) return 0;
  const cutMs = partial.find(({ code }) => code === 'audio-cut')?.values.endMs;
  if (cutMs !== undefined) return cutMs;
  return partial.find(({ code }) => code === 'sampled')?.values.fromMs ?? Infinity;
}
