/**
 * A Vite plugin that writes every page as HTML during the build. Public pages are complete and are painted before any
 * script runs; the others show their outline. All pages list the files that they will need. app-result.html is the
 * page of every result. index.html becomes app.html, the shell of all other URLs.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { pages } from '../local/pages.mjs';
import { themeDeclarations } from '../theme/theme-css.mjs';
import { filesOfModule, hasModule, stylesOfModule } from './files-of-module.mjs';
import { EMULATORS, modulesOfPage, modulesOfResult, SHELL } from './modules-of-page.mjs';
import { pageHtml, shellHtml } from './page-html.mjs';

/** @typedef {import('./page-html.mjs').StaticPage} StaticPage */

/**
 * Bundles the renderer from the same sources, and runs it.
 * @param {import('vite').ResolvedConfig} config of the build that needs the pages
 * @returns {Promise<{ staticPages: StaticPage[], result: string, loading: string }>} `result`, `loading`: what results,
 *   and URLs without a prerendered page, show
 */
async function renderPages(config) {
  // In the cache folder, so that a test runner that builds does not take it for one of its own files.
  await mkdir(config.cacheDir, { recursive: true });
  const folder = await mkdtemp(join(config.cacheDir, 'prerender-'));
  try {
    await build({
      root: config.root,
      configFile: config.configFile ?? false,
      mode: config.mode,
      logLevel: 'warn',
      // Bundled completely, so that it runs without packages.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/static-pages.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const renderer = await import(pathToFileURL(join(folder, 'static-pages.mjs')).href);
    return {
      staticPages: await renderer.renderStaticPages(),
      result: await renderer.renderResultOutline(),
      loading: await renderer.renderLoading(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The page whose addresses below it are results. */
const SANDBOX = '/dashboard/sandbox';

/** @param {string} path @returns {string} the file that answers there */
const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @returns {import('vite').Plugin} */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild, isPreview }) =>
      isPreview === true || (command === 'build' && !isSsrBuild),
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    configurePreviewServer(server) {
      // The preview server answers every URL that is not a file with index.html, which here is the landing page.
      const { root, build: output } = server.config;
      server.middlewares.use((request, _, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isFile = path.includes('.') || existsSync(resolve(root, output.outDir, fileOf(path)));
        if (!isFile && request.headers.accept?.includes('text/html')) request.url = '/app.html';
        next();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        // A build of something other than the application, for example of one module in a test.
        if (index?.type !== 'asset') return;
        const shell = String(index.source);
        const { staticPages, result, loading } = await renderPages(config);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: shellHtml(shell, loading) });
        const dark = this.emitFile({
          type: 'asset',
          name: 'dark-without-scripts.css',
          // No script sets the color scheme there: only that of the system applies.
          source: `:root{color-scheme:dark;${(await themeDeclarations(config.root)).dark}}\n`,
        });
        const entry = new Set(filesOfModule(bundle, 'index.html'));
        const write = (
          /** @type {StaticPage} */ page,
          /** @type {string[]} */ modules,
          /** @type {boolean} */ isOfUser,
        ) => {
          const files = modules.flatMap((module) => filesOfModule(bundle, module));
          const own = [...new Set(files)].filter((name) => !entry.has(name));
          // The first paint waits for its styles: in the dashboard those of the outline, elsewhere those of the whole
          // page.
          const first = new Set(isOfUser ? stylesOfModule(bundle, SHELL) : own);
          const addresses = (/** @type {(name: string) => boolean} */ choose) =>
            own.filter(choose).map((name) => config.base + name);
          return pageHtml(shell, page, {
            scripts: addresses((name) => name.endsWith('.js')),
            styles: addresses((name) => name.endsWith('.css') && first.has(name)),
            lateStyles: addresses((name) => name.endsWith('.css') && !first.has(name)),
            darkStyle: config.base + this.getFileName(dark),
          });
        };
        for (const page of pages) {
          const written = staticPages.find(({ path }) => path === page.path);
          if (!written) throw new Error(`${page.path} was not rendered`);
          const source = write(written, modulesOfPage(page), page.access === 'user');
          if (page.path === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(page.path), source });
          if (page.path !== SANDBOX) continue;
          const ofResult = write(
            { ...written, path: `${SANDBOX}/*`, html: result },
            [...EMULATORS.filter((module) => hasModule(bundle, module)), ...modulesOfResult(page)],
            true,
          );
          this.emitFile({ type: 'asset', fileName: 'app-result.html', source: ofResult });
        }
      },
    },
  };
}
