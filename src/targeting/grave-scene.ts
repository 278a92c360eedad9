import type { AnalysisResponse } from '@/contracts/analysis';
import { LOOKBACK_MS } from './breaks';
import { windowsOf, wordsIn } from './brief-meaning';
import { perResponse } from './per-response';
import { GRAVE_PROBE } from './grave-probe';

/** Words that are like those of grave scenes. */
export interface GraveWords {
  text: string;
  timeMs: number;
}

/** A logit above which words are like those of grave scenes (docs/spots.md). */
const MIN_LIKENESS = 0.5;

const weights = Int8Array.from(atob(GRAVE_PROBE.weights), (character) => character.charCodeAt(0));

/** The windows of a result that are like grave scenes, each with its logit. Computed once. */
const graveWindows = perResponse((response) =>
  windowsOf(response).flatMap(({ startMs, endMs, vector: { bytes, length } }) => {
    const sum = bytes.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
    const likeness = GRAVE_PROBE.bias + (sum * GRAVE_PROBE.step) / length;
    return likeness > MIN_LIKENESS ? [{ startMs, endMs, likeness }] : [];
  }),
);

/**
 * The words in the 30 seconds before a break that are most like scenes of harm or distress, by a linear probe on the
 * vectors of the sentence encoder.
 *
 * @returns undefined if none are, and for a result without vectors: the encoder reads English alone
 */
export function graveWordsBefore(response: AnalysisResponse, timestamp: number): GraveWords | undefined {
  const [most] = graveWindows(response)
    // What is said partly before that, or goes on after the break, would show words that are not before it.
    .filter(({ startMs, endMs }) => startMs >= timestamp - LOOKBACK_MS && endMs <= timestamp)
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!most) return undefined;
  return { text: wordsIn(response, most), timeMs: most.startMs };
}
