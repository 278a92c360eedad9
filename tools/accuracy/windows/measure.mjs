import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { aligned, publishFigures } from '../../../scripts/local/benchmarks.mjs';
import { loadEngine } from '../../../scripts/local/bundle-engine.mjs';
import { writeVideo } from '../../media/write-video.mjs';
import { measureFile } from '../measure-file.mjs';
import { Report } from '../report.mjs';
import { film, framesOfFilm, RATE, SIZE } from './films.mjs';
import { frameFilm, surfaceFilm } from './frame-films.mjs';
import { countFrames, countSurfaces } from './frame-score.mjs';
import { countSeconds } from './score.mjs';

const FOLDER = fileURLToPath(new URL('../../../.scenecue/accuracy/windows/', import.meta.url));

/** Seeds of the films. Those of the held-out half must change once it has been used for improvements. */
const SEEDS = {
  tuning: [101, 102, 103, 104, 105, 106],
  'held out': [1901, 1902, 1903, 1904, 1905, 1906],
};
const FORMATS = /** @type {const} */ (['h264', 'h264-poor', 'h264-fine', 'h264-ts']);
/** The films of each kind, and what is counted in them. @satisfies {Record<string, { film: (half: import('./films.mjs').Film['half'], seed: number) => import('./films.mjs').Film, count: (film: import('./films.mjs').Film, windows: readonly import('./score.mjs').Window[]) => Record<string, import('../score.mjs').Tally> }>} */
const KINDS = {
  overlays: { film, count: (made, windows) => ({ overlays: countSeconds(made, windows) }) },
  frames: { film: frameFilm, count: countFrames },
  surfaces: { film: surfaceFilm, count: (made, windows) => ({ surfaces: countSurfaces(made, windows) }) },
};
/** The aims of the product. */
const LEAST = { precision: 0.95, recall: 0.8 };
const ROWS = ['overlays', 'squeezebacks', 'pauses', 'surfaces'];
/** @param {string} kind */
const rowOf = (kind) => `seconds of ${kind}`;

/**
 * Measures how well free corners and lower thirds are found, prints the figures and writes them to `docs/benchmarks.md`.
 *
 * @param {string | undefined} only the half to measure; both if undefined
 * @returns {Promise<string[]>} the rows of the held-out half that are below their floor
 */
export async function windowAccuracy(only) {
  const engine = await loadEngine(
    ['decode/measure-bytes', 'concepts/describe-video'].map((part) => `providers/embedded/${part}`),
    'accuracy-windows',
  );
  const report = new Report([], {
    rows: Object.fromEntries(ROWS.map((kind) => [rowOf(kind), LEAST])),
    concept: () => ({}),
  });
  for (const half of /** @type {const} */ (['tuning', 'held out'])) {
    if (only !== undefined && only !== half) continue;
    for (const { film: filmOf, count } of Object.values(KINDS))
      for (const [index, seed] of SEEDS[half].entries()) {
        const made = filmOf(half, seed);
        const format = FORMATS[index % FORMATS.length] ?? 'h264';
        const video = await measureFile(engine, await fileOf(made, format), 'full', true);
        const { windows } = engine.describeVideo(video);
        for (const [kind, tally] of Object.entries(count(made, windows))) {
          console.log(made.id, kind, tally);
          report.count(clipOf(made, format), rowOf(kind), (sum) => {
            sum.right += Math.round(tally.right);
            sum.wrong += Math.round(tally.wrong);
            sum.missed += Math.round(tally.missed);
          });
        }
      }
  }
  console.log(`\nWindows\n${await aligned(report.markdown())}`);
  for (const { row, clip, wrong, missed } of report.json().mistakes)
    console.log(`${row}, ${clip}: ${String(wrong)} s wrong, ${String(missed)} s missed`);
  if (only === undefined) await publishFigures('accuracy-windows', report.markdown());
  return report.belowFloor();
}

/** As a clip of the report. @param {import('./films.mjs').Film} made @param {(typeof FORMATS)[number]} format @returns {import('../clips/recipe.mjs').Clip} */
function clipOf({ id, half }, format) {
  const shape = { drawn: SIZE, shape: SIZE, rate: { num: RATE, den: 1 }, groupLength: 50 };
  return { id, half, format, plan: 'full', isWithoutCut: false, ...shape, make: () => ({ parts: [] }) };
}

/** The file of a film, which is written again when the film or its drawing has changed. @param {import('./films.mjs').Film} made @param {(typeof FORMATS)[number]} format */
async function fileOf(made, format) {
  const hash = createHash('sha256').update(JSON.stringify([made, format]));
  hash.update(readFileSync(new URL('films.mjs', import.meta.url)));
  const path = `${FOLDER}${made.id.replaceAll(' ', '-')}.${hash.digest('hex').slice(0, 10)}`;
  const extension = { h264: 'mp4', 'h264-poor': 'mov', 'h264-fine': 'mkv', 'h264-ts': 'ts' }[format];
  if (existsSync(`${path}.${extension}`)) return `${path}.${extension}`;
  await mkdir(FOLDER, { recursive: true });
  const video = { drawn: SIZE, shape: SIZE, rate: { num: RATE, den: 1 }, groupLength: 50 };
  await writeVideo(`${path}.part.${extension}`, format, { ...video, rgbFrames: framesOfFilm(made) });
  await rename(`${path}.part.${extension}`, `${path}.${extension}`);
  return `${path}.${extension}`;
}
