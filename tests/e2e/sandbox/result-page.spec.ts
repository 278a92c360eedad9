import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, holdFunction, replaceFunction } from '../support/answers';
import { openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

const VIDEO = 'https://example.com/programme.mp4';

/** Shows a new result. Returns its first section, its links, and its entry in the library. */
async function openResult(page: Page) {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  return {
    glance: page.getByRole('region', { name: 'At a glance' }),
    links: page.getByRole('navigation', { name: 'Result sections' }).getByRole('link'),
    entry: page.getByRole('list', { name: 'Library' }).getByRole('button', { name: /Open$/ }),
  };
}

test('the sample fills in its URL, says what comes next, and the next press begins', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.trySample.click();
  await expect(sandbox.url).toHaveValue(/\/sample\/programme\.mp4$/);
  await expect(page.getByText(/press Analyze to start\.$/)).toBeVisible();
  await expect(sandbox.analyze).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sandbox.success).toBeVisible();
});

test('the header stays in view, and leads back to the whole form', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await expect(sandbox.trySample, 'the form is one line').toBeHidden();
  await sandbox.moments.scrollIntoViewIfNeeded();
  await expect(page.getByText('success', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'New analysis' }).click();
  await expect(sandbox.url).toBeFocused();
  await expect(sandbox.url).toBeInViewport();
  await expect(sandbox.trySample).toBeVisible();
});

test('what is found at the playback position stands beside the player', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  const moment = page.getByRole('region', { name: /^At this moment/ });
  await expect(moment).toContainText('Topicsnone found');
  await expect(moment).toContainText('Risknot assessed');
  await page.getByRole('slider', { name: 'Playback position' }).fill('3000');
  await expect(moment).toContainText('00:03.0');
  await expect(moment).toContainText('Topicscooking 84%');
  await expect(moment).toContainText('=Whisk the eggs · "gently"');

  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByText('Matched words:')).toBeHidden();
  await topics.getByText('Food & Drink › Cooking').click();
  await expect(topics.getByText('Matched words:')).toBeVisible();
});

test('a long result renders its moments when they are scrolled to, or asked for', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const analysis = Array.from({ length: 1000 }, (_, index) => ({
    timestamp: index * 1000,
    concepts: [{ name: 'speech', confidence: 0.9, kind: 'sound' as const }],
  }));
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ analysis }) }));
  await sandbox.analyzeUrl(VIDEO);
  const list = page.getByRole('list', { name: 'Moments' });
  const rows = list.getByRole('list', { name: /^Concepts at/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(400);
  await list.getByRole('button', { name: '100 moments from 08:20.0' }).press('Enter');
  await expect(list.getByRole('list', { name: 'Concepts at 09:59.0' })).toBeAttached();
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(list.getByRole('list', { name: 'Concepts at 16:39.0' })).toBeAttached();
});

test('in German topics, evidence and figures are German; the answer is not touched', async ({
  page,
  account,
}) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  await openInDashboard(page, '/dashboard/sandbox');
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await page.getByRole('textbox', { name: 'Video-URL' }).fill(VIDEO);
  await page.getByRole('button', { name: 'Analysieren' }).click();
  await page.getByRole('button', { name: 'Testbild 98,0\u00a0%: Belege anzeigen' }).click();
  const why = page.getByRole('region', { name: 'Belege für Testbild' });
  await expect(why).toContainText('Ähnlichkeit87,5\u00a0%Gemeldet ab 60\u00a0%');
  await why.getByText('Methode').click();
  await expect(why.getByText(/^Wert des Detektors .*: 0,875$/)).toBeVisible();
  await page.getByRole('button', { name: 'Kochen 84,0\u00a0%: Belege anzeigen' }).click();
  await expect(page.getByRole('region', { name: 'Belege für Kochen' })).toContainText('Erkannte Wörter:');
  await expect(page.getByRole('region', { name: 'Themen' })).toContainText('Kochen');
});

test('Back leads further at once after a reload with an open result, and after another page', async ({
  dashboardPage: page,
}) => {
  const { glance, links, entry } = await openResult(page);
  await links.first().click();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
  await entry.click();
  await links.first().click();
  await new Dashboard(page).link('Billing').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
  await expect(entry).toBeVisible();
  await expect(glance).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
});

test('a result that is opened while the page is reloaded does not lead to another page', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const letAnswer = await holdFunction(page, richAnswer(page));
  await sandbox.analyzeUrl(VIDEO);
  await page.route('/dashboard/sandbox', async (route) => {
    const opened = page.waitForEvent('framenavigated');
    letAnswer();
    await opened;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
});

test('Back closes a result and stays on the page, after the links within it; closing it leaves nothing to go back through', async ({
  dashboardPage: page,
}) => {
  const { glance, links, entry } = await openResult(page);
  await links.first().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
  await expect(glance).toBeVisible();
  await page.goBack();
  await expect(glance).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Library' })).toBeFocused();

  await entry.press('Enter');
  await expect(glance).toBeVisible();
  await links.nth(1).click();
  await links.first().click();
  // Leads to the current position, and adds no history entry.
  await links.first().click();
  // A double click, before the browser has navigated back.
  await page.getByRole('button', { name: 'Close result' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(glance).toHaveCount(0);
  await expect(entry).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard\/sandbox$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
});

test('a result is closed by one press after more links within it than a history has entries', async ({
  dashboardPage: page,
}) => {
  const { glance } = await openResult(page);
  await expect(glance).toBeVisible();
  await page.evaluate(async () => {
    for (let link = 0; link < 55; link += 1) {
      const followed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      location.hash = `#result-${link % 2 === 0 ? 'brief' : 'breaks'}`;
      await followed;
    }
  });
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(glance).toHaveCount(0);
});
