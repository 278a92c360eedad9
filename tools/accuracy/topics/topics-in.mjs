import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';

/** Each caption is shown this long, in ms, and the next follows at once. */
const CAPTION_MS = 2500;

/**
 * What the engine measures in a video of which nothing is known but its captions
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
 * The part of the engine that reads words, from captions to the names of their topics.
 *
 * @returns {Promise<{ topicsIn: (lines: readonly string[]) => Set<string>, sensitive: Set<string> }>}
 */
export async function loadTopics() {
  /** @type {{ conceptsOf: (video: Video) => { concepts: { name: string }[] }[], TOPICS: { name: string, isSensitive: boolean }[] }} */
  const { conceptsOf, TOPICS } = await loadEngine(
    ['providers/embedded/concepts/concepts-of', 'providers/embedded/topics/topic-table'],
    'topics',
  );
  const names = new Set(TOPICS.map((topic) => topic.name));
  return {
    topicsIn: (lines) => {
      const entries = conceptsOf({
        durationMs: lines.length * CAPTION_MS,
        intervalMs: CAPTION_MS,
        frames: [],
        audioWindows: [],
        transitions: [],
        flashes: [],
        findings: [],
        cues: lines.map((text, index) => ({
          startMs: index * CAPTION_MS,
          endMs: (index + 1) * CAPTION_MS,
          text,
        })),
        metadata: {},
      });
      const found = entries.flatMap((entry) => entry.concepts.map((concept) => concept.name));
      return new Set(found.filter((name) => names.has(name)));
    },
    sensitive: new Set(TOPICS.filter((topic) => topic.isSensitive).map((topic) => topic.name)),
  };
}
