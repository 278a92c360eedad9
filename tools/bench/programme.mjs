/**
 * Measures a whole programme as a background analysis does: `npm run bench -- programme`. 45 minutes of 1080p with a
 * cut every five seconds, from a fast host and from one with 5 Mbit/s and 150 ms delay. Creates its video on the first
 * run (2 GB).
 */
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AV_LOG_QUIET, Log } from 'node-av';
import { ChildMemory } from './child-memory.mjs';
import { makeVideo, SHOT_SECONDS } from './videos.mjs';
import { buildModels } from '../../scripts/build-models.mjs';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { publishFigures, table } from '../../scripts/local/benchmarks.mjs';
import { loadEngine } from '../../scripts/local/bundle-engine.mjs';

/**
 * @typedef {{ startMs: number, endMs: number }} TimeRange
 * @typedef {object} Measured
 * @property {number} durationMs
 * @property {unknown[]} frames
 * @property {unknown[]} findings
 * @property {(TimeRange & { strength: number })[]} transitions
 * @property {TimeRange[]} decodedRanges
 * @property {{ code: string }[]} partial
 *
 * @typedef {(source: object, options: object) => Promise<Measured>} MeasureVideo
 */

Log.setLevel(AV_LOG_QUIET);
const MINUTES = 45;
/** Timeout of the measuring in a background analysis, in ms. The rest of its time is for checks and storing. */
const TIMEOUT_MS = 776_000;
/** Tolerance for a cut, in ms. */
const NEAR_MS = 300;
/** About 5.8 Mbit/s. */
const LOOK = { name: 'programme', noise: 1.6 };

/** @type {{ name: string, kilobitsPerSecond: number, delayMs: number }[]} */
const HOSTS = [
  { name: 'a fast host', kilobitsPerSecond: Infinity, delayMs: 0 },
  { name: '5 Mbit/s, 150 ms', kilobitsPerSecond: 5_000, delayMs: 150 },
];

const path = await makeVideo((MINUTES * 60) / 30, LOOK);
/** @type {{ measureVideo: MeasureVideo }} */
const { measureVideo } = await loadEngine(['providers/embedded/decode/measure-video'], 'bench');
const workerPath = await buildWorker('.scenecue/bench/worker');
const modelsPath = await buildModels();

/** The file as a host sends it: one response after another at its speed. @param {typeof HOSTS[number]} host */
async function openFrom({ kilobitsPerSecond, delayMs }) {
  const file = await open(path);
  const { size } = await file.stat();
  let freeAtMs = 0;
  const source = {
    size,
    bytesRead: 0,
    /** @param {number} offset @param {number} length */
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      source.bytesRead += bytesRead;
      if (delayMs > 0) {
        freeAtMs = Math.max(freeAtMs, performance.now()) + (bytesRead * 8) / kilobitsPerSecond;
        await wait(freeAtMs - performance.now() + delayMs);
      }
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
  return source;
}

/** Precision and recall of the cuts. @param {Measured} measured */
function cutsOf({ durationMs, transitions }) {
  const found = transitions
    .filter(({ strength }) => strength >= 0.5)
    .map(({ startMs, endMs }) => (startMs + endMs) / 2);
  const cuts = [];
  for (let timeMs = SHOT_SECONDS * 1000; timeMs < durationMs - 1000; timeMs += SHOT_SECONDS * 1000)
    cuts.push(timeMs);
  /** @param {number[]} some @param {number[]} others */
  const near = (some, others) =>
    some.filter((timeMs) => others.some((other) => Math.abs(timeMs - other) <= NEAR_MS)).length;
  const [right, seen] = [near(found, cuts), near(cuts, found)];
  const f1 = (2 * right) / Math.max(1, found.length + cuts.length);
  return `${f1.toFixed(3)} (${right} of ${found.length} right, ${seen} of ${cuts.length} found)`;
}

/** @param {TimeRange[]} ranges */
const lengthOf = (ranges) => ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

const rows = [];
for (const host of HOSTS) {
  const source = await openFrom(host);
  const memory = new ChildMemory();
  const startMs = performance.now();
  const measured = await measureVideo(source, {
    workerPath,
    modelsPath,
    maxDurationMs: 3 * 3_600_000,
    timeoutMs: TIMEOUT_MS,
    signal: new AbortController().signal,
    plan: {},
  });
  const seconds = (performance.now() - startMs) / 1000;
  const mostMb = memory.stop();
  await source.close();
  rows.push([
    host.name,
    `${(seconds / 60).toFixed(1)} min`,
    `${memory.cpuSeconds.toFixed(0)} s`,
    `${mostMb.toFixed(0)} MB`,
    `${(source.bytesRead / 1e6).toFixed(0)} of ${(source.size / 1e6).toFixed(0)} MB`,
    String(measured.frames.length),
    String(measured.findings.length),
    `${((100 * lengthOf(measured.decodedRanges)) / measured.durationMs).toFixed(0)} %`,
    cutsOf(measured),
    measured.partial.map(({ code }) => code).join(', ') || 'no',
  ]);
  console.log(rows.at(-1)?.join(' | '));
}
await publishFigures(
  'programme',
  table(
    [
      'host',
      'time',
      'processor',
      'memory',
      'read',
      'frames',
      'seen by models',
      'decoded',
      'cuts, F1',
      'partial',
    ],
    rows,
  ),
);
process.exit(0);
