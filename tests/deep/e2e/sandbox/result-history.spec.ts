import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/support/accounts';
import { holdFunction, replaceFunction } from '../../../e2e/support/answers';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { richAnswer } from '../../../e2e/support/rich-answer';

const VIDEO = 'https://example.com/programme.mp4';

/** Shows a new result. Returns its first section. */
async function openResult(page: Page) {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  return { glance: page.getByRole('region', { name: 'At a glance' }) };
}

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
