import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { bin, ROOT } from './paths.mjs';

const runTool = promisify(execFile);

/** The bundler lists everything that it has bundled in its output. */
const OPTIONS = { cwd: ROOT, maxBuffer: 64_000_000 };

/**
 * Bundles the functions as a deployment does: with Netlify's own bundler and the settings that `netlify.toml` has for
 * production. `dist/worker` and `dist/models` must have been built before.
 *
 * @param {string} outDir folder that is emptied and filled, from the project's root. It contains one folder per
 *   function with the unpacked files.
 * @returns {Promise<string>} the folder's path
 */
export async function bundleFunctions(outDir) {
  const folder = resolve(ROOT, outDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { stdout } = await runTool(bin('netlify-config'), ['--context=production', '--offline'], OPTIONS);
  const { functions, functionsDirectory } = JSON.parse(stdout).config;
  const settings = Object.entries(functions).map(([names, options]) => [names, bundlerOptions(options)]);
  await runTool(
    bin('zip-it-and-ship-it'),
    [
      '--archive-format=none',
      `--config=${JSON.stringify(Object.fromEntries(settings))}`,
      functionsDirectory,
      folder,
    ],
    OPTIONS,
  );
  return folder;
}

/**
 * Converts a section `functions` as `netlify build` does before it passes it to the bundler.
 *
 * @param {{ external_node_modules?: string[], included_files?: string[], ignored_node_modules?: string[],
 *   node_bundler?: string }} options
 */
function bundlerOptions({ external_node_modules, included_files, ignored_node_modules, node_bundler }) {
  return {
    externalNodeModules: external_node_modules,
    includedFiles: included_files,
    includedFilesBasePath: ROOT,
    ignoredNodeModules: ignored_node_modules,
    nodeBundler: node_bundler === 'esbuild' ? 'esbuild_zisi' : node_bundler,
    nodeVersion: process.version,
  };
}
