import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONCEPTS = `${ROOT}netlify/analysis/concepts`;

/** Each caption is shown this long, in ms, and the next follows at once. */
const CAPTION_MS = 2500;

/**
 * The analysis engine as it is, from captions to the names of their topics.
 *
 * @typedef {{ topicsIn: (lines: readonly string[]) => Set<string>, sensitive: Set<string> }} Engine
 */

/**
 * What the engine measures in a film of which nothing is known but its captions
 * (`netlify/analysis/signals/measurements.ts`).
 *
 * @typedef {{
 *   durationMs: number,
 *   intervalMs: number,
 *   pictures: [],
 *   sounds: [],
 *   transitions: [],
 *   flashes: [],
 *   cues: { startMs: number, endMs: number, text: string }[],
 *   metadata: Record<string, string>,
 * }} Film
 */

/**
 * Bundles the part of the engine that reads words and loads it.
 *
 * @returns {Promise<Engine>}
 */
export async function loadEngine() {
  const outDir = join(ROOT, 'node_modules/.cache/topic-accuracy');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: { concepts: `${CONCEPTS}/concepts-of.ts`, topics: `${CONCEPTS}/words/topic-table.ts` },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  /** @type {{ conceptsOf: (film: Film) => { concepts: { name: string }[] }[] }} */
  const { conceptsOf } = await load(outDir, 'concepts');
  /** @type {{ TOPICS: { name: string, isSensitive: boolean }[] }} */
  const { TOPICS } = await load(outDir, 'topics');
  const names = new Set(TOPICS.map((topic) => topic.name));
  return {
    topicsIn: (lines) => {
      const entries = conceptsOf({
        durationMs: lines.length * CAPTION_MS,
        intervalMs: CAPTION_MS,
        pictures: [],
        sounds: [],
        transitions: [],
        flashes: [],
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

/**
 * @param {string} folder
 * @param {string} name
 */
async function load(folder, name) {
  // The time keeps a bundle that was made anew from being taken for the one before.
  return import(`${pathToFileURL(join(folder, `${name}.mjs`)).href}?${Date.now()}`);
}
