import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';

/** Duration of each caption, in ms. The next one follows at once. */
const CAPTION_MS = 2500;

/** Vectors of texts: the same texts are measured by half, by language and by source. @type {Map<string, Int8Array>} */
const read = new Map();

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
 *   sentences: (Int8Array | undefined)[],
 *   onward: (Int8Array | undefined)[],
 *   metadata: Record<string, string>,
 * }} Video
 */

/**
 * The part of the engine that finds the topics of captions.
 *
 * @returns {Promise<{
 *   topicsIn: (lines: readonly string[]) => Promise<Set<string>>,
 *   topicsOfEach: (lines: readonly string[], captionMs?: number) => Promise<Set<string>[]>,
 *   names: Set<string>,
 *   sensitive: Set<string>,
 * }>} `names`: of all topics
 */
export async function loadTopics() {
  const { conceptsOf, TOPICS, windowsOfCues, onwardTexts, toBytes, Runtime, EnglishEncoder } =
    await loadEngine(
      [
        'providers/embedded/concepts/concepts-of',
        'providers/embedded/sentences/sentence-encoder',
        'providers/embedded/sentences/sentence-vector',
        'providers/embedded/sentences/spoken-windows',
        'providers/embedded/topics/topic-table',
        'providers/embedded/vision/runtime',
      ],
      'topics',
    );
  const encoder = await EnglishEncoder.open(await Runtime.open({ folder: await buildModels() }));
  /** @param {string[]} texts @returns {Promise<(Int8Array | undefined)[]>} */
  const vectorsOf = async (texts) => {
    for (const text of texts)
      if (text !== '' && !read.has(text)) read.set(text, toBytes(await encoder.embed(text)));
    return texts.map((text) => read.get(text));
  };
  const names = new Set(
    /** @type {{ name: string, isSensitive: boolean }[]} */ (TOPICS).map((topic) => topic.name),
  );
  /**
   * @param {readonly string[]} lines shown one after the other, in one shot
   * @param {number} [captionMs] duration of each, in ms
   */
  const topicsOfEach = async (lines, captionMs = CAPTION_MS) => {
    const found = lines.map(() => /** @type {Set<string>} */ (new Set()));
    const cues = lines.map((text, index) => ({
      startMs: index * captionMs,
      endMs: (index + 1) * captionMs,
      text,
    }));
    /** @type {Video} */
    const video = {
      durationMs: lines.length * captionMs,
      intervalMs: captionMs,
      frames: [],
      audioWindows: [],
      transitions: [],
      flashes: [],
      findings: [],
      cues,
      sentences: await vectorsOf(windowsOfCues(cues).map((/** @type {{ text: string }} */ { text }) => text)),
      onward: await vectorsOf(onwardTexts(cues)),
      metadata: {},
    };
    /** @type {{ timestamp: number, concepts: { name: string }[] }[]} */
    const entries = conceptsOf(video);
    for (const { timestamp, concepts } of entries) {
      for (const { name } of concepts)
        if (names.has(name)) found[Math.floor(timestamp / captionMs)]?.add(name);
    }
    return found;
  };
  return {
    topicsIn: async (lines) => new Set((await topicsOfEach(lines)).flatMap((topics) => [...topics])),
    topicsOfEach,
    sensitive: new Set(
      TOPICS.filter((/** @type {{ isSensitive: boolean }} */ topic) => topic.isSensitive).map(
        (/** @type {{ name: string }} */ topic) => topic.name,
      ),
    ),
    names,
  };
}
