#!/usr/bin/env node
/**
 * Measures how well the engine recognizes frames, audio and text: `npm run accuracy`. With a part of the clips' names
 * it measures only these: `npm run accuracy -- dissolves`; `real` measures only recordings and photographs, `topics`
 * the texts, `scenes` the scripted programmes, `cases` inputs made after public bug reports. `npm run accuracy -- train` instead fits the model that recognizes
 * music, `train-topics` the probes of topics, `train-conflicts` that of grave scenes; `conflicts` measures what spots
 * must not follow, with `blind` or `languages` on those scenes; `briefs` with the
 * path of a file measures the ranking of briefs by meaning, `titles` with a path that of risk in real titles, `sensitive`
 * with a path that of sensitive topics in ordinary programs. Creates
 * the labelled clips on its first run.
 *
 * Prints the figures for the clips used for tuning thresholds and for the held-out clips, and writes them with every
 * mistake to `.scenecue/accuracy/report.json`; those of a whole part, and of topics by language, also to
 * `docs/benchmarks.md`. Ends with an error
 * when a figure of the held-out half is below its floor.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { AV_LOG_QUIET, Log } from 'node-av';
import { caseAccuracy } from './accuracy/cases.mjs';
import { CLIPS } from './accuracy/catalogue.mjs';
import { judge } from './accuracy/judge.mjs';
import { conflictAccuracy } from './accuracy/conflicts/measure.mjs';
import { trainConflicts } from './accuracy/conflicts/train.mjs';
import { loadMeasuring } from './accuracy/measure-file.mjs';
import { realClips } from './accuracy/real/clips.mjs';
import { judgePictures } from './accuracy/real/judge-pictures.mjs';
import { collect } from './accuracy/real/material.mjs';
import { collectPictures } from './accuracy/real/pictures.mjs';
import { collectTexts, textAccuracy } from './accuracy/real/texts.mjs';
import { train } from './accuracy/real/train.mjs';
import { FLOORS, Report } from './accuracy/report.mjs';
import { sceneAccuracy } from './accuracy/scenes/measure.mjs';
import { aligned, publishFigures } from '../scripts/local/benchmarks.mjs';
import { topicAccuracy } from './accuracy/topics/accuracy.mjs';
import { briefAccuracy } from './accuracy/topics/briefs.mjs';
import { FRESH_SETS, freshAccuracy, freshTable } from './accuracy/topics/fresh.mjs';
import { sensitivePerHour } from './accuracy/topics/sensitive-per-hour.mjs';
import { titleAccuracy } from './accuracy/topics/titles.mjs';
import { trainTopics } from './accuracy/topics/train.mjs';
import { topicsByLanguage } from './accuracy/topics/by-language.mjs';
import { windowAccuracy } from './accuracy/windows/measure.mjs';

Log.setLevel(AV_LOG_QUIET);
// The AV1 encoder has its own log.
process.env.SVT_LOG = '0';
/** Where the figures of each set of programs are published. */
const SECTIONS = /** @type {const} */ ({
  'held-out-channels': 'accuracy-channels',
  'tuning-broadcast': 'accuracy-broadcast',
  'tuning-fresh': 'accuracy-fresh',
  'tuning-series': 'accuracy-series',
  'tuning-shows': 'accuracy-shows',
  'tuning-written': 'accuracy-written',
});
const wanted = process.argv[2] ?? '';
if (wanted === 'train') {
  await train();
  process.exit(0);
}
if (wanted === 'train-topics') {
  await trainTopics();
  process.exit(0);
}
if (wanted === 'train-conflicts') {
  await trainConflicts();
  process.exit(0);
}
if (wanted === 'conflicts') {
  console.log(await aligned(await conflictAccuracy(process.argv[3])));
  process.exit(0);
}
if (wanted === 'briefs') {
  await briefAccuracy(process.argv[3] ?? '');
  process.exit(0);
}
if (wanted === 'sensitive') {
  console.log(await aligned(await sensitivePerHour(process.argv[3])));
  process.exit(0);
}
if (wanted === 'cases') process.exit(sayFailed(await caseAccuracy()));
if (wanted === 'scenes') process.exit(sayFailed(await sceneAccuracy()));
if (wanted === 'windows') process.exit(sayFailed(await windowAccuracy(process.argv[3])));
if (wanted === 'titles') {
  console.log(await titleAccuracy(process.argv[3]));
  process.exit(0);
}
const drawn = wanted === 'real' ? [] : CLIPS.filter((clip) => clip.id.includes(wanted));
const real = (await realMaterial()).filter((clip) => wanted === 'real' || clip.id.includes(wanted));
const reads = 'topics'.includes(wanted);
const pictures = (await realPictures()).filter((clip) => wanted === 'real' || clip.id.includes(wanted));
if (drawn.length + real.length + pictures.length === 0 && !reads)
  throw new Error(`No clip is named like "${wanted}".`);
