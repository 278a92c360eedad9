import type { AnalysisResponse } from '@/contracts/analysis';
import { LOOKBACK_MS } from './lookback';
import { windowsOf, wordsIn } from './brief-meaning';
import { hasGravePhrase } from './grave-phrases';
import { GRAVE_PROBE } from './grave-probe';
import { perResponse } from './per-response';
import { languagesToRead } from './spots/words';

/** Words that are like those of grave scenes. */
export interface GraveWords {
  text: string;
  timeMs: number;
}

/** A logit above which words are like those of grave scenes (docs/spots.md). */
const MIN_LIKENESS = 0.3;

const letterOfZero = 'A'.charCodeAt(0);
const [linear, ...hidden] = GRAVE_PROBE.units.map(({ weights, step, ...unit }) => ({
  ...unit,
  weights: Float32Array.from(weights, (letter) => step * (letter.charCodeAt(0) - letterOfZero)),
}));

/** The logit of a vector: a linear part, and hidden units that count only above zero. */
function likenessOf({ bytes, length }: { bytes: Int8Array; length: number }): number {
  const sumOf = ({ weights, bias }: { weights: Float32Array; bias: number }): number =>
    bias + weights.reduce((total, weight, at) => total + weight * (bytes[at] ?? 0), 0) / length;
  return hidden.reduce(
    (total, unit) => total + unit.share * Math.max(0, sumOf(unit)),
    GRAVE_PROBE.bias + (linear ? sumOf(linear) : 0),
  );
}

/** The windows of a result that are like grave scenes, each with its logit. Computed once. */
const graveWindows = perResponse((response) =>
  windowsOf(response).flatMap(({ startMs, endMs, vector }) => {
    const likeness = likenessOf(vector);
    return likeness > MIN_LIKENESS ? [{ startMs, endMs, likeness }] : [];
  }),
);

/** The lines of a transcript with a grave phrase, which may go on in the next line. Computed once. */
const graveLines = perResponse(({ transcript }) => {
  const lines = transcript?.lines ?? [];
  const languages = languagesToRead(transcript?.language, lines);
  const isGrave = (text: string) => hasGravePhrase(text, languages);
  return lines.flatMap(({ text, start: startMs, end: endMs }, index) => {
    if (isGrave(text)) return [{ startMs, endMs, text }];
    const next = lines[index + 1];
    const both = `${text} ${next?.text ?? ''}`;
    if (!next || isGrave(next.text) || !isGrave(both)) return [];
    return [{ startMs, endMs: next.end, text: both }];
  });
});

/**
 * The words in the 30 seconds before a break that are most like scenes of harm or distress: by phrases, in German,
 * Spanish and French, or by a small network on the vectors of the sentence encoder, which reads English alone.
 *
 * @returns undefined if there are none
 */
export function graveWordsBefore(response: AnalysisResponse, timestamp: number): GraveWords | undefined {
  // What is said partly before that, or goes on after the break, would show words that are not before it.
  const isBefore = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    startMs >= timestamp - LOOKBACK_MS && endMs <= timestamp;
  const line = graveLines(response).findLast(isBefore);
  if (line) return { text: line.text, timeMs: line.startMs };
  const [most] = graveWindows(response)
    .filter(isBefore)
    .toSorted((a, b) => b.likeness - a.likeness);
  return most && { text: wordsIn(response, most), timeMs: most.startMs };
}
