import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './local/paths.mjs';
import { SOURCES } from './models/sources.mjs';

/** @typedef {import('./models/sources.mjs').Source} Source */

const CONVERSION = join(ROOT, 'scripts', 'models');

/** Converted models, one folder for each version of the sources and of the conversion. Ignored by git. */
const CONVERTED = join(ROOT, '.scenecue', 'models');
const MANIFEST = 'manifest.json';

/**
 * Writes the models of the analysis, as ONNX files made from the weights in installed packages, and `manifest.json`
 * with their hashes. They are converted once and then copied; what is up to date is not copied again.
 *
 * @param {string} [outDir] folder, from the project's root
 * @param {readonly Source[]} [sources]
 * @param {string} [cache] folder of the converted models
 * @returns {Promise<string>} the folder's path
 * @throws when a weight file is missing or does not have the hash given in `models/sources.mjs`
 */
export async function buildModels(outDir = 'dist/models', sources = SOURCES, cache = CONVERTED) {
  const folder = resolve(ROOT, outDir);
  const converted = join(cache, await hashOfConversion(sources));
  if (!existsSync(converted)) await convert(sources, converted);
  await mkdir(folder, { recursive: true });
  const files = await readdir(converted);
  for (const old of await readdir(folder)) {
    if (!files.includes(old) && !old.endsWith('.part')) await rm(join(folder, old), { recursive: true });
  }
  const manifests = [converted, folder].map((each) => readFile(join(each, MANIFEST), 'utf8').catch(() => ''));
  const [current, present] = await Promise.all(manifests);
  // The manifest is copied last: if it is there, the files are.
  for (const file of [...files.filter((name) => name !== MANIFEST), MANIFEST])
    if (current !== present || !existsSync(join(folder, file)))
      await copyWhole(join(converted, file), join(folder, file));
  return folder;
}

/** @type {(sources: readonly Source[], folder: string) => Promise<void>} */
async function convert(sources, folder) {
  // Two builds may run at the same time, so each writes its own temporary folder and renames it.
  const unfinished = `${folder}.${process.pid}.part`;
  await mkdir(unfinished, { recursive: true });
  const models = [];
  for (const { file, from, write } of sources) {
    const contents = await Promise.all(Object.entries(from).map(([path, hash]) => readSource(path, hash)));
    const content = write(contents, Object.keys(from).map(pathOf));
    await writeFile(join(unfinished, file), content);
    models.push({ name: parse(file).name, file, sha256: sha256(content), bytes: content.length });
  }
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify({ models }, null, 2)}\n`);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
}

/** Copies atomically, for the same reason. @type {(from: string, to: string) => Promise<void>} */
async function copyWhole(from, to) {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part);
  await rename(part, to);
}

/** @type {(path: string, expected: string) => Promise<Buffer>} */
async function readSource(path, expected) {
  const content = await readFile(pathOf(path)).catch((/** @type {unknown} */ cause) => {
    throw new Error(`The model weights ${path} are not installed. Run npm ci.`, { cause });
  });
  const found = sha256(content);
  if (found !== expected) {
    throw new Error(
      `The model weights ${basename(path)} have the SHA-256 ${found} instead of ${expected}. ` +
        'After a deliberate update of the package, measure the model again and change scripts/models/sources.mjs.',
    );
  }
  return content;
}

/** @param {string} path */
const pathOf = (path) => resolve(ROOT, 'node_modules', path);

/** @param {readonly Source[]} sources @returns {Promise<string>} */
async function hashOfConversion(sources) {
  const programs = (await readdir(CONVERSION)).filter((file) => /(?<!\.test)\.mjs$/.test(file)).sort();
  const contents = await Promise.all(programs.map((file) => readFile(join(CONVERSION, file))));
  return sha256(Buffer.concat([...contents, Buffer.from(JSON.stringify(sources))]));
}

/** @param {Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildModels());
