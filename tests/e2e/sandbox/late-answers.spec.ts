import type { Page } from '@playwright/test';
import { ANALYZE_BACKGROUND_PATH } from '../../../src/contracts/analyses';
import { expect, test } from '../support/accounts';
import { answerWith, holdFunction } from '../support/answers';
import { createGate } from '../support/gate';
import { listOf, rowOf, storeAnalysis } from '../support/library';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { plannedAnswer, showAnswer } from '../support/planned-answer';

const FIRST = 'https://example.com/first.mp4';
const SECOND = 'https://example.com/second.mp4';

/** Holds writes to the store until the gate is opened. @returns also the writes so far */
async function holdWrites(page: Page) {
  const gate = createGate();
  const writes: string[] = [];
  await page.route('**/documents:commit*', async (route) => {
    writes.push(route.request().postData() ?? '');
    await gate.passed;
    await route.continue();
  });
  return { ...gate, writes };
}

test.beforeEach(async ({ dashboardPage: page }) => {
  await page.route(`**${ANALYZE_BACKGROUND_PATH}`, (route) => route.fulfill({ status: 202 }));
});

test('the next URL is not erased when the one before it has been queued, and is queued too', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const { open, writes } = await holdWrites(page);
  const background = page.getByRole('button', { name: 'Run in the background' });
  await sandbox.url.fill(FIRST);
  await background.click();
  await background.click();
  await expect.poll(() => writes.length).toBe(1);
  await sandbox.url.fill(SECOND);
  await expect(page.getByText(/^Added to your library/)).toHaveCount(0);
  await background.click();
  await expect.poll(() => writes.length).toBe(2);
  await sandbox.url.fill('https://example.com/third.mp4');
  open();
  await expect(rowOf(page, 'first.mp4')).toBeVisible();
  await expect(rowOf(page, 'second.mp4')).toBeVisible();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
  await expect(sandbox.url).toHaveValue('https://example.com/third.mp4');
});

test('a URL that is typed while another is analyzed is there after the result, and after another page', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const letAnswer = await holdFunction(page, answerWith({ videoUrl: FIRST }));
  await sandbox.analyzeUrl(FIRST);
  await sandbox.url.fill(SECOND);
  letAnswer();
  await expect(sandbox.success).toBeVisible();
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await expect(dashboard.heading).toHaveText('Billing');
  await dashboard.link('Sandbox').click();
  await expect(sandbox.url).toHaveValue(SECOND);
});

test('what is typed wrongly stays in the form while a stored result is read', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const letAnswer = await holdFunction(page, answerWith({ videoUrl: FIRST }));
  await sandbox.analyzeUrl(FIRST);
  letAnswer();
  await expect(sandbox.success).toBeVisible();
  await page.getByRole('button', { name: 'Close result' }).click();
  await sandbox.url.fill('example.com/second.mp4');
  await sandbox.analyze.click();
  await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  await rowOf(page, 'first.mp4').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Analysis results' })).toBeVisible();
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(sandbox.url).toHaveValue('example.com/second.mp4');
});

test('a second press on Cancel or Run again changes nothing twice, and alarms nobody', async ({
  dashboardPage: page,
  account,
}) => {
  await storeAnalysis(account, 'stopped', { state: 'cancelled' });
  await storeAnalysis(account, 'queued', { state: 'queued' });
  await new SandboxPage(page).open();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
  for (const [name, button, state] of [
    ['stopped', 'Run', 'Waiting to start'],
    ['queued', 'Cancel', 'Canceled'],
  ] as const) {
    const { open, writes } = await holdWrites(page);
    // The query that follows a change is held, too: until it ends, the row is unchanged.
    const look = createGate();
    await page.route('**:runQuery*', async (route) => {
      await look.passed;
      await route.continue();
    });
    const press = rowOf(page, `${name}.mp4`)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .last();
    await press.click();
    await expect.poll(() => writes.length).toBe(1);
    await press.click();
    open();
    await press.click();
    look.open();
    await expect(rowOf(page, `${name}.mp4`)).toContainText(state);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(writes).toHaveLength(1);
    await page.unroute('**/documents:commit*');
    await page.unroute('**:runQuery*');
  }
});

