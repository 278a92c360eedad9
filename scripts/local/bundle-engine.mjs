import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles modules of the server, each to a file `<name>.mjs` that Node runs. The native packages of FFmpeg and of the
 * ONNX Runtime are not bundled: they are loaded from `node_modules`.
 *
 * @param {Record<string, string>} inputs paths by name, from the project's root
 * @param {string} outDir folder that is emptied and filled, from the project's root
 * @param {Record<string, string>} [alias] files to use instead of packages
 * @returns {Promise<string>} the folder's path
 */
export async function bundle(inputs, outDir, alias = {}) {
  const folder = resolve(ROOT, outDir);
  const isOneFile = Object.keys(inputs).length === 1;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': `${ROOT}src`, ...alias } },
    // The worker is deployed without `node_modules` except for those native packages.
    ssr: { noExternal: ['valibot', 'entities', 'imsc', 'sax', '@svta/cml-608', 'mux.js'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: inputs,
        external: [/^node-av(\/|$)/, /^onnxruntime-(node|web)$/],
        output: { entryFileNames: '[name].mjs', ...(isOneFile ? { codeSplitting: false } : {}) },
      },
    },
  });
  return folder;
}

/**
 * Bundles parts of the analysis engine and loads them into this process.
 *
 * @param {readonly string[]} parts paths below `netlify/analysis`, without `.ts`
 * @param {string} user name of the caller, used as the folder name: two callers that run at the same time must not
 *   share a folder
 * @returns {Promise<any>} everything that the parts export
 */
export async function loadEngine(parts, user) {
  const inputs = Object.fromEntries(
    parts.map((part) => [part.replaceAll('/', '-'), `netlify/analysis/${part}.ts`]),
  );
  const folder = await bundle(inputs, `.scenecue/engine/${user}`);
  // The timestamp makes Node import the new bundle instead of its cached module.
  const urls = Object.keys(inputs).map(
    (name) => `${pathToFileURL(`${folder}/${name}.mjs`).href}?${String(Date.now())}`,
  );
  return Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))));
}
