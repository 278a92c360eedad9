/**
 * The share of the CPU time of an analysis that the windows beside the breaks cost: `node tools/bench/windows-share.mjs
 * <file>…`. The time in the maps of the frames and in the search for windows comes from samples of V8; the whole is the CPU
 * time of the process with all threads, models and decoders.
 */
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { loadEngine } from '../../scripts/local/bundle-engine.mjs';
import { measureFile } from '../accuracy/measure-file.mjs';

/** Longest time of a sample, in microseconds: with a longer one, the thread has waited for a processor. */
const LONGEST_SAMPLE = 2_000;
/** Functions that nothing but the windows needs. */
const OF_WINDOWS = new Set(['cellsOf', 'windowsOf']);

const engine = await loadEngine(
  ['decode/measure-bytes', 'concepts/describe-video'].map((part) => `providers/embedded/${part}`),
  'bench-windows',
);
for (const path of process.argv.slice(2)) {
  for (const recognizesFrames of [true, false]) {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    const before = process.cpuUsage();
    const video = await measureFile(engine, path, 'full', recognizesFrames);
    const { windows } = engine.describeVideo(video);
    const { user, system } = process.cpuUsage(before);
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const seconds = (user + system) / 1e6;
    const own = timeIn(profile, OF_WINDOWS) / 1e6;
    console.log(
      `${basename(path)}, ${recognizesFrames ? 'with' : 'without'} models: ${String(/** @type {any} */ (video).durationMs / 1000)} s of video, ` +
        `${seconds.toFixed(1)} s of CPU, windows ${own.toFixed(2)} s (${((100 * own) / seconds).toFixed(1)} %), ` +
        `${String(windows?.length ?? 0)} windows`,
    );
  }
}

/** Time in these functions and all that they call, in microseconds. @param {import('node:inspector').Profiler.Profile} profile @param {ReadonlySet<string>} names */
function timeIn({ nodes, samples = [], timeDeltas = [] }, names) {
  const known = new Map(nodes.map((node) => [node.id, node]));
  /** @type {Set<number>} */
  const inside = new Set();
  /** @param {number} id */
  const enter = (id) => {
    inside.add(id);
    for (const child of known.get(id)?.children ?? []) enter(child);
  };
  for (const { id, callFrame } of nodes) if (names.has(callFrame.functionName)) enter(id);
  return samples.reduce(
    (sum, id, index) => sum + (inside.has(id) ? Math.min(LONGEST_SAMPLE, timeDeltas[index] ?? 0) : 0),
    0,
  );
}
