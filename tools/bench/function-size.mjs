import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModels } from '../../scripts/build-models.mjs';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { bundleFunctions } from '../../scripts/local/bundle-functions.mjs';

/** Size of what is deployed as the function `analyze`, in MB of 1,000,000 bytes. */
export async function unzippedMb() {
  await Promise.all([buildWorker(), buildModels()]);
  const bundles = await bundleFunctions('.scenecue/bench/functions');
  const folder = join(bundles, 'analyze');
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  const parts = names.map((name, index) => `${name} ${((sizes[index] ?? 0) / 1e6).toFixed(0)}`);
  await rm(bundles, { recursive: true });
  return { value: sizes.reduce((sum, size) => sum + size, 0) / 1e6, detail: parts.join(', ') };
}

/** @param {string} path @returns {Promise<number>} */
async function sizeOf(path) {
  const info = await stat(path);
  if (!info.isDirectory()) return info.size;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
