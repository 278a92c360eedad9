import { expect, signIn, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { deviceOf, listOf, rowOf, storeAnalysis } from '../support/library';
import { cutNetwork, restoreNetwork } from '../support/network';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { plannedAnswer, VIDEO } from '../support/planned-answer';

test('the name of a video goes with its result: into the page, a file, its report, and to where there is no network', async ({
  dashboardPage: page,
  account,
  context,
}) => {
  await storeAnalysis(
    account,
    'pilot',
    { state: 'done', parts: 1, title: 'Late night: pilot', topics: 'cooking; crime' },
    plannedAnswer(),
  );
  await new SandboxPage(page).open();
  // The worker has stored the topics, so the analysis can be found before any device has opened it.
  await expect(rowOf(page, 'Late night')).toContainText('cooking · crime');
  await rowOf(page, 'Late night').getByRole('button').first().click();
  await expect(page.getByText('Late night: pilot', { exact: true })).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download scenes (CSV)' }).click();
  expect((await begun).suggestedFilename()).toBe('Late-night-pilot.scenes.csv');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Late night: pilot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rowOf(page, 'Late night')).toContainText('On the server and this device');
  await cutNetwork(context);
  await rowOf(page, 'Late night').getByRole('button').first().click();
  await expect(page.getByText('Late night: pilot', { exact: true })).toBeVisible();
  await restoreNetwork(context);
});

test('a result that the browser cannot store says so, and stays as long as the page', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await page.evaluate(() => {
    const store = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Object.defineProperty(Storage.prototype, 'setItem', {
      ...store,
      value() {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    });
  });
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(page.getByRole('alert')).toContainText('This result is not saved');
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(rowOf(page, 'programme.mp4')).toContainText('Only on this page, not saved');
  await rowOf(page, 'programme.mp4').getByRole('button').first().click();
  await expect(page.getByText(/^Analyzed on .*, not saved: only this page has it\.$/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('a result that the device cannot store is named before a sign-out takes it', async ({
  page,
  account,
}) => {
  await signIn(page, account, { rememberMe: true });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(page.getByRole('alert')).toContainText('This result is not saved');
  await new Dashboard(page).signOut.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 change or analysis is only on this device and will be lost.',
  );
});

test('what one device deletes soon leaves the others, with the copies that they have stored', async ({
  dashboardPage: page,
  account,
  browser,
}) => {
  await storeAnalysis(account, 'first', { state: 'done', parts: 1 }, plannedAnswer());
  await storeAnalysis(account, 'second', { state: 'done', parts: 1 }, plannedAnswer());
  await new SandboxPage(page).open();
  await rowOf(page, 'first').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(rowOf(page, 'first')).toContainText('On the server and this device');

  const { page: tablet, context } = await deviceOf(browser, account);
  await rowOf(tablet, 'first')
    .getByRole('button', { name: /^Delete / })
    .click();
  await tablet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(tablet, 'first')).toHaveCount(0);
  await context.close();
  await expect(listOf(page).getByRole('listitem')).toHaveText([/second/], { timeout: 20_000 });
});

test('results that no device has opened are compared too', async ({ dashboardPage: page, account }) => {
  for (const name of ['one', 'two'])
    await storeAnalysis(
      account,
      name,
      { state: 'done', parts: 1, title: `Episode ${name}` },
      { ...plannedAnswer(), videoUrl: `https://example.com/${name}.mp4` },
    );
  await new SandboxPage(page).open();
  await page.getByRole('button', { name: 'Compare' }).click();
  for (const name of ['one', 'two'])
    await page.getByRole('checkbox', { name: new RegExp(`^Episode ${name} .* On the server`) }).click();
  const table = page.getByRole('table', { name: 'Compare programs' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: 'Episode two' }).click();
  await expect(page.getByText('Episode two', { exact: true }).filter({ visible: true })).toBeVisible();
});
