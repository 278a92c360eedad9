import { gzipSync } from 'node:zlib';
import { filesOfModule } from '../prerender/files-of-module.mjs';
import { isInDashboard, modulesOfPage } from '../prerender/modules-of-page.mjs';

/**
 * @typedef {object} WeighedChunk the part of the bundler's own description that is read here
 * @property {'chunk'} type
 * @property {string | null} facadeModuleId
 * @property {string[]} imports
 * @property {string[]} moduleIds
 * @property {string} code
 * @property {{ importedCss: Set<string> }} [viteMetadata]
 *
 * @typedef {Record<string, WeighedChunk | { type: 'asset', source: string | Uint8Array }>} WeighedBundle
 *
 * @typedef {{ path: string, js: number, css: number, files: number }} Weight gzipped, in kB of 1000 bytes; `files`: how
 *   many that makes
 */

/** What a page of a signed-in person asks for on top, once it has painted. */
const STORE = '/src/adapters/firebase/profile-repository.ts';
const IDENTITY = '/src/adapters/firebase/identity.ts';

/** @param {WeighedBundle} bundle @param {string} path @returns {string[]} all files of a first visit, each once */
function filesOfPage(bundle, path) {
  const modules = ['index.html', ...modulesOfPage(path), ...(isInDashboard(path) ? [IDENTITY, STORE] : [])];
  return [...new Set(modules.flatMap((module) => filesOfModule(bundle, module)))];
}

/** @param {WeighedBundle} bundle @param {string} name @returns {number} bytes */
function gzipped(bundle, name) {
  const file = bundle[name];
  if (!file) throw new Error(`The build has no file ${name}`);
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}

/**
 * @param {WeighedBundle} bundle
 * @param {readonly string[]} paths
 * @returns {Weight[]}
 */
export function weighPages(bundle, paths) {
  return paths.map((path) => {
    const files = filesOfPage(bundle, path);
    const sum = (/** @type {string} */ end) =>
      files.filter((name) => name.endsWith(end)).reduce((bytes, name) => bytes + gzipped(bundle, name), 0) /
      1000;
    return { path, js: sum('.js'), css: sum('.css'), files: files.length };
  });
}

/**
 * @param {readonly Weight[]} weights
 * @param {Record<string, { js: number, css: number, files: number }>} budgets
 * @returns {string[]} a sentence for each page that is too heavy or has no budget
 */
export function overweight(weights, budgets) {
  return weights.flatMap(({ path, js, css, files }) => {
    const budget = budgets[path];
    if (!budget) return [`${path} has no budget in scripts/budgets/budgets.mjs`];
    return [
      ...(js > budget.js ? [`${path}: ${js.toFixed(1)} kB of scripts, and ${budget.js} are allowed`] : []),
      ...(css > budget.css ? [`${path}: ${css.toFixed(1)} kB of styles, and ${budget.css} are allowed`] : []),
      ...(files > budget.files ? [`${path}: ${files} files, and ${budget.files} are allowed`] : []),
    ];
  });
}

/**
 * @param {WeighedBundle} bundle
 * @param {readonly string[]} paths
 * @param {readonly { pages: (path: string) => boolean, module: RegExp, why: string }[]} bans
 * @returns {string[]} a sentence for each ban that a page breaks, with the first module that does
 */
export function banned(bundle, paths, bans) {
  return paths.flatMap((path) =>
    bans
      .filter(({ pages }) => pages(path))
      .flatMap(({ module, why }) => {
        const modules = filesOfPage(bundle, path).flatMap((name) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.moduleIds : [];
        });
        const found = modules.find((id) => module.test(id));
        return found === undefined ? [] : [`${path} holds ${found}: ${why}`];
      }),
  );
}
