/** The manifest of pages (src/app/pages.ts), for programs that run without a bundler. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Page the part of the manifest that scripts read
 * @property {string} path
 * @property {'public' | 'visitor' | 'user'} access
 * @property {'text' | 'table' | 'form'} [content]
 * @property {{ js: number, css: number, files: number }} budget
 */

/** @type {{ module: { pages: readonly Page[] } }} */
const { module } = await runnerImport(join(ROOT, 'src/app/pages.ts'), {
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  resolve: { alias: { '@': join(ROOT, 'src') } },
});

export const pages = module.pages;
