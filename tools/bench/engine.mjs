/**
 * Measures the cost of the engine: `npm run bench -- engine`. Times are ratios to the same decoding by the same
 * libraries in a separate process (`bench/reference.mjs`) within this run, as medians of five. Videos are read through
 * the guarded source from a server on loopback.
 *
 * Creates its videos on the first run. Prints a table, writes it to `docs/benchmarks.md` and all figures to
 * `.scenecue/bench/report.json`.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AV_LOG_QUIET, Log } from 'node-av';
import { ChildMemory } from './child-memory.mjs';
import { makeVideo } from './videos.mjs';
import { serveBytes, serveVideo } from './serve-video.mjs';
import { unzippedMb } from './function-size.mjs';
import { buildModels } from '../../scripts/build-models.mjs';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { publishFigures, table } from '../../scripts/local/benchmarks.mjs';
import { loadEngine } from '../../scripts/local/bundle-engine.mjs';

/**
 * @typedef {{ size: number, bytesRead: number, read: (offset: number, length: number) => Promise<Uint8Array>, close: () => Promise<void> }} Source
 *
 * @typedef {object} MeasureOptions
 * @property {string} workerPath
 * @property {string} [modelsPath]
 * @property {number} maxDurationMs
 * @property {number} timeoutMs
 * @property {AbortSignal} signal
 * @property {{ fullDecodeMs?: number, sampleStepMs?: number, placesCuts?: boolean, withAudio?: boolean }} plan
 *
 * @typedef {object} Engine parts of it, as they run in the function
 * @property {(source: Source, options: MeasureOptions) => Promise<{ frames: unknown[], findings: unknown[], intervalMs: number }>} measureVideo
 * @property {(url: string, options: object) => Promise<Source>} openHttpSource
 * @property {(video: object) => unknown[]} conceptsOf
 */

Log.setLevel(AV_LOG_QUIET);
const ROUNDS = 5;
const REFERENCE = fileURLToPath(new URL('reference.mjs', import.meta.url));
const long = await makeVideo(20);
const short = await makeVideo(2);
/** Little noise: with as much as in the other rows, decoding costs so much that it hides what measuring costs. */
const QUIET = { name: 'quiet', noise: 2 };
/**
 * The most that measuring a minute may take, as a multiple of decoding picture and sound alone, by the lines of the
 * picture. What is measured on a frame costs about as much whatever its size, so that it weighs most where decoding is
 * cheap; the goal is 3 everywhere.
 */
const MOST_BY_LINES = { 180: 7, 360: 4.5, 720: 3, 1080: 3 };
/** @type {Engine} */
const engine = await loadEngine(
  [
    'providers/embedded/decode/measure-video',
    'source/http-source',
    'providers/embedded/concepts/concepts-of',
  ],
  'bench',
);
const workerPath = await buildWorker('.scenecue/bench/worker');
const modelsPath = await buildModels();

/**
 * Analyzes a video as the function does, and returns the time, the bytes, and the numbers of frames and findings.
 *
 * @param {{ url: string, host: string, sent: { bytes: number } }} server
 * @param {MeasureOptions['plan']} plan
 * @param {Partial<MeasureOptions>} [others]
 */
async function analyse(server, plan, others = {}) {
  const before = server.sent.bytes;
  const started = performance.now();
  const { signal } = new AbortController();
  const source = await engine.openHttpSource(server.url, {
    maxBytes: 2e9,
    allowHosts: new Set([server.host]),
    signal,
  });
  try {
    const options = {
      workerPath,
      maxDurationMs: 3_600_000,
      timeoutMs: 300_000,
      signal,
      plan,
      ...others,
    };
    const measured = await engine.measureVideo(source, options);
    engine.conceptsOf(measured);
    return {
      ms: performance.now() - started,
      bytes: server.sent.bytes - before,
      frames: measured.frames.length,
      seen: measured.findings.length,
    };
  } finally {
    await source.close();
  }
}

/** The time of the reference, in ms. @param {'keys' | 'full' | 'decode'} what @param {string} path @param {number[]} others */
async function referenceMs(what, path, ...others) {
  const started = performance.now();
  await promisify(execFile)(process.execPath, [REFERENCE, what, path, ...others.map(String)]);
  return performance.now() - started;
}

/** @param {readonly number[]} values */
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Runs both alternately, so that other load on the machine affects both.
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} theirs
 */
async function ratio(ours, theirs) {
  const pairs = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push([await ours(), await theirs()]);
  const [a, b] = [middle(pairs.map(([own]) => own ?? 0)), middle(pairs.map(([, other]) => other ?? 0))];
  return { value: a / b, detail: `${(a / 1000).toFixed(1)} s against ${(b / 1000).toFixed(1)} s` };
}

