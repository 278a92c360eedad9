/** The manifest of pages (src/app/pages.ts), for programs that run without a bundler. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Page the part of the manifest that scripts read
 * @property {string} path
 * @property {'public' | 'visitor' | 'user'} access
 * @property {string} [messages] the part of the messages that it needs beside those of its kind
 * @property {'text' | 'table' | 'form'} [content]
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

// The runner sets it for development, and a build in the same process would follow.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;

export const pages = module.pages;
