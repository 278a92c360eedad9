import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the function cannot bundle and therefore carries whole, and what is bundled beside it. */
const CARRIED = [
  'node_modules/node-av',
  'node_modules/@seydx/node-av-linux-x64',
  '.scenecue/bench/worker',
  'dist/models',
  'node_modules/onnxruntime-node/bin/napi-v3/linux/x64/libonnxruntime.so.1',
  'node_modules/onnxruntime-node/bin/napi-v3/linux/x64/onnxruntime_binding.node',
];

/** Size of what is deployed as the function, in MB of 1,000,000 bytes. */
export async function unzippedMb() {
  const sizes = await Promise.all(CARRIED.map((path) => sizeOf(join(ROOT, path))));
  const parts = CARRIED.map(
    (path, index) => `${path.split('/').at(-1) ?? ''} ${((sizes[index] ?? 0) / 1e6).toFixed(0)}`,
  );
  return { value: sizes.reduce((sum, size) => sum + size, 0) / 1e6, detail: parts.join(', ') };
}

/** @param {string} path @returns {Promise<number>} */
async function sizeOf(path) {
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return 0;
  const info = await stat(real);
  if (!info.isDirectory()) return info.size;
  const sizes = await Promise.all((await readdir(real)).map((name) => sizeOf(join(real, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