const engine = await loadMeasuring();
const parts = {
  drawn: new Report(engine.CONCEPTS, FLOORS.drawn),
  real: new Report(engine.CONCEPTS, FLOORS.real),
};
const count = drawn.length + real.length + pictures.length;
/** @param {number} index */
const progress = (index) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${String(index + 1)} of ${String(count)} clips`);
};
for (const [index, clip] of [...drawn, ...real].entries()) {
  await judge(engine, clip, index < drawn.length ? parts.drawn : parts.real);
  progress(index);
}
for (const [index, clip] of pictures.entries()) {
  await judgePictures(engine, clip, parts.real);
  progress(drawn.length + real.length + index);
}
const topics = reads
  ? { tuning: await topicAccuracy('tuning'), 'held out': await topicAccuracy('held-out') }
  : {};
for (const [half, { overall, sensitive }] of Object.entries(topics)) {
  parts.drawn.set(/** @type {'tuning' | 'held out'} */ (half), 'topics', overall);
  parts.drawn.set(/** @type {'tuning' | 'held out'} */ (half), 'sensitive topics', sensitive);
}
const texts = reads || wanted === 'real' ? await longTexts() : {};
for (const [half, { overall, sensitive, neutral }] of Object.entries(texts)) {
  parts.real.set(/** @type {'tuning' | 'held out'} */ (half), 'topics in long texts', overall);
  parts.real.set(/** @type {'tuning' | 'held out'} */ (half), 'sensitive topics there', sensitive);
  parts.real.set(/** @type {'tuning' | 'held out'} */ (half), 'lines about nothing', neutral);
}
if (drawn.length > 0 || reads) console.log(`\nDrawn and written\n${await aligned(parts.drawn.markdown())}`);
if (real.length + pictures.length + Object.keys(texts).length > 0)
  console.log(`\nRecorded and photographed\n${await aligned(parts.real.markdown())}`);
/** @type {Record<string, Awaited<ReturnType<typeof freshAccuracy>>>} */
const fresh = {};
for (const set of reads ? FRESH_SETS : []) {
  fresh[set] = await freshAccuracy(set);
  console.log(`\n${set}, English\n${await aligned(freshTable(fresh[set]))}`);
}
const folder = new URL('../.scenecue/accuracy/', import.meta.url);
await mkdir(folder, { recursive: true });
const report = { drawn: parts.drawn.json(), real: parts.real.json(), topics, texts, fresh };
await writeFile(new URL('report.json', folder), `${JSON.stringify(report, null, 2)}\n`);
if (wanted === '') await publishFigures('accuracy', parts.drawn.markdown());
for (const [set, counts] of Object.entries(fresh))
  await publishFigures(SECTIONS[/** @type {typeof FRESH_SETS[number]} */ (set)], freshTable(counts));
// With half of the real part, the table would have missing rows.
if (['', 'real'].includes(wanted) && real.length > 0 && pictures.length > 0 && texts.tuning !== undefined)
  await publishFigures('accuracy-real', parts.real.markdown());
if (reads && texts.tuning !== undefined) {
  const { texts: all } = await collectTexts();
  await publishFigures('accuracy-languages', await topicsByLanguage(all));
}
const scenes = wanted === '' ? await sceneAccuracy() : [];
// FFmpeg's threads would keep the process alive.
process.exit(sayFailed([...parts.drawn.belowFloor(), ...parts.real.belowFloor(), ...scenes]));

/** @param {readonly string[]} failed rows below their floor @returns {0 | 1} the exit code */
function sayFailed(failed) {
  for (const row of failed) console.error(`Below its floor: ${row}`);
  return failed.length > 0 ? 1 : 0;
}

/** Whether the selection needs none of Debian's recordings and photographs. */
function isDrawnAlone() {
  return wanted === 'topics' || (wanted !== '' && CLIPS.some((clip) => clip.id.includes(wanted)));
}

/** The clips of the real part; none, and a message, if its material is incomplete. */
async function realMaterial() {
  if (isDrawnAlone()) return [];
  const { material, missing } = await collect();
  if (missing.length === 0) return realClips(material);
  sayMissing('recorded and photographed part is', missing);
  return [];
}

/** Clips of photographs for objects, faces and titles; none, and a message, if the photographs are missing. */
async function realPictures() {
  if (isDrawnAlone()) return [];
  const { clips, missing } = await collectPictures();
  if (missing.length > 0) sayMissing('photographs of things and people are', missing);
  return clips;
}

/** The figures for each half; none, and a message, if texts are missing. */
async function longTexts() {
  const { texts, missing } = await collectTexts();
  /** @param {'tuning' | 'held out'} half */
  const of = (half) => textAccuracy(texts.filter((text) => text.half === half));
  if (missing.length === 0) return { tuning: await of('tuning'), 'held out': await of('held out') };
  sayMissing('long texts are', missing);
  return {};
}

/** @param {string} what @param {readonly string[]} missing */
function sayMissing(what, missing) {
  console.log(
    `The ${what} skipped. It takes Debian's packages; not there: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${String(missing.length - 5)} more` : ''}.`,
  );
}
