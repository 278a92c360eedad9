import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the decoding child, which runs in a process of its own, to `measure-worker.mjs`. FFmpeg's
 * native package stays outside: it is loaded from `node_modules`.
 *
 * @param {string} [outDir] folder that is emptied and filled, from the project's root
 * @returns {Promise<string>} path of the bundle
 */
export async function buildWorker(outDir = 'dist/worker') {
  const folder = resolve(ROOT, outDir);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      ssr: 'netlify/analysis/media/worker.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        external: [/^node-av(\/|$)/],
        output: { entryFileNames: 'measure-worker.mjs', codeSplitting: false },
      },
    },
  });
  return join(folder, 'measure-worker.mjs');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildWorker());
