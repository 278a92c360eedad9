import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { VERDICTS_BEST_FIRST, type RangeVerdict } from './assessment';
import { MAX_MOMENTS, MIN_MOMENTS, verdictOf } from './brief-moments';
import { perResponse } from './per-response';
import type { MediaPlan } from './plan';

/** A time range in which something is said, and how similar that is to a brief. */
export interface SimilarMoment extends TimeRange {
  verdict: RangeVerdict['verdict'];
  /** Cosine of the vectors, -1 to 1. It ranks; it does not tell whether anything fits. */
  similarity: number;
  /** Where the most similar words begin. */
  bestMs: number;
  /** The lines of the transcript there. */
  words: string;
}

/** As bytes: a library has tens of thousands of windows. */
interface Vector {
  bytes: Int8Array;
  /** At least 1. */
  length: number;
}

interface Window extends TimeRange {
  vector: Vector;
}

/** A vector of 512 signed bytes in base64. */
function vectorOf(base64: string): Vector {
  const bytes = Int8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { bytes, length: Math.hypot(...bytes) || 1 };
}

/** The windows of a result with their vectors. Computed once. */
export const windowsOf = perResponse(({ sentences }: AnalysisResponse): Window[] =>
  (sentences?.windows ?? []).map(({ start, end, vector }) => ({
    startMs: start,
    endMs: end,
    vector: vectorOf(vector),
  })),
);

/** A moment with its most similar window. */
type Ranked = Omit<SimilarMoment, 'bestMs' | 'words'> & { best: TimeRange };

/** The lines of the transcript in a time range. */
export const wordsIn = ({ transcript }: AnalysisResponse, { startMs, endMs }: TimeRange): string =>
  (transcript?.lines ?? [])
    .filter(({ start, end }) => start >= startMs && end <= endMs)
    .map(({ text }) => text)
    .join(' ');

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let index = 0; index < a.bytes.length; index += 1)
    sum += (a.bytes[index] ?? 0) * (b.bytes[index] ?? 0);
  return sum / (a.length * b.length);
}

/** The length of the mean of vectors, each of length 1: the less, the more they differ. */
function lengthOfMean(vectors: readonly Vector[]): number {
  const sum = new Float32Array(vectors[0]?.bytes.length ?? 0);
  for (const { bytes, length } of vectors)
    bytes.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value / length));
  return Math.hypot(...sum) / vectors.length || 1;
}

type Verdict = RangeVerdict['verdict'];

const worse = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS_BEST_FIRST.indexOf(one) > VERDICTS_BEST_FIRST.indexOf(other) ? one : other;

/**
 * Ranks scenes by the meaning of what is said in them: suitable ones first, then by similarity. The similarity of a
 * scene is the mean of that of its best window and that of the mean of its windows. If words are said in fewer than three scenes, the windows
 * themselves are ranked. A window can begin in one scene and end in the next: only its lines in the scene are shown, if
 * they are most of it. A moment is no better than its words.
 *
 * @param brief its vector in base64
 * @returns empty for a result without vectors
 */
export function similarMoments(plan: MediaPlan, brief: string): SimilarMoment[] {
  const vector = vectorOf(brief);
  const windows = windowsOf(plan.response).map(({ startMs, endMs, vector: other }) => ({
    startMs,
    endMs,
    vector: other,
    similarity: cosine(vector, other),
  }));
  const scenes = plan.scenes.flatMap(({ start, end, verdict }): Ranked[] => {
    const within = windows.filter(({ startMs, endMs }) => {
      const middle = (startMs + endMs) / 2;
      return middle >= start && middle < end;
    });
    const [first, ...others] = within;
    if (!first) return [];
    const best = others.reduce((a, b) => (b.similarity > a.similarity ? b : a), first);
    const mean = within.reduce((sum, { similarity }) => sum + similarity, 0) / within.length;
    const similarity = (mean / lengthOfMean(within.map((each) => each.vector)) + best.similarity) / 2;
    const own = { startMs: Math.max(start, best.startMs), endMs: Math.min(end, best.endMs) };
    // A line across the cut may be what is similar.
    const isMost = wordsIn(plan.response, own).length > wordsIn(plan.response, best).length / 2;
    const said = isMost ? own : best;
    const judged = worse(verdict, verdictOf(plan, said));
    return [{ startMs: start, endMs: end, verdict: judged, similarity, best: said }];
  });
  const moments: Ranked[] =
    scenes.length >= MIN_MOMENTS
      ? scenes
      : windows.map(({ startMs, endMs, similarity }) => {
          const best = { startMs, endMs };
          return { ...best, verdict: verdictOf(plan, best), similarity, best };
        });
  return moments
    .toSorted(
      (a, b) =>
        VERDICTS_BEST_FIRST.indexOf(a.verdict) - VERDICTS_BEST_FIRST.indexOf(b.verdict) ||
        b.similarity - a.similarity ||
        a.startMs - b.startMs,
    )
    .slice(0, MAX_MOMENTS)
    .map(({ best, ...moment }) => ({
      ...moment,
      bestMs: Math.max(moment.startMs, best.startMs),
      words: wordsIn(plan.response, best),
    }));
}
