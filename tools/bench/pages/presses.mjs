import { chromium } from '@playwright/test';
import { signInFor } from './browser.mjs';
import { median } from './lighthouse.mjs';
import { openResult } from './result.mjs';

/** A phone with a quarter of this machine's speed, as in Lighthouse. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Number of measured presses. One more is made first and does not count, because code is compiled for it. */
const PRESSES = 9;
/** A press without any change after this time, in ms, has failed. */
const TIMEOUT_MS = 10_000;
/** The minimum duration that Event Timing reports, and the maximum delay of a report after the frame, in ms. */
const THRESHOLD_MS = 16;
const REPORT_MS = 1_000;

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {number} answerMs median from the press until the frame that shows the change of the control, in steps of 8 ms
 * @property {number} planMs median from the press until the frame with what follows from it
 */

/**
 * Runs in the page: `observePress(selector)` sets `pressed` to a promise for the next press, with the time until the
 * frame that responds to it and until the first frame after the region changed. The first is the browser's own figure
 * (Event Timing, on which INP is built), in steps of 8 ms.
 */
const OBSERVE_PRESSES = `
  // A message is handled after the frame was painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  }));
  window.observePress = (selector) => {
    window.pressed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('A press changed nothing in ' + selector)), ${TIMEOUT_MS});
      let start;
      const answered = new Promise((tell) => {
        new PerformanceObserver((list, observer) => {
          const press = list.getEntriesByName('keydown').at(-1);
          if (!press || press.startTime !== start) return;
          observer.disconnect();
          tell(press.duration);
        }).observe({ type: 'event', durationThreshold: ${THRESHOLD_MS} });
      });
      addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(async () => {
        if (start === undefined) return;
        observer.disconnect();
        const plan = await painted();
        // The browser reports no press that took less: it counts as the threshold.
        const unreported = new Promise((tell) => setTimeout(() => tell(${THRESHOLD_MS}), ${REPORT_MS}));
        resolve({ answerMs: await Promise.race([answered, unreported]), planMs: plan - start });
      });
      observer.observe(document.querySelector(selector), { subtree: true, childList: true, characterData: true });
    });
  };
`;

/** The baseline of the browser: a text field whose text is copied into an element beside it. */
const ADD_REFERENCE = `{
  const reference = document.createElement('div');
  reference.id = 'reference';
  reference.innerHTML = '<input /><output></output>';
  reference.firstChild.addEventListener('input', ({ target }) => (target.nextSibling.textContent = target.value));
  document.body.prepend(reference);
}`;

/**
 * Measures the response time of the result of a one-hour programme (3,600 moments, 720 shots) to a key press, on a slow
 * phone. The first row is the baseline of the browser: a letter that is copied into a text.
 * @param {string} site
 * @param {string} executablePath of Chromium
 * @returns {Promise<Press[]>}
 */
export async function measurePresses(site, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--ignore-certificate-errors'] });
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    await signInFor(context, site);
    const page = await context.newPage();
    await page.addInitScript({ content: OBSERVE_PRESSES });
    await openResult(page, site, 60);
    await page.getByLabel('The brief in your own words').fill('no cooking, trave');
    await page.evaluate(ADD_REFERENCE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    /**
     * @param {string} name
     * @param {import('@playwright/test').Locator} control
     * @param {string} region
     * @param {[string, string]} keys alternating
     * @returns {Promise<Press>}
     */
    const measure = async (name, control, region, keys) => {
      /** @type {Omit<Press, 'name'>[]} */
      const presses = [];
      for (let press = 0; press <= PRESSES; press += 1) {
        await control.focus();
        // Remaining work of the previous press must not count for this one.
        await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))');
        await page.evaluate(`observePress(${JSON.stringify(region)})`);
        await page.keyboard.press(keys[press % 2] ?? keys[0]);
        presses.push(await page.evaluate('pressed'));
      }
      const counted = presses.slice(1);
      return {
        name,
        answerMs: median(counted.map(({ answerMs }) => answerMs)),
        planMs: median(counted.map(({ planMs }) => planMs)),
      };
    };
    /** @param {string} name of a view; each is measured with the brief above it */
    const show = (name) => page.getByRole('tab', { name, exact: true }).tap();
    const panel = (/** @type {string} */ view) => `[role=tabpanel][id$="-${view}"]`;
    const arrows = /** @type {[string, string]} */ (['ArrowRight', 'ArrowLeft']);
    const browserAlone = await measure(
      'the browser alone',
      page.locator('#reference input'),
      '#reference output',
      ['z', 'z'],
    );

    await show('Suitability');
    await page.getByText('Rules of this profile').tap();
    const profile = page.locator(panel('suitability'));
    const costs = `${panel('suitability')} table`;
    // One of the first scenes has this topic, at a high level.
    const level = profile.getByRole('radiogroup', { name: /alcohol/ }).getByRole('radio', { checked: true });
    const risk = await measure('accepted risk of a topic', level, costs, arrows);
    const least = await measure(
      'minimum confidence of a profile',
      profile.getByRole('slider'),
      costs,
      arrows,
    );

    await show('Scenes');
    const brief = page.getByLabel('The brief in your own words');
    const letter = await measure('letter of a brief', brief, panel('scenes'), ['l', 'Backspace']);

    await show('Timeline');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const filter = page.getByRole('slider', { name: 'Minimum confidence' });
    const matches = `${panel('timeline')} [role=status]`;
    return [
      browserAlone,
      risk,
      least,
      letter,
      await measure('minimum confidence of the filter', filter, matches, arrows),
    ];
  } finally {
    await browser.close();
  }
}
