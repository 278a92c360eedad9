import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aligned, publishFigures } from '../../../scripts/local/benchmarks.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { makeClip } from '../make-clip.mjs';
import { measureFile } from '../measure-file.mjs';
import { collect } from '../real/material.mjs';
import { Report } from '../report.mjs';
import { emptyTally } from '../score.mjs';
import { programme } from './programmes.mjs';
import { soundtrack } from './soundtrack.mjs';

/**
 * @typedef {import('../real/material.mjs').Material} Material
 * @typedef {import('./programmes.mjs').Programme} Programme
 */

const DRAWN = { width: 160, height: 90 };
const SHAPE = { width: 320, height: 180 };
const RATE = 12;
const SAMPLE_RATE = 24_000;
/** Tolerance for a border, in milliseconds. */
const TOLERANCE_MS = 1000;
/**
 * Number of programmes of each kind in each half, and their first seeds. The seed of the held-out half must change once
 * that half has been used for improvements.
 */
const COUNT = 6;
const SEEDS = { tuning: 100, 'held out': 1900 };

/** Minimum for the borders of scenes in the held-out half. */
const LEAST = { f1: 0.9 };
const ROWS = /** @type {const} */ (['drawn places', 'photographed places']);

/**
 * Measures how well the borders of scenes are found in scripted programmes, prints the figures and writes them to
 * `docs/benchmarks.md`.
 *
 * @returns {Promise<string[]>} the rows of the held-out half that are below their floor
 */
export async function sceneAccuracy() {
  const { material, missing } = await collect();
  if (missing.length > 0) {
    console.log("The scripted programmes are skipped: their speech and music are in Debian's packages.");
    return [];
  }
  const engine = await loadEngine(
    ['decode/measure-bytes', 'concepts/describe-video'].map((part) => `providers/embedded/${part}`),
    'accuracy-scenes',
  );
  const rows = Object.fromEntries(ROWS.map((row) => [row, LEAST]));
  const report = new Report([], { rows, concept: () => ({}) });
  for (const half of /** @type {const} */ (['tuning', 'held out'])) {
    for (const script of programmesOf(half, material)) {
      const clip = clipOf(script, material);
      const video = await measureFile(engine, (await makeClip(clip)).path, 'full');
      const tally = countBorders(engine.describeVideo(video).scenes, script.borders);
      report.count(clip, ROWS[script.isPhotographed ? 1 : 0], (sum) => {
        sum.right += tally.right;
        sum.wrong += tally.wrong;
        sum.missed += tally.missed;
      });
    }
  }
  console.log(`\nBorders of scenes\n${await aligned(report.markdown())}`);
  for (const { clip, row, wrong, missed } of report.json().mistakes)
    console.log(`${clip}, ${row}: ${String(wrong)} wrong, ${String(missed)} missed`);
  await publishFigures('accuracy-scenes', report.markdown());
  return report.belowFloor();
}

/**
 * All programmes of a half; without photographs, none of photographs.
 * @type {(half: 'tuning' | 'held out', material: readonly Material[]) => Programme[]}
 */
function programmesOf(half, material) {
  // Laboratory equipment on white counts as one place, no matter how many photographs there are.
  const photographs = material.filter(
    (file) => file.half === half && file.kind === 'photograph' && file.source !== 'Kalzium',
  );
  return [[], photographs].flatMap((from, kind) =>
    kind === 1 && photographs.length === 0
      ? []
      : Array.from({ length: COUNT }, (_, index) => programme(half, from, SEEDS[half] + kind * 50 + index)),
  );
}

/**
 * A programme as a clip, which is drawn again when its script, its material or its drawing has changed.
 *
 * @param {Programme} programme
 * @param {readonly Material[]} material
 * @returns {import('../clips/recipe.mjs').Clip}
 */
function clipOf({ id, half, parts, stretches }, material) {
  const shots = parts.map((part) => ({ ...part, shot: undefined }));
  const hash = createHash('sha256').update(JSON.stringify([stretches, shots]));
  for (const name of ['programmes.mjs', 'places.mjs', 'soundtrack.mjs'])
    hash.update(readFileSync(new URL(name, import.meta.url)));
  const ofHalf = material.filter((file) => file.half === half);
  return {
    ...{ id, half, plan: 'full', isWithoutCut: false, format: 'h264', drawn: DRAWN, shape: SHAPE },
    ...{ rate: { num: RATE, den: 1 }, groupLength: 48, key: hash.digest('hex') },
    make: () => ({
      parts,
      audio: {
        ...{ labels: [], sampleRate: SAMPLE_RATE, channels: 1 },
        // Mixed only if the video does not exist yet.
        get samples() {
          return soundtrack(stretches, ofHalf, id.length + parts.length, SAMPLE_RATE);
        },
      },
    }),
  };
}

/**
 * Counts borders. Each true border is matched once, by the nearest; another match, such as the far end of a black
 * between two scenes, is neither right nor wrong.
 *
 * @param {readonly { start: number }[]} scenes
 * @param {Programme['borders']} borders
 */
export function countBorders(scenes, borders) {
  const tally = emptyTally();
  const left = new Set(borders);
  for (const { start } of scenes.slice(1)) {
    /** @param {{ startMs: number, endMs: number }} border */
    const isNear = ({ startMs, endMs }) => start >= startMs - TOLERANCE_MS && start <= endMs + TOLERANCE_MS;
    const match = [...left].find(isNear);
    if (match !== undefined) {
      left.delete(match);
      tally.right += 1;
    } else if (!borders.some(isNear)) tally.wrong += 1;
  }
  tally.missed += left.size;
  return tally;
}
