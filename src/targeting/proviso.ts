import type { AnalysisResponse } from '@/contracts/analysis';
import type { PartialCode } from '@/contracts/partial-reason';
import { areTopicsAssessed } from './assessment';
import type { Limit } from './suitability';

/**
 * Why a verdict is provisional: too little was looked at for it to be more.
 *
 * - `share`: only this share of the program was analyzed
 * - `frames`: models had time for only so many of the frames
 * - `pictures`: only single frames were decoded, or a model failed
 * - `words`: not all of the words were read
 * - `unheard`: somebody speaks, but only on-screen text was read
 */
export type Proviso =
  | { kind: 'share'; share: number }
  | { kind: 'frames'; frames: number; ofFrames: number }
  | { kind: 'pictures' }
  | { kind: 'words' }
  | { kind: 'unheard' };

/** From this share on, enough was looked at. */
const ENOUGH = 0.9;

const FEW_PICTURES: readonly string[] = [
  'sampled',
  'sampled-pictures',
  'samples-missing',
  'models-missing',
  'objects-missing',
  'unsafe-missing',
] satisfies PartialCode[];

/** The frames of the model of pictures that had time for the smallest share of them; undefined if all had time. */
function fewestFrames({ partial = [] }: AnalysisResponse): Proviso | undefined {
  const values = partial.find(({ code }) => code === 'models-cut')?.values;
  if (!values) return undefined;
  const { frames = 0, ofFrames = 0, textFrames = 0, ofTextFrames = 0 } = values;
  const counts = [
    { frames, ofFrames },
    { frames: textFrames, ofFrames: ofTextFrames },
  ];
  const [fewest] = counts
    .filter((each) => each.frames < each.ofFrames * ENOUGH)
    .toSorted((a, b) => a.frames / a.ofFrames - b.frames / b.ofFrames);
  return fewest && { kind: 'frames', ...fewest };
}

/**
 * The main reason why a verdict is provisional.
 *
 * @returns undefined if enough was looked at, and if sensitive topics were not assessed at all: then there is no verdict
 */
export function provisoOf(response: AnalysisResponse, limits: readonly Limit[]): Proviso | undefined {
  if (!areTopicsAssessed(limits)) return undefined;
  const { coverage = 1, partial = [], taxonomy, speech = [] } = response;
  const sources = taxonomy?.sources ?? [];
  if (partial.length > 0 && coverage < ENOUGH) return { kind: 'share', share: coverage };
  const frames = fewestFrames(response);
  if (frames) return frames;
  if (partial.some(({ code }) => FEW_PICTURES.includes(code))) return { kind: 'pictures' };
  if (limits.includes('words-incomplete')) return { kind: 'words' };
  const isHeard = sources.includes('said') || sources.includes('heard');
  return speech.length > 0 && !isHeard ? { kind: 'unheard' } : undefined;
}
