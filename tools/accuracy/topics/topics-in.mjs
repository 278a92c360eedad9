import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';

/** Duration of each caption, in ms. The next one follows at once. */
const CAPTION_MS = 2500;

/**
 * The engine's measurements of a video of which only the captions are known
 * (`netlify/analysis/providers/embedded/measure/measurements.ts`).
 *
 * @typedef {{
 *   durationMs: number,
 *   intervalMs: number,
 *   frames: [],
 *   audioWindows: [],
 *   transitions: [],
 *   flashes: [],
 *   findings: [],
 *   cues: { startMs: number, endMs: number, text: string }[],
 *   metadata: Record<string, string>,
 * }} Video
 */

/**
 * The part of the engine that finds the topics of captions.
 *
 * @returns {Promise<{
 *   topicsIn: (lines: readonly string[]) => Set<string>,
 *   topicsOfEach: (lines: readonly string[], captionMs?: number) => Set<string>[],
 *   sensitive: Set<string>,
 * }>}
 */
export async function loadTopics() {
  /** @type {{ conceptsOf: (video: Video) => { timestamp: number, concepts: { name: string }[] }[], TOPICS: { name: string, isSensitive: boolean }[] }} */
  const { conceptsOf, TOPICS } = await loadEngine(
    ['providers/embedded/concepts/concepts-of', 'providers/embedded/topics/topic-table'],
    'topics',
  );
  const names = new Set(TOPICS.map((topic) => topic.name));
  /**
   * @param {readonly string[]} lines shown one after the other, in one shot
   * @param {number} [captionMs] duration of each, in ms
   */
  const topicsOfEach = (lines, captionMs = CAPTION_MS) => {
    const found = lines.map(() => /** @type {Set<string>} */ (new Set()));
    const entries = conceptsOf({
      durationMs: lines.length * captionMs,
      intervalMs: captionMs,
      frames: [],
      audioWindows: [],
      transitions: [],
      flashes: [],
      findings: [],
      cues: lines.map((text, index) => ({
        startMs: index * captionMs,
        endMs: (index + 1) * captionMs,
        text,
      })),
      metadata: {},
    });
    for (const { timestamp, concepts } of entries) {
      for (const { name } of concepts)
        if (names.has(name)) found[Math.floor(timestamp / captionMs)]?.add(name);
    }
    return found;
  };
  return {
    topicsIn: (lines) => new Set(topicsOfEach(lines).flatMap((topics) => [...topics])),
    topicsOfEach,
    sensitive: new Set(TOPICS.filter((topic) => topic.isSensitive).map((topic) => topic.name)),
  };
}
