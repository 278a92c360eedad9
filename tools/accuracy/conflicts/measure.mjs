import { readFileSync } from 'node:fs';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { loadTargeting } from '../load-targeting.mjs';
import { linesAt } from './scenes.mjs';

/** Length of a program with one scene before its only break, in ms. */
const BREAK_MS = 60_000;

/**
 * Measures on the held-out scenes what is found before a break: `npm run accuracy -- conflicts`.
 *
 * @returns {Promise<string>} a table
 */
export async function conflictAccuracy() {
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
  for (const { subject, kind, lines } of heldOutScenes()) {
    const cues = linesAt(lines, BREAK_MS - lines.length * 2500);
    const windows = engine.windowsOfCues(cues, 'en');
    const vectors = [];
    for (const { text } of windows) vectors.push(engine.toBytes(await encoder.embed(text)));
    const response = {
      status: 'success',
      videoUrl: 'https://example.com/program.mp4',
      durationMs: 2 * BREAK_MS,
      analysis: [{ timestamp: 0, concepts: [] }],
      transcript: {
        source: 'file',
        language: 'en',
        lines: cues.map(({ text, startMs, endMs }) => ({ text, start: startMs, end: endMs })),
      },
      sentences: engine.storedSentences(windows, vectors),
    };
    const subjects = [...targeting.subjectsOf(targeting.sceneBefore(response, BREAK_MS)).keys()];
    const isGrave = targeting.graveWordsBefore(response, BREAK_MS) !== undefined;
    const key = subject === 'none' ? kind : `about a subject, ${kind} words`;
    const row = rows.get(key) ?? { scenes: 0, right: 0, other: 0, grave: 0, any: 0 };
    rows.set(key, row);
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

/** @returns {{ subject: string, kind: string, lines: string[] }[]} */
function heldOutScenes() {
  return readFileSync(new URL('held-out.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\n\s*\n/u)
    .map((passage) => {
      const [head = '', ...lines] = passage.trim().split('\n');
      const [subject = '', kind = 'ordinary'] = head.slice(2).split(' ');
      return { subject, kind: kind === 'near' ? 'near a subject' : kind, lines };
    });
}
