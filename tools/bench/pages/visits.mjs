import { median } from './lighthouse.mjs';

/** Lighthouse's values for a slow 4G connection, and for a phone with a quarter of this machine's speed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

/** Maximum time until a control responds, in ms. */
const ANSWER_MS = 30_000;

/**
 * @typedef {{ lcp: number, cls: number, inp: number }} Vitals in ms, CLS without a unit; INP is the longest of the
 *   clicks that were made
 */

/** Runs in the page before its own scripts: records what the browser reports. */
const OBSERVE_VITALS = `
  window.vitals = { lcp: 0, cls: 0, inp: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type, buffered: true, durationThreshold: type === 'event' ? 16 : undefined,
    });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (vitals.cls += hadRecentInput ? 0 : value));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  });
`;

/** Two frames after a click, its response has been painted and reported. */
const READ_VITALS = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(vitals))))`;

/**
 * Runs in the page; the result changes when a control responds to a click. The HTML of a radio button does not show
 * whether it is checked.
 */
const STATE_OF = (
  /** @type {{ parentElement: { outerHTML: string } | null, matches: (selector: string) => boolean }} */ control,
) => `${control.parentElement?.outerHTML ?? ''} ${control.matches(':checked') ? 'checked' : ''}`;

/**
 * One visit on a slow phone. Clicks a control of the page until it responds, and twice more.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} selector of the control, which must not move
 * @param {{ forgets: boolean }} options `forgets`: a first visit, without caches of earlier ones; the sign-in is kept
 * @returns {Promise<Vitals>}
 * @throws {Error} when the control changes nothing
 */
async function visit(context, url, selector, { forgets }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (forgets) {
    const { origin } = new URL(url);
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'service_workers,cache_storage',
    });
  }
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript({ content: OBSERVE_VITALS });
  // Does not wait for network idle, which an open listener of the store prevents.
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
  // The first click also ends the candidates for the largest contentful paint.
  const control = page.locator(selector).first();
  const press = async () => {
    const before = await control.evaluate(STATE_OF);
    await control.click();
    await page.evaluate(READ_VITALS);
    return (await control.evaluate(STATE_OF)) !== before;
  };
  const giveUpAt = Date.now() + ANSWER_MS;
  // A prerendered page shows its controls before its scripts can respond.
  while (!(await press())) {
    if (Date.now() > giveUpAt) throw new Error(`${url}: a press of ${selector} changed nothing`);
  }
  await press();
  await press();
  /** @type {Vitals} */
  const vitals = await page.evaluate(READ_VITALS);
  await page.close();
  return vitals;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} selector of the control that is pressed
 * @param {number} runs
 * @returns {Promise<{ first: Vitals, repeat: Vitals }>} medians of first visits and of the visits right after them
 */
export async function visitTwice(context, url, selector, runs) {
  /** @type {{ first: Vitals, repeat: Vitals }[]} */
  const pairs = [];
  for (let run = 0; run < runs; run += 1) {
    const first = await visit(context, url, selector, { forgets: true });
    pairs.push({ first, repeat: await visit(context, url, selector, { forgets: false }) });
  }
  const of = (/** @type {'first' | 'repeat'} */ which) => ({
    lcp: median(pairs.map((pair) => pair[which].lcp)),
    cls: median(pairs.map((pair) => pair[which].cls)),
    inp: median(pairs.map((pair) => pair[which].inp)),
  });
  return { first: of('first'), repeat: of('repeat') };
}
