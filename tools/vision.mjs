/**
 * `node tools/vision.mjs <folder> [native | wasm]`: measures the cost of the models on pictures, and the accuracy of the
 * object detectors. The folder contains JPEG files and `labels.json`: by name, the COCO classes that are present (`yes`)
 * and those that do not count (`maybe`). Precision and recall count a class once per picture.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModels } from '../scripts/build-models.mjs';
import { loadEngine } from '../scripts/local/bundle-engine.mjs';

/** @typedef {{ name: string, score: number, scores: { nanodet: number, centernet: number } }} Detected */

const THRESHOLDS = [0.35, 0.4, 0.45, 0.51, 0.55, 0.6, 0.65];
const PARTS = ['runtime', 'objects', 'faces', 'unsafe', 'text'].map(
  (part) => `providers/embedded/vision/${part}`,
);
const ONNX = [
  'nanodet',
  'centernet',
  'blazeface',
  'nsfw',
  'text-detection',
  'text-recognition',
  'silero-vad',
];

const [folder, backend] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder with JPEG files and labels.json.');
const engine = await loadEngine([...PARTS, 'testing/decoded-jpeg'], 'vision');
const runtime = await engine.Runtime.open({ folder: await buildModels(), backend });

/** Processor time in ms, which does not depend on other load on the machine. @type {Map<string, number[]>} */
const spent = new Map();
/** @template Result @param {string} what @param {() => Result | Promise<Result>} work @returns {Promise<Result>} */
async function measured(what, work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  spent.set(what, [...(spent.get(what) ?? []), (user + system) / 1000]);
  return result;
}

for (const model of ONNX) await measured('load all models', () => runtime.load(model));
const loadedMb = process.memoryUsage().rss / 1e6;
const objects = new engine.ObjectDetector(runtime);
const faces = new engine.FaceDetector(runtime);
const unsafe = new engine.UnsafeEstimator(runtime);
const text = new engine.TextReader(runtime);
/** @type {Record<string, { yes: string[], maybe: string[] }>} */
const labels = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8'));
/** @type {{ yes: string[], maybe: string[], found: Detected[] }[]} */
const judged = [];
for (const file of (await readdir(folder)).filter((each) => each.endsWith('.jpg')).sort()) {
  const image = engine.decodedJpeg(await readFile(join(folder, file)));
  const found = await measured('objects', () => objects.detect(image, 0.02));
  const label = labels[file.replace(/\.jpg$/, '')];
  if (label !== undefined) judged.push({ ...label, found });
  const counted = await measured('faces', () => faces.detect(image, 0.5));
  const { score } = await measured('unsafe', () => unsafe.estimate(image));
  const lines = await measured('text', () => text.read(image));
  console.log(file, {
    faces: counted.length,
    unsafe: score,
    text: lines.map((/** @type {any} */ line) => line.text),
  });
}

/** @param {(found: Detected) => number} scoreOf @param {number} threshold */
function judge(scoreOf, threshold) {
  let [right, wrong, wanted] = [0, 0, 0];
  for (const { yes, maybe, found } of judged) {
    const named = found.filter((each) => scoreOf(each) >= threshold && !maybe.includes(each.name));
    const hits = named.filter(({ name }) => yes.includes(name)).length;
    right += hits;
    wrong += named.length - hits;
    wanted += yes.length;
  }
  return { threshold, precision: right / (right + wrong), recall: right / wanted, right, wrong, wanted };
}

/** @type {Record<string, (found: Detected) => number>} */
const ways = {
  both: ({ score }) => score,
  nanodet: ({ scores }) => scores.nanodet,
  centernet: ({ scores }) => scores.centernet,
};
for (const [name, scoreOf] of Object.entries(ways)) {
  console.log(name);
  console.table(THRESHOLDS.map((threshold) => judge(scoreOf, threshold)));
}
for (const [what, times] of spent) {
  const sum = times.reduce((total, time) => total + time, 0);
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  console.log(what.padEnd(16), `sum ${sum.toFixed(0)} ms, median ${median.toFixed(0)} ms of ${times.length}`);
}
const mostMb = process.resourceUsage().maxRSS / 1024;
console.log(runtime.backend, `${loadedMb.toFixed(0)} MB with all models, at most ${mostMb.toFixed(0)} MB`);
