import lighthouse from 'lighthouse';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * @typedef {(typeof CATEGORIES)[number]} Category
 * @typedef {object} PageScores
 * @property {string} path
 * @property {Record<Category, number>} scores medians, 0 to 100
 * @property {{ fcp: number, lcp: number, tbt: number, cls: number, speedIndex: number }} metrics medians; in ms, CLS
 *   without a unit
 * @property {number} benchmarkIndex median; Lighthouse's measure of the machine's speed at that time
 * @property {string[]} findings what costs points in the categories that must reach 100, from all runs
 */

/** @param {number[]} values @returns {number} */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {import('lighthouse').Result} result @returns {string[]} */
function findingsOf({ categories, audits }) {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
}

/** @param {import('lighthouse').Result} result @param {string} id */
const valueOf = ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN;

/**
 * Lighthouse scores of a page for a phone, with Lighthouse's simulated slow network and processor.
 * @param {string} site
 * @param {string} path
 * @param {{ port: number, runs: number }} options `port`: DevTools port of the browser, which may have a signed-in user
 * @returns {Promise<PageScores>}
 * @throws {Error} when Lighthouse could not load the page
 */
export async function judgePage(site, path, { port, runs }) {
  /** @type {import('lighthouse').Result[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(site + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // In ms. Firestore's client listens without end, so the network is never quiet.
      maxWaitForLoad: 20_000,
      // A first visit: without the worker and its caches. The sign-in is in IndexedDB and is kept.
      clearStorageTypes: ['service_workers', 'cache_storage', 'shader_cache'],
    });
    const result = answer?.lhr;
    if (!result || result.runtimeError)
      throw new Error(`${path}: ${result?.runtimeError?.message ?? 'no result'}`);
    const { pathname } = new URL(result.finalDisplayedUrl);
    if (pathname !== path) throw new Error(`${path} led to ${pathname}: is nobody signed in?`);
    results.push(result);
  }
  const of = (/** @type {string} */ id) => median(results.map((result) => valueOf(result, id)));
  const score = (/** @type {Category} */ name) =>
    Math.round(100 * median(results.map(({ categories }) => categories[name]?.score ?? 0)));
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      fcp: of('first-contentful-paint'),
      lcp: of('largest-contentful-paint'),
      tbt: of('total-blocking-time'),
      cls: of('cumulative-layout-shift'),
      speedIndex: of('speed-index'),
    },
    benchmarkIndex: median(results.map(({ environment }) => environment.benchmarkIndex)),
    findings: [...new Set(results.flatMap(findingsOf))],
  };
}
