import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './local/bundle-engine.mjs';

/**
 * Bundles the decoding child, which runs in a separate process, to `measure-worker.mjs`.
 *
 * @param {string} [outDir] folder that is emptied and filled, from the project's root
 * @returns {Promise<string>} path of the bundle
 */
export async function buildWorker(outDir = 'dist/worker') {
  const folder = await bundle(
    { 'measure-worker': 'netlify/analysis/providers/embedded/decode/worker.ts' },
    outDir,
  );
  return join(folder, 'measure-worker.mjs');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildWorker());
