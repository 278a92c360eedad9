import { readFileSync } from 'node:fs';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { loadTargeting } from '../load-targeting.mjs';
import { linesAt } from './scenes.mjs';

/** Length of a program with one scene before its only break, in ms. */
const BREAK_MS = 60_000;

/** @typedef {{ language: string, subject: string, row: string, lines: string[] }} PlantedScene */

/**
 * Measures what is found before a break: `npm run accuracy -- conflicts` on the held-out scenes, with `blind` or
 * `languages` behind it on those.
 *
 * @param {string} [set] name of a file beside this one
 * @returns {Promise<string>} a table
 */
export async function conflictAccuracy(set = 'held-out') {
  const engine = await loadEngine(
    [
      'providers/embedded/sentences/sentence-encoder',
      'providers/embedded/sentences/sentence-vector',
      'providers/embedded/sentences/spoken-windows',
      'providers/embedded/sentences/stored-sentences',
      'providers/embedded/vision/runtime',
    ],
    'conflicts',
  );
  const targeting = await loadTargeting('conflicts', [
    'spots/scene-before',
    'spots/scene-subjects',
    'grave-scene',
  ]);
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  const encoder = await engine.EnglishEncoder.open(runtime);
  /** @type {Map<string, { scenes: number, right: number, other: number, grave: number, any: number }>} */
  const rows = new Map();
  for (const { language, subject, row: name, lines } of scenesOf(set)) {
    const cues = linesAt(lines, BREAK_MS - lines.length * 2500);
    const windows = engine.windowsOfCues(cues, language);
    const vectors = [];
    for (const { text } of windows)
      vectors.push(text === '' ? undefined : engine.toBytes(await encoder.embed(text)));
    const response = {
      status: 'success',
      videoUrl: 'https://example.com/program.mp4',
      durationMs: 2 * BREAK_MS,
      analysis: [{ timestamp: 0, concepts: [] }],
      transcript: {
        source: 'file',
        language,
        lines: cues.map(({ text, startMs, endMs }) => ({ text, start: startMs, end: endMs })),
      },
      sentences: engine.storedSentences(windows, vectors),
    };
    const subjects = [...targeting.subjectsOf(targeting.sceneBefore(response, BREAK_MS)).keys()];
    const isGrave = targeting.graveWordsBefore(response, BREAK_MS) !== undefined;
    const row = rows.get(name) ?? { scenes: 0, right: 0, other: 0, grave: 0, any: 0 };
    rows.set(name, row);
    row.scenes += 1;
    if (subjects.includes(subject)) row.right += 1;
    if (subjects.some((each) => each !== subject)) row.other += 1;
    if (isGrave) row.grave += 1;
    if (isGrave || subjects.length > 0) row.any += 1;
  }
  await runtime.close();
  return [
    '| Scenes | Number | Its subject by words | Another subject by words | Noted as grave | Any of these |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...rows].map(
      ([name, { scenes, right, other, grave, any }]) =>
        `| ${[name, scenes, right, other, grave, any].join(' | ')} |`,
    ),
  ].join('\n');
}

/** @param {string} set @returns {PlantedScene[]} */
function scenesOf(set) {
  return readFileSync(new URL(`${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\n\s*\n/u)
    .map((passage) => {
      const [head = '', ...lines] = passage.trim().split('\n');
      const [first = '', kind = 'ordinary'] = head.slice(2).split(' ');
      if (set === 'languages') return { language: first, subject: 'none', row: `${first}, ${kind}`, lines };
      const harmless = kind === 'near' ? 'near a subject' : kind;
      const row = first === 'none' ? harmless : `about a subject, ${kind} words`;
      return { language: 'en', subject: first, row, lines };
    });
}
