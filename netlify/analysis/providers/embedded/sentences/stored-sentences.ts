import { MAX_SENTENCE_WINDOWS, type Sentences } from '@/contracts/transcript';
import type { SentenceWindow } from './sentence-windows';

/** A vector as results and answers contain it. */
export const toBase64 = (vector: Int8Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');

/**
 * The vectors that a result keeps: of windows that do not overlap, so that each line counts about once.
 *
 * @param windows that of each cue
 * @param vectors in the same order; undefined for one that was not read
 * @returns undefined if there is none
 */
export function storedSentences(
  windows: readonly SentenceWindow[],
  vectors: readonly (Int8Array | undefined)[],
): Sentences | undefined {
  const read = windows
    .flatMap(({ startMs, endMs }, index) => {
      const vector = vectors[index];
      return vector ? [{ start: Math.round(startMs), end: Math.round(endMs), vector }] : [];
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const chosen: Sentences['windows'] = [];
  for (const { start, end, vector } of read) {
    if (start < (chosen.at(-1)?.end ?? 0)) continue;
    if (chosen.length === MAX_SENTENCE_WINDOWS) break;
    chosen.push({ start, end, vector: toBase64(vector) });
  }
  return chosen.length === 0 ? undefined : { model: 'use-lite', windows: chosen };
}
