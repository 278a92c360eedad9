#!/usr/bin/env node
/**
 * Sends damaged videos, playlists and captions through the function as `netlify dev` serves it: `npm run fuzz`,
 * optionally with a count (2,000 by default) and a first number: `npm run fuzz -- 500 2000`.
 *
 * Every response must arrive in time, conform to the contract, and not be a 5xx, because bad input is not a server
 * error. After every 250 cases, and at the end, an undamaged video must be analyzed as at the beginning. Problems are
 * printed, and their files are kept in `.scenecue/fuzz`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AV_LOG_QUIET, Log } from 'node-av';
import { caseMaker } from './fuzz/cases.mjs';
import { startMediaHost } from './fuzz/media-host.mjs';
import { functionClient } from './fuzz/function-client.mjs';
import { publishFigures, table } from '../scripts/local/benchmarks.mjs';
import { STATE } from '../scripts/local/paths.mjs';
import { stopAllServices } from '../scripts/local/processes.mjs';
import { startStack } from '../scripts/local/stack.mjs';

Log.setLevel(AV_LOG_QUIET);
process.env.SVT_LOG = '0';
const AT_ONCE = 3;
/** `netlify dev` aborts a call after 30 s. The function must end well before that, also on a slow machine. */
const MAX_MS = 28_000;
const DEADLINE_SECONDS = 15;
const HEALTH_EVERY = 250;
const SLOWEST = 8;
const count = Number(process.argv[2] ?? 2000);
const first = Number(process.argv[3] ?? 0);

/** Stops everything and exits, also on an interrupt. @param {number} code */
const leave = (code) => stopAllServices().then(() => process.exit(code));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void leave(130));
}

const { make, whole } = await caseMaker();
Object.assign(process.env, {
  ANALYSIS_DEADLINE_SECONDS: String(DEADLINE_SECONDS),
  MAX_ANALYSES_PER_MINUTE: '1000',
  MAX_ANALYSES_AT_ONCE_PER_USER: String(AT_ONCE + 1),
  MAX_ANALYSES_AT_ONCE: String(AT_ONCE + 1),
});
const servers = await startStack('fuzz');
const host = await startMediaHost(Number(servers.SCENECUE_TEST_MEDIA_PORT));
const origin = `http://127.0.0.1:${servers.SCENECUE_TEST_MEDIA_PORT}`;
const call = await functionClient(servers);

/** @type {Map<string, number>} */
const tally = new Map();
/** @type {string[]} */
const wrong = [];
/** @type {{ seconds: number, what: string, outcome: string }[]} */
let slowest = [];

/** @param {number} number */
async function attack(number) {
  const { what, kind, files, video, captions, isStream } = make(number);
  const folder = `n${String(number)}`;
  host.publish(folder, files);
  const url = `${origin}/${folder}/${video}`;
  const started = performance.now();
  const answer = await call(url, {
    isStream,
    longestMs: MAX_MS,
    ...(captions === undefined ? {} : { captionsUrl: `${origin}/${folder}/${captions}` }),
  });
  host.withdraw(folder);
  const seconds = (performance.now() - started) / 1000;
  slowest = [...slowest, { seconds, what: `${String(number)} (${what})`, outcome: answer.outcome }]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const name = `${kind}: ${answer.outcome}`;
  tally.set(name, (tally.get(name) ?? 0) + 1);
  if (answer.isRight) return;
  wrong.push(`${String(number)} (${what}${isStream ? ', stream' : ''}): ${answer.outcome}`);
  console.log(wrong.at(-1));
  await mkdir(join(STATE, 'fuzz', folder), { recursive: true });
  for (const [file, bytes] of Object.entries(files))
    await writeFile(join(STATE, 'fuzz', folder, file), bytes);
}

host.publish('whole', { 'video.mp4': whole });
/** The response for an undamaged video. */
const health = () => call(`${origin}/whole/video.mp4`, { isStream: false, longestMs: MAX_MS });

const healthy = await health();
if (healthy.outcome !== '200') wrong.push(`before the first: a whole video: ${healthy.outcome}`);
let next = first;
/** Sends the cases up to this number, several at a time. @param {number} end exclusive */
async function attackUntil(end) {
  const work = async () => {
    while (next < end) await attack(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
while (next < first + count) {
  await attackUntil(Math.min(next + HEALTH_EVERY, first + count));
  console.log(`${String(next - first)} of ${String(count)}`);
  // Run alone: with less time, the models would analyze fewer frames.
  if ((await health()).text !== healthy.text)
    wrong.push(`after ${String(next - first)}: a whole video is analysed otherwise`);
}
console.table(Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1))));
console.table(slowest);
console.log(wrong.join('\n'));
console.log(`${String(count)} damaged files, ${String(wrong.length)} wrong answers`);
host.close();
await publishFigures(
  'fuzz',
  `${String(count)} damaged videos, playlists and captions, from number ${String(first)} on: ${String(wrong.length)} wrong answers.\n\n${table(
    ['input and answer', 'how often'],
    [...tally].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => [name, String(times)]),
  )}`,
);
await leave(wrong.length === 0 ? 0 : 1);
