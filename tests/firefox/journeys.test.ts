import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DASHBOARD_PAGES } from '../e2e/support/pages/routes';
import { newEmail, PASSWORD } from '../firebase/emulators';

const SITE = process.env.SCENECUE_TEST_SITE ?? '';
const account = { name: 'Ada Lovelace', email: newEmail() };

let browser: Browser;
/** The tests are one user's session, one step after the other. */
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.SCENECUE_FIREFOX ?? '',
    // Allows autoplay, as in the other browser.
    extraPrefsFirefox: { 'media.autoplay.default': 0, 'intl.accept_languages': 'en-GB' },
  });
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(30_000);
  // Before a reload, Firefox asks about unsaved data of the tab.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
});

afterAll(() => browser.close());

beforeEach(() => {
  errors.length = 0;
});

/** By keyboard: unlike a click, it does not wait until nothing on the page moves. */
async function press(selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.press('Enter');
}

const button = (name: string) => `::-p-xpath(//button[normalize-space()="${name}" or @aria-label="${name}"])`;
const link = (path: string) => `nav a[href="${path}"]`;
/** By label: Firefox assigns no role to a password field. */
const field = (label: string) => page.locator(`::-p-xpath(//input[@id=//label[.="${label}"]/@for])`);
const path = () => new URL(page.url()).pathname;
const at = (wanted: string) => expect.poll(path, { timeout: 30_000 }).toBe(wanted);
const heading = () => page.$eval('h1', (element) => element.textContent);
const isLoading = () =>
  page.$$eval('main [role=status]', (all) => all.some(({ textContent }) => textContent === 'Loading'));

it('a new person signs up from the landing page', async () => {
  await page.goto(SITE);
  expect(await heading()).toBeTruthy();
  await press('a[href="/signup"]');
  await at('/signup');
  // What this device stores outlives the page then.
  await page.locator('input[type=checkbox]').click();
  await field('Full Name').fill(account.name);
  await field('Email Address').fill(account.email);
  await field('Password').fill(PASSWORD);
  await field('Confirm Password').fill(PASSWORD);
  await press(button('Sign Up'));
  await at('/dashboard/settings');
  expect(errors).toEqual([]);
});

it('every page of the dashboard opens from the sidebar', async () => {
  for (const [name, title] of DASHBOARD_PAGES) {
    await press(link(`/dashboard/${name}`));
    await at(`/dashboard/${name}`);
    await expect.poll(heading).toBe(title);
    // The heading does not wait for the code of its page.
    await expect.poll(isLoading, { timeout: 30_000 }).toBe(false);
  }
  expect(errors).toEqual([]);
});

it('what is saved in Settings is there after a reload', async () => {
  await press(link('/dashboard/settings'));
  await field('Full Name').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('Ada King');
  await press(button('Save Changes'));
  // The second, if the server needs more than 5 s.
  await page.locator('::-p-text(Settings updated successfully), ::-p-text(Synced.)').wait();
  // Firefox fails requests that a reload cancels, and the page logs these errors.
  await page.waitForNetworkIdle();
  await page.reload();
  await field('Full Name').wait();
  const fullName = () =>
    page.$eval('::-p-aria([name="Full Name"][role="textbox"])', (input) => (input as HTMLInputElement).value);
  await expect.poll(fullName).toBe('Ada King');
  expect(errors).toEqual([]);
});

it('a video is analyzed, and plays from a moment, or the page says that this browser cannot play it', async () => {
  await press(link('/dashboard/sandbox'));
  await field('Video URL').fill(new URL('/sample/program.mp4', SITE).href);
  await press(button('Analyze'));
  await page.locator('::-p-text(Video analysis completed successfully!)').setTimeout(60_000).wait();
  await press(button('Play from 00:18.0'));
  // Some builds of Firefox have no H.264; the page then shows a message.
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"'),
  );
  if (plays) {
    const seconds = () => page.$eval('video', (video) => video.currentTime);
    await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(18);
  } else await page.locator('::-p-text(Your browser cannot play this video)').wait();
  expect(errors).toEqual([]);
});

it('without a network a reload opens the result again, and the library lists it', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.setOfflineMode(true);
  const answers = () => fetch('/.netlify/functions/analyze').then(Boolean, () => false);
  expect(await page.evaluate(answers)).toBe(false);
  await page.reload();
  await page.locator('::-p-text(program.mp4)').wait();
  expect(path()).toMatch(/^\/dashboard\/sandbox\/./);
  await press(link('/dashboard/sandbox'));
  await at('/dashboard/sandbox');
  await page.locator('::-p-text(program.mp4)').wait();
  await page.setOfflineMode(false);
  // Leaves the page, so that it logs no further failed requests.
  await page.goto('about:blank');
});

it('a person signs out, and in again', async () => {
  await page.goto(new URL('/dashboard/settings', SITE).href);
  await press(button('Sign out'));
  await at('/signin');
  await field('Email Address').fill(account.email);
  await field('Password').fill(PASSWORD);
  await press(button('Sign In'));
  await at('/dashboard/settings');
  expect(errors).toEqual([]);
});
