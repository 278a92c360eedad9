/**
 * `npm run bench -- pages`: measures the speed of the pages of the production build: the weight of each page, its
 * Lighthouse scores for a phone, a first and a repeat visit on a slow phone, the time to open it from the service
 * worker alone, and the response time of the result of a long programme to a key press. Needs no internet access.
 * Prints tables in Markdown and writes them to `docs/benchmarks.md`; `.scenecue/bench/pages.json` contains all figures.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WEIGHTS } from '../../scripts/budgets/budgets-plugin.mjs';
import { serveAsHost } from '../../scripts/local/as-a-host-serves.mjs';
import { publishFigures } from '../../scripts/local/benchmarks.mjs';
import { pages } from '../../scripts/local/pages.mjs';
import { STATE } from '../../scripts/local/paths.mjs';
import { freePorts } from '../../scripts/local/ports.mjs';
import { printProblem } from '../../scripts/local/problem.mjs';
import { stopAllServices, stopOnSignals } from '../../scripts/local/processes.mjs';
import { startStack } from '../../scripts/local/stack.mjs';
import { openBrowser, signInFor } from './pages/browser.mjs';
import { openFromWorker } from './pages/from-worker.mjs';
import { judgePage } from './pages/lighthouse.mjs';
import { measurePresses } from './pages/presses.mjs';
import { openResult } from './pages/result.mjs';
import { brokenPromises } from './pages/promises.mjs';
import { toMarkdown } from './pages/table.mjs';
import { visitTwice } from './pages/visits.mjs';

/**
 * The pages with target scores, each with a control that a visit clicks. The public pages come first, before the
 * sign-in.
 * @type {[path: string, control: string][]}
 */
const JUDGED = [
  ['/', 'main button'],
  ['/signin', 'form button[type="button"]'],
  ['/privacy-policy', 'summary'],
  ['/dashboard/settings', 'input[type="radio"][value="dark"]'],
  ['/dashboard/statistics', 'aside button, nav button'],
  ['/dashboard/sandbox', 'main button[aria-expanded]'],
];
/** Durations of the programmes whose results are judged, in minutes: that of the sample, and an hour. */
const RESULTS = [1, 60];
const FOLDER = join(STATE, 'bench');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

stopOnSignals();

/**
 * Stores a result in the library of the signed-in user.
 * @param {import('@playwright/test').BrowserContext} context @param {string} site
 * @param {number} minutes duration of the programme
 * @param {number} before how many results the library has
 * @returns {Promise<string>} the path of the result
 */
async function storedResult(context, site, minutes, before) {
  const page = await context.newPage();
  const path = await openResult(page, site, minutes);
  // The library lists it as stored.
  await page.getByRole('link', { name: 'Sandbox' }).first().click();
  await page
    .getByText(/· On the server$/)
    .nth(before)
    .waitFor();
  await page.close();
  return path;
}

/** @param {string} chromium @param {{ address: string, close: () => Promise<void> }} host @returns {Promise<import('./pages/table.mjs').PagesReport>} */
async function measure(chromium, host) {
  const site = host.address;
  const browser = await openBrowser(chromium);
  try {
    const lighthouse = [];
    const visits = [];
    let signedIn = false;
    for (const [path, control] of JUDGED) {
      if (path.startsWith('/dashboard') && !signedIn) {
        await signInFor(browser.context, site);
        signedIn = true;
      }
      const judged = await judgePage(site, path, { port: browser.port, runs });
      console.log(path, JSON.stringify({ ...judged.scores, ...judged.metrics }), judged.findings.join('; '));
      lighthouse.push(judged);
      visits.push({ path, ...(await visitTwice(browser.context, site + path, control, runs)) });
    }
    for (const [before, minutes] of RESULTS.entries()) {
      const result = await storedResult(browser.context, site, minutes, before);
      const path = `/dashboard/sandbox/:id, ${minutes} min`;
      lighthouse.push({ ...(await judgePage(site, result, { port: browser.port, runs })), path });
      const tab = '[role=tab]:nth-of-type(2)';
      visits.push({ path, ...(await visitTwice(browser.context, site + result, tab, runs)) });
    }
    // Must run before `openFromWorker`, which closes the host.
    const presses = await measurePresses(site, chromium);
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/');
    const fromWorker = await openFromWorker(browser.context, host, paths);
    return { weights: JSON.parse(await readFile(WEIGHTS, 'utf8')), lighthouse, visits, fromWorker, presses };
  } finally {
    await browser.close();
  }
}

try {
  const { SCENECUE_TEST_SITE: site, SCENECUE_CHROMIUM: chromium } = await startStack('bench');
  const [port = 0] = await freePorts(1);
  const host = await serveAsHost(site, port, { compresses: true, isSecure: true });
  try {
    const report = await measure(chromium, host);
    const tables = toMarkdown(report);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, 'pages.json'), `${JSON.stringify(report, null, 2)}\n`);
    await publishFigures('pages', tables);
    console.log(`\n${tables}`);
    const broken = brokenPromises(report);
    if (broken.length) {
      console.error(`\n${broken.join('\n')}`);
      process.exitCode = 1;
    }
  } finally {
    await host.close();
  }
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
} finally {
  await stopAllServices();
}