test('the end of a deletion leaves the focus where somebody types', async ({
  dashboardPage: page,
  account,
}) => {
  await storeAnalysis(account, 'one', { state: 'cancelled' });
  await storeAnalysis(account, 'two', { state: 'cancelled' });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const { open, writes } = await holdWrites(page);
  await rowOf(page, 'one.mp4')
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => writes.length).toBe(1);
  await sandbox.url.fill(FIRST);
  open();
  await expect(rowOf(page, 'one.mp4')).toHaveCount(0);
  await expect(page.getByText('Analysis deleted.')).toBeVisible();
  await expect(sandbox.url).toBeFocused();
});

test('of two results that are opened the one that was pressed last is shown', async ({
  dashboardPage: page,
  account,
}) => {
  const result = (name: string) => answerWith({ videoUrl: `https://example.com/${name}.mp4` });
  await storeAnalysis(account, 'slow', { state: 'done', parts: 1 }, result('slow'));
  await storeAnalysis(account, 'quick', { state: 'done', parts: 1 }, result('quick'));
  await new SandboxPage(page).open();
  const gate = createGate();
  await page.route(/slow-+\/parts|slow-+.*runQuery/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await rowOf(page, 'slow.mp4').getByRole('button').first().click();
  await expect(rowOf(page, 'slow.mp4')).toContainText('Opening');
  const quick = createGate();
  await page.route(/quick-+\/parts|quick-+.*runQuery/, async (route) => {
    await quick.passed;
    await route.continue();
  });
  await rowOf(page, 'quick.mp4').getByRole('button').first().click();
  await expect(rowOf(page, 'quick.mp4')).toContainText('Opening');
  gate.open();
  await expect(rowOf(page, 'slow.mp4')).toContainText('this device');
  quick.open();
  await expect(page.getByText('https://example.com/quick.mp4').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analysis results' })).toBeVisible();
});

test('a URL that was wrong and is corrected stays when a result opens late', async ({
  dashboardPage: page,
  account,
}) => {
  const result = answerWith({ videoUrl: 'https://example.com/slow.mp4' });
  await storeAnalysis(account, 'slow', { state: 'done', parts: 1 }, result);
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const gate = createGate();
  await page.route(/slow-+\/parts|slow-+.*runQuery/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await sandbox.analyzeUrl('not a URL');
  await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  await rowOf(page, 'slow.mp4').getByRole('button').first().click();
  await sandbox.url.fill(SECOND);
  gate.open();
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(sandbox.url).toHaveValue(SECOND);
});

test('a list that is being sent cannot be changed, or sent again by closing its form', async ({
  dashboardPage: page,
}) => {
  await new SandboxPage(page).open();
  const many = page.getByRole('button', { name: 'Many videos' });
  await many.click();
  const text = page.getByRole('textbox', { name: 'Videos', exact: true });
  await text.fill(FIRST);
  const list = Buffer.from(`${FIRST}\n${SECOND}`);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: list });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  const { open, writes } = await holdWrites(page);
  const start = page.getByRole('button', { name: /^Start 2 analyses/ });
  await start.click();
  await expect.poll(() => writes.length).toBe(1);
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the library' }).click();
  await many.click();
  await expect(text).toHaveValue(`${FIRST}\n${SECOND}`);
  await expect(start).toBeDisabled();
  open();
  await expect(text).toHaveValue('');
  expect(writes).toHaveLength(1);
});

test('what was changed by hand in a brief stays when it is typed on before its vocabulary has come', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking, no crime');
  const role = page.getByLabel('What “crime” means for the plan');
  await role.selectOption('Ignore');
  await expect(
    page.getByRole('region', { name: 'At a glance' }).getByText('excluded by the brief'),
  ).toHaveCount(0);
  const gate = createGate();
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.reload();
  await listOf(page).getByRole('button').first().click();
  await expect(brief).toHaveValue('cooking, no crime');
  await brief.press('End');
  await brief.pressSequentially('!');
  await expect(role).toHaveCount(0);
  gate.open();
  await expect(role).toHaveValue('filler');
  await expect(brief).toHaveValue('cooking, no crime!');
});

test('a choice of the plan shows at once what was chosen', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const seconds = page.getByRole('region', { name: 'Ad breaks' }).getByRole('combobox').last();
  const [before, after] = await seconds.evaluate((select: HTMLSelectElement) => {
    const chosen = select.selectedIndex;
    select.selectedIndex = chosen + 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return [chosen, select.selectedIndex];
  });
  expect(after).toBe(before + 1);
});