/** @type {{ what: string, value: number, most: number, unit: string, detail: string }[]} */
const rows = [];
/** @param {string} what @param {{ value: number, detail: string }} found @param {number} most @param {string} [unit] */
const add = (what, { value, detail }, most, unit = '') => {
  rows.push({ what, value, most, unit, detail });
  console.log(
    `${what.padEnd(62)} ${value.toFixed(2)} ${unit} (at most ${String(most)}${value > most ? ', MISSED' : ''}; ${detail})`,
  );
};

console.log(`${String(availableParallelism())} cores`);
const longServer = await serveVideo(long);
const shortServer = await serveVideo(short);
const memory = new ChildMemory();
const KEYS = { fullDecodeMs: 0, sampleStepMs: 3760, placesCuts: false, withAudio: false };
add(
  'key frames of 10 minutes of 1080p, frame only: time / reference',
  await ratio(
    async () => (await analyse(longServer, KEYS)).ms,
    () => referenceMs('keys', long, KEYS.sampleStepMs),
  ),
  1.75,
);
const FULL = { fullDecodeMs: 600_000 };
/** @type {number[]} */
const alone = [];
add(
  '60 s of 1080p, frame, sound and words: time / reference',
  await ratio(
    async () => {
      const { ms } = await analyse(shortServer, FULL);
      alone.push(ms);
      return ms;
    },
    () => referenceMs('full', short),
  ),
  1.6,
);
for (const [lines, most] of Object.entries(MOST_BY_LINES)) {
  const path = await makeVideo(2, QUIET, Number(lines));
  const server = await serveVideo(path);
  const measured = await ratio(
    async () => (await analyse(server, FULL)).ms,
    () => referenceMs('decode', path),
  );
  add(`60 s of ${lines} lines, measuring / decoding alone`, measured, most);
  server.close();
}
const sampled = await analyse(longServer, { fullDecodeMs: 0, sampleStepMs: 4000, placesCuts: false });
add(
  'bytes read / size, 10 minutes, a sample each 4 s and sampled sound',
  {
    value: sampled.bytes / longServer.size,
    detail: `${(sampled.bytes / 1e6).toFixed(0)} of ${(longServer.size / 1e6).toFixed(0)} MB, ${String(sampled.frames)} frames`,
  },
  0.15,
);
const [first] = await Promise.all([analyse(shortServer, FULL), analyse(shortServer, FULL)]);
add(
  'a second request at the same time: slow-down of the first',
  {
    value: first.ms / middle(alone),
    detail: `${(first.ms / 1000).toFixed(1)} s against ${(middle(alone) / 1000).toFixed(1)} s`,
  },
  2.2,
);
add('peak memory of the child', { value: memory.stop(), detail: 'in all runs above' }, 400, 'MB');
const modelsMemory = new ChildMemory();
const recognized = await analyse(longServer, {}, { modelsPath, timeoutMs: 50_000 });
add(
  '10 minutes of 1080p with all models',
  { value: recognized.ms / 1000, detail: `${String(recognized.seen)} frames seen by models` },
  50,
  's',
);
add('peak memory of the child with models', { value: modelsMemory.stop(), detail: 'there' }, 600, 'MB');
const garbage = await serveBytes(2_000_000);
const started = performance.now();
const refused = await analyse(garbage, {}).then(
  () => 'not refused',
  (/** @type {Error} */ error) => error.message,
);
add(
  'garbage refused',
  { value: (performance.now() - started) / 1000, detail: refused.slice(0, 40) },
  0.5,
  's',
);
add(
  'bytes read of garbage',
  { value: garbage.sent.bytes / 1024, detail: 'as sent by the server' },
  128,
  'kB',
);
add('the function unzipped', await unzippedMb(), 245, 'MB');
for (const server of [longServer, shortServer, garbage]) server.close();
const folder = new URL('../../.scenecue/bench/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('report.json', folder),
  `${JSON.stringify({ cores: availableParallelism(), rows }, null, 2)}\n`,
);
await publishFigures(
  'engine',
  table(
    ['what', 'at most', 'measured', 'head-room'],
    rows.map(({ what, most, value, unit }) => [
      what,
      `${String(most)} ${unit}`.trim(),
      `${value.toFixed(2)} ${unit}`.trim(),
      `${((1 - value / most) * 100).toFixed(0)} %`,
    ]),
  ),
);
process.exit(rows.some(({ value, most }) => value > most) ? 1 : 0);
