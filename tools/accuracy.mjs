#!/usr/bin/env node
/**
 * Measures how well the engine sees, hears and reads: `npm run accuracy`, or with a part of the clips' names
 * to take only those: `npm run accuracy -- dissolves`; `topics` takes the texts alone. Makes the labelled
 * clips on its first run.
 *
 * Prints the figures for the clips that thresholds were tuned on and for those held out, and writes them
 * with every mistake to `.scenecue/accuracy/report.json`; those of a whole run also to `docs/benchmarks.md`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { AV_LOG_QUIET, Log } from 'node-av';
import { CLIPS } from './accuracy/catalogue.mjs';
import { judge } from './accuracy/judge.mjs';
import { loadMeasuring } from './accuracy/measure-file.mjs';
import { Report } from './accuracy/report.mjs';
import { publishFigures } from '../scripts/local/benchmarks.mjs';
import { topicAccuracy } from './accuracy/topics/accuracy.mjs';

Log.setLevel(AV_LOG_QUIET);
// The AV1 encoder has a log of its own.
process.env.SVT_LOG = '0';
const wanted = process.argv[2] ?? '';
const chosen = CLIPS.filter((clip) => clip.id.includes(wanted));
const reads = 'topics'.includes(wanted);
if (chosen.length === 0 && !reads) throw new Error(`No clip is named like "${wanted}".`);
const engine = await loadMeasuring();
const report = new Report(engine.CONCEPTS);
for (const [index, clip] of chosen.entries()) {
  await judge(engine, clip, report);
  if (process.stdout.isTTY) process.stdout.write(`\r${String(index + 1)} of ${String(chosen.length)} clips`);
}
const topics = reads
  ? { tuning: await topicAccuracy('tuning'), 'held out': await topicAccuracy('held-out') }
  : {};
for (const [half, { overall, sensitive }] of Object.entries(topics)) {
  report.set(/** @type {'tuning' | 'held out'} */ (half), 'topics', overall);
  report.set(/** @type {'tuning' | 'held out'} */ (half), 'sensitive topics', sensitive);
}
console.log(`\n${report.text()}`);
const folder = new URL('../.scenecue/accuracy/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('report.json', folder), `${JSON.stringify({ ...report.json(), topics }, null, 2)}\n`);
if (wanted === '') await publishFigures('accuracy', report.markdown());
// FFmpeg's threads would keep the process.
process.exit(0);
