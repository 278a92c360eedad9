import { readFile } from 'node:fs/promises';
import { buildModels } from '../../../scripts/build-models.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { loadTargeting } from '../load-targeting.mjs';
import { readSet } from './labelled-set.mjs';

/** Duration of each line, in ms. */
const LINE_MS = 2500;
/** Silence between two scenes, in ms: windows reach over the first one, as in a program, and not over the second. */
const PAUSES_MS = [1000, 12_000];
/** Scenes about something else that are added for further figures. */
const MORE_SCENES = 300;
/** A passage of the tuning set with fewer words is no scene. */
const MIN_WORDS = 18;

/**
 * Measures how well briefs are ranked by meaning: each brief has a scene that it describes, and all of these scenes, one
 * after the other, are one program. Further figures are for the same program with 300 more scenes, unless the file has
 * scenes without a brief.
 *
 * @param {string} file JSON: a list of pairs, a brief and the lines of its scene; an empty brief for a scene of no brief
 */
export async function briefAccuracy(file) {
  /** @type {[brief: string, lines: string[]][]} */
  const pairs = JSON.parse(await readFile(file, 'utf8'));
  const engine = await loadEngine(
    [
      'providers/embedded/sentences/sentence-encoder',
      'providers/embedded/sentences/sentence-vector',
      'providers/embedded/sentences/spoken-windows',
      'providers/embedded/sentences/stored-sentences',
      'providers/embedded/vision/runtime',
    ],
    'briefs',
  );
  const targeting = await loadTargeting('briefs', ['brief-meaning', 'plan', 'suitability']);
  const runtime = await engine.Runtime.open({ folder: await buildModels() });
  const encoder = await engine.EnglishEncoder.open(runtime);
  /** @param {string} text @returns {Promise<Int8Array>} */
  const read = async (text) => engine.toBytes(await encoder.embed(text));
  const others = readSet('tuning')
    .filter(({ language, lines }) => language === 'en' && lines.join(' ').split(' ').length >= MIN_WORDS)
    .map(({ lines }) => lines);
  const scenes = pairs.map(([, lines]) => lines);
  const hasOthers = pairs.some(([brief]) => brief === '');
  const all = [...scenes, ...everyNth(others, MORE_SCENES)];
  const programs = (hasOthers ? [scenes] : [scenes, all]).flatMap((some) =>
    PAUSES_MS.map((pauseMs) => ({ some, pauseMs })),
  );
  for (const { some, pauseMs } of programs) {
    const plan = await planOf(placed(some, pauseMs), engine, targeting, read);
    let [first, amongThree] = [0, 0];
    for (const [index, [brief]] of pairs.entries()) {
      if (brief === '') continue;
      /** @type {{ startMs: number }[]} */
      const ranked = targeting.similarMoments(plan, engine.toBase64(await read(brief)));
      const place = ranked.findIndex(({ startMs }) => startMs === plan.scenes[index]?.start);
      if (place === 0) first += 1;
      if (place >= 0 && place < 3) amongThree += 1;
    }
    const of = `${String(some.length)} scenes ${String(pauseMs / 1000)} s apart, ${String(plan.response.sentences.windows.length)} windows`;
    console.log(
      `${of}: first ${String(first)}, among three ${String(amongThree)} of ${String(pairs.filter(([brief]) => brief !== '').length)} briefs`,
    );
  }
  await runtime.close();
}

/** @template T @param {readonly T[]} items @param {number} count @returns {T[]} that many, evenly spread */
function everyNth(items, count) {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

/** @typedef {{ start: number, end: number, cues: { text: string, startMs: number, endMs: number }[] }} PlacedScene */

/** @param {readonly string[][]} scenes lines of each @param {number} pauseMs @returns {PlacedScene[]} one after the other */
function placed(scenes, pauseMs) {
  let now = 0;
  return scenes.map((lines) => {
    const start = now;
    const cues = lines.map((text) => ({ text, startMs: now, endMs: (now += LINE_MS) }));
    now += pauseMs;
    return { start, end: now, cues };
  });
}

/** The plan of a program of which only the captions are known. @param {readonly PlacedScene[]} scenes @param {any} engine @param {any} targeting @param {(text: string) => Promise<Int8Array>} read */
async function planOf(scenes, engine, targeting, read) {
  const windows = engine.windowsOfCues(scenes.flatMap(({ cues }) => cues));
  const vectors = [];
  for (const { text } of windows) vectors.push(text === '' ? undefined : await read(text));
  const response = {
    status: 'success',
    videoUrl: 'https://example.com/',
    analysis: [],
    durationMs: scenes.at(-1)?.end ?? 0,
    scenes: scenes.map(({ start, end }) => ({ start, end })),
    sentences: engine.storedSentences(windows, vectors),
  };
  const choices = { corrections: [], breakOptions: {}, kept: [], dropped: [], podSeconds: null };
  return targeting.planOf(response, { ...choices, brief: null, profile: targeting.USUAL_PROFILE });
}
