import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';
import { expectNothingToLose } from '../support/stored';

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

test('Back leads further at once after a reload with an open result, and after another page', async ({
  dashboardPage: page,
}) => {
  const { glance, links, entry } = await openResult(page);
  await links.first().click();
  await expectNothingToLose(page);
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
