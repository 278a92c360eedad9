import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './local/bundle-engine.mjs';

/**
 * Bundles the processes that the function starts: the decoding child, `measure-worker.mjs`, and the one that reads
 * sentences, `sentence-worker.mjs`.
 *
 * @param {string} [outDir] folder that is emptied and filled, from the project's root
 * @returns {Promise<string>} path of the decoding child
 */
export async function buildWorker(outDir = 'dist/worker') {
  const folder = await bundle(
    {
      'measure-worker': 'netlify/analysis/providers/embedded/decode/worker.ts',
      'sentence-worker': 'netlify/analysis/providers/embedded/sentences/sentence-worker.ts',
    },
    outDir,
  );
  return join(folder, 'measure-worker.mjs');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildWorker());
