import { expect, signIn, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { refuseServers } from '../../../e2e/support/servers';

test('no letter of a brief is lost while its vocabulary arrives', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const gate = createGate();
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  const brief = page.getByLabel('The brief in your own words');
  await brief.focus();
  const typed = brief.evaluate(async (area: HTMLInputElement) => {
    const text = 'brumbling '.repeat(20);
    for (const letter of text) {
      area.setRangeText(letter, area.value.length, area.value.length, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
      // Continues after all pending tasks have run, so that changes from the vocabulary can arrive between any two
      // letters.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
    return text;
  });
  gate.open();
  await expect(brief).toHaveValue(await typed);
  await expect(
    page.getByText(/^Not understood, so neither wished for nor excluded: brumbling/),
  ).toBeVisible();
});

test('where the browser denies databases, a plan that is not sent is said to be in the page only', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  });
  await signIn(page, account, { rememberMe: true });
  const sandbox = await showAnswer(page, plannedAnswer());
  await sandbox.openView('Suitability');
  await expect(page.getByText('saved in your account, for all your devices')).toBeVisible();
  const restore = await refuseServers(page);
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking');
  await expect(page.getByText(/only in this page until the server can be reached/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await restore();
  await expect(page.getByText('saved in your account, for all your devices')).toBeVisible({
    timeout: 60_000,
  });
  await expect(brief).toHaveValue('cooking');
});
