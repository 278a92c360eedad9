/**
 * The service worker, made by every production build: all of the site lies on the device before it is needed.
 * workbox-build writes it whole (`generateSW`), since nothing in it is of our own making.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

/** What answers every address that has no page of its own in the build. */
const SHELL = '/app.html';

const WORKER = 'sw.js';

/**
 * What stays on the server: the sample video, which is larger than everything else together, the published
 * schema, which no page reads, and what only crawlers and the installer of a browser look at.
 */
const NOT_CACHED = [/^sample\//, /^schema\//, /^screenshots\//, /^robots\.txt$/];

/**
 * Never answered with the shell: what belongs to the platform and to the identity service, and whatever has
 * an extension, which is a file and no page. The patterns see path and query.
 */
export const NO_PAGES = [/^\/\.netlify(\/|\?|$)/, /^\/__(\/|\?|$)/, /^[^?]*\/[^/?]*\.[^/?]*(\?|$)/];

/** @param {string} folder @returns {string[]} the files below it, named as the worker names them */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/**
 * Holds what a worker keeps against what a build has written.
 * @param {string} worker the text of the service worker
 * @param {string[]} files of the build
 * @returns {{ missing: string[], unknown: string[] }} what no visit without a network would find, and what
 *   would keep the worker from being installed
 */
export function compareWithBuild(worker, files) {
  const cached = Array.from(worker.matchAll(/\burl:\s*"([^"]+)"/g), ([, url = '']) => url);
  return {
    missing: files.filter(
      (file) =>
        file !== WORKER && !NOT_CACHED.some((pattern) => pattern.test(file)) && !cached.includes(file),
    ),
    unknown: [...cached, SHELL.slice(1)].filter((url) => !files.includes(url)),
  };
}

/**
 * Ends a build whose worker does not keep everything that is shipped.
 * @returns {import('vite').Plugin}
 */
function checkWorker() {
  let folder = '';
  let isSite = false;
  let isWritten = false;
  return {
    name: 'scenecue-offline-worker-check',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
      isSite = !build.ssr;
    },
    // A build that has failed is closed too, and its own error is the one to be shown.
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // After the worker has been written.
      order: 'post',
      sequential: true,
      handler(error) {
        if (error || !isWritten || !isSite) return;
        const { missing, unknown } = compareWithBuild(
          readFileSync(join(folder, WORKER), 'utf8'),
          filesBelow(folder),
        );
        if (missing.length > 0) this.error(`The service worker does not keep ${missing.join(', ')}.`);
        if (unknown.length > 0)
          this.error(`The service worker keeps what is not there: ${unknown.join(', ')}.`);
      },
    },
  };
}

/**
 * What `npm run dev` serves as the worker: a browser that has a worker of `npm start` on the same address
 * would go on showing the old build. This one takes its place, removes everything and itself, and shows the
 * pages anew.
 */
const FAREWELL = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/** @returns {import('vite').Plugin} */
function removeLeftWorker() {
  return {
    name: 'scenecue-offline-worker-farewell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-store');
        response.end(FAREWELL);
      });
    },
  };
}

/** The plugins of `vite.config.ts` for the service worker; they come after whatever writes files. */
export function offlineWorker() {
  return [
    VitePWA({
      registerType: 'prompt',
      // `src/pwa` registers it, after the first paint.
      injectRegister: null,
      manifest: false,
      filename: WORKER,
      workbox: {
        cacheId: 'scenecue',
        mode: 'production',
        inlineWorkboxRuntime: true,
        sourcemap: false,
        globPatterns: ['**/*'],
        globIgnores: ['sample/**', 'schema/**', 'screenshots/**', 'robots.txt', WORKER],
        navigateFallback: SHELL,
        navigateFallbackDenylist: NO_PAGES,
        cleanupOutdatedCaches: true,
        // The first visit can go offline too. A worker of a later version waits until somebody asks for it.
        clientsClaim: true,
      },
    }),
    checkWorker(),
    removeLeftWorker(),
  ];
}
