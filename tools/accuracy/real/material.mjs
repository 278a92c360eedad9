import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { recordingFile } from './archives.mjs';

/**
 * A recording or photograph of a Debian package.
 *
 * @typedef {object} Material
 * @property {'tuning' | 'held out'} half each source is in one half only
 * @property {'speech' | 'music' | 'effect' | 'applause' | 'photograph' | 'font'} kind
 * @property {string} source the speaker, band or collection
 * @property {string} package
 * @property {string} sha256 of the file
 * @property {string} path inside the package
 * @property {string} file its path on this machine
 */

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../../.scenecue/accuracy/debian/', import.meta.url));
const LIST = new URL('material.tsv', import.meta.url);

/**
 * A text of a Debian package, with the topics of its passages; `from` counts lines from 0, `to` is exclusive.
 *
 * @typedef {Material & { language: string, passages: { from: number, to: number, topics: string[], allowed: string[] }[] }} Text
 */

/**
 * The material of the table, downloaded if it is missing. Packages are unpacked but never installed.
 *
 * @param {URL} [list] the table, whose first six columns are those of `Material`
 * @returns {Promise<{ material: Material[], missing: string[] }>} `missing`: packages that could not be downloaded, and
 *   files that differ from those of the table
 */
export async function collect(list = LIST) {
  const rows = readFileSync(list, 'utf8').trim().split('\n').slice(1);
  const listed = rows.map((row) => {
    const [half, kind, source, name, sha256, path] = row.split('\t');
    return /** @type {Material} */ ({
      half,
      kind,
      source,
      package: name,
      sha256,
      path,
      file: '',
    });
  });
  /** @type {string[]} */
  const missing = [];
  for (const name of new Set(listed.map((row) => row.package))) {
    if (!(await isFetched(name))) missing.push(`the package ${name}`);
  }
  for (const row of listed) row.file = await recordingFile(join(FOLDER, row.package), row.path);
  const material = listed.filter((row) => {
    const isRight = existsSync(row.file) && sha256Of(row.file) === row.sha256;
    if (!isRight && !missing.includes(`the package ${row.package}`))
      missing.push(`${row.package}: ${row.path}`);
    return isRight;
  });
  return { material, missing };
}

/** @param {string} name of a package @returns {Promise<boolean>} */
async function isFetched(name) {
  const folder = join(FOLDER, name);
  if (existsSync(folder)) return true;
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await run('apt-get', ['download', name], { cwd: unfinished });
    const archive = (await readdir(unfinished)).find((file) => file.endsWith('.deb'));
    if (archive === undefined) return false;
    await run('dpkg-deb', ['-x', join(unfinished, archive), unfinished]);
    rmSync(join(unfinished, archive));
    renameSync(unfinished, folder);
    return true;
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} file */
function sha256Of(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
