import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModels } from '../../scripts/build-models.mjs';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { bundleFunctions } from '../../scripts/local/bundle-functions.mjs';

/** The parts that a deployment needs, and the minimum size of each, in bytes. */
const NEEDED = [
  { name: /node-av.*\.node$/, bytes: 100_000_000 },
  { name: /libonnxruntime\.so/, bytes: 10_000_000 },
  { name: /onnxruntime_binding\.node$/, bytes: 100_000 },
  { name: /\.onnx$/, bytes: 20_000_000 },
];

/**
 * Size of what is deployed as the function `analyze`, in MB of 1,000,000 bytes.
 *
 * @throws {Error} when a library or the models are missing, so that the size would be too small
 */
export async function unzippedMb() {
  await Promise.all([buildWorker(), buildModels()]);
  const bundles = await bundleFunctions('.scenecue/bench/functions');
  const folder = join(bundles, 'analyze');
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  const files = await readdir(folder, { recursive: true });
  for (const { name, bytes } of NEEDED) {
    const found = files.filter((file) => name.test(file)).map((file) => sizeOf(join(folder, file)));
    const sum = (await Promise.all(found)).reduce((total, size) => total + size, 0);
    if (sum < bytes) throw new Error(`The bundle has ${String(sum)} bytes of ${String(name)}: too few.`);
  }
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
