#!/usr/bin/env node
/**
 * Measures how well the engine sees and hears: `npm run accuracy`, or with a part of the clips' names to
 * take only those: `npm run accuracy -- dissolves`. Makes the labelled set on its first run.
 *
 * Prints the figures for the clips that thresholds were tuned on and for those held out, and writes them
 * with every mistake to `.scenecue/accuracy/report.json`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { AV_LOG_QUIET, Log } from 'node-av';
import { CLIPS } from './accuracy/catalogue.mjs';
import { loadEngine } from './accuracy/engine.mjs';
import { judge } from './accuracy/judge.mjs';
import { Report } from './accuracy/report.mjs';

Log.setLevel(AV_LOG_QUIET);
// The AV1 encoder has a log of its own.
process.env.SVT_LOG = '0';
const wanted = process.argv[2] ?? '';
const chosen = CLIPS.filter((clip) => clip.id.includes(wanted));
if (chosen.length === 0) throw new Error(`No clip is named like "${wanted}".`);
const engine = await loadEngine();
const report = new Report(engine.CONCEPTS);
for (const [index, clip] of chosen.entries()) {
  await judge(engine, clip, report);
  if (process.stdout.isTTY) process.stdout.write(`\r${String(index + 1)} of ${String(chosen.length)} clips`);
}
console.log(`\n${report.text()}`);
const folder = new URL('../.scenecue/accuracy/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('report.json', folder), `${JSON.stringify(report.json(), null, 2)}\n`);
// FFmpeg's threads would keep the process.
process.exit(0);
