/** The manifest of pages (src/app/pages.ts), for scripts that run without a bundler. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Page the part of the manifest that scripts read
 * @property {string} path
 * @property {'public' | 'visitor' | 'user'} access
 * @property {string} [messages] the group of messages that it needs in addition to those of its kind
 * @property {'text' | 'table' | 'form'} [content]
 * @property {boolean} [hasSubpages]
 * @property {{ js: number, css: number, files: number }} budget
 */

const { NODE_ENV } = process.env;

/** @type {{ module: { pages: readonly Page[] } }} */
const { module } = await runnerImport(join(ROOT, 'src/app/pages.ts'), {
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  resolve: { alias: { '@': join(ROOT, 'src') } },
});

// The runner sets it to development, which would also apply to a build in the same process.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;

export const pages = module.pages;
