import { gzipSync } from 'node:zlib';
import { filesOfModule } from '../prerender/files-of-module.mjs';
import { modulesOfPage } from '../prerender/modules-of-page.mjs';

/**
 * @typedef {import('../local/pages.mjs').Page} Page
 *
 * @typedef {object} WeighedChunk the part of the bundler's output that is read here
 * @property {'chunk'} type
 * @property {string | null} facadeModuleId
 * @property {string[]} imports
 * @property {string[]} moduleIds
 * @property {string} code
 * @property {{ importedCss: Set<string> }} [viteMetadata]
 *
 * @typedef {Record<string, WeighedChunk | { type: 'asset', source: string | Uint8Array }>} WeighedBundle
 *
 * @typedef {{ path: string, js: number, css: number, files: number }} Weight gzipped, in kB of 1000 bytes; `files`: the
 *   number of files
 */

/** Loaded by a page of a signed-in user after its first paint. */
const STORE = '/src/adapters/firebase/documents.ts';
const IDENTITY = '/src/adapters/firebase/identity.ts';

/**
 * Modules that must not be in the files of a page's first visit.
 * @type {{ applies: (page: Page) => boolean, module: RegExp, why: string }[]}
 */
const BANS = [
  {
    applies: ({ access }) => access === 'public',
    module: /\/node_modules\/@?firebase\//,
    why: 'public pages paint without Firebase',
  },
  {
    applies: ({ access }) => access !== 'user',
    module: /\/node_modules\/@firebase\/firestore\//,
    why: 'Firestore comes after the sign-in',
  },
  {
    applies: ({ path }) => path !== '/dashboard/statistics',
    module: /\/src\/features\/statistics\//,
    why: 'charts come with their own page',
  },
  {
    applies: () => true,
    module: /\/node_modules\/onnxruntime[^/]*\/|\/netlify\/|\.onnx$/,
    why: 'the engine, its models and their runtime stay on the server',
  },
];

/** @param {WeighedBundle} bundle @param {Page} page @returns {string[]} all files of a first visit, each once */
function filesOfPage(bundle, page) {
  const modules = [
    'index.html',
    ...modulesOfPage(page),
    ...(page.access === 'user' ? [IDENTITY, STORE] : []),
  ];
  return [...new Set(modules.flatMap((module) => filesOfModule(bundle, module)))];
}

/** @param {WeighedBundle} bundle @param {string} name @returns {number} bytes */
function gzipped(bundle, name) {
  const file = bundle[name];
  if (!file) throw new Error(`The build has no file ${name}`);
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}

/** @type {(bundle: WeighedBundle, pages: readonly Page[]) => Weight[]} */
export function weighPages(bundle, pages) {
  return pages.map((page) => {
    const files = filesOfPage(bundle, page);
    const sum = (/** @type {string} */ end) =>
      files.filter((name) => name.endsWith(end)).reduce((bytes, name) => bytes + gzipped(bundle, name), 0) /
      1000;
    return { path: page.path, js: sum('.js'), css: sum('.css'), files: files.length };
  });
}

/**
 * @param {readonly Weight[]} weights
 * @param {readonly Pick<Page, 'path' | 'budget'>[]} pages
 * @returns {string[]} a sentence for each budget that a page exceeds
 */
export function overweight(weights, pages) {
  return pages.flatMap(({ path, budget }) => {
    const { js = 0, css = 0, files = 0 } = weights.find((weight) => weight.path === path) ?? {};
    return [
      ...(js > budget.js ? [`${path}: ${js.toFixed(1)} kB of scripts, and ${budget.js} are allowed`] : []),
      ...(css > budget.css ? [`${path}: ${css.toFixed(1)} kB of styles, and ${budget.css} are allowed`] : []),
      ...(files > budget.files ? [`${path}: ${files} files, and ${budget.files} are allowed`] : []),
    ];
  });
}

/**
 * @param {WeighedBundle} bundle
 * @param {readonly Page[]} pages
 * @returns {string[]} a sentence for each ban that a page breaks, with the first module that does
 */
export function banned(bundle, pages) {
  const onServer = Object.keys(bundle).filter((name) => /\.(onnx|wasm)$/.test(name));
  return [
    ...onServer.map((name) => `The build holds ${name}: models and their runtime stay on the server`),
    ...pages.flatMap((page) =>
      BANS.filter(({ applies }) => applies(page)).flatMap(({ module, why }) => {
        const modules = filesOfPage(bundle, page).flatMap((name) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.moduleIds : [];
        });
        const found = modules.find((id) => module.test(id));
        return found === undefined ? [] : [`${page.path} holds ${found}: ${why}`];
      }),
    ),
  ];
}
