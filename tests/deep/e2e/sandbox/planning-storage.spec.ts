import { expect, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { createGate } from '../../../e2e/support/gate';
import { plannedAnswer, showAnswer, VIDEO } from '../../../e2e/support/planned-answer';

test('no letter of a brief is lost while its vocabulary arrives', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const gate = createGate();
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  const brief = page.getByLabel('The brief in your own words');
  await brief.focus();
  const typed = brief.evaluate(async (area: HTMLTextAreaElement) => {
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

test('a plan that the browser cannot store is said to be unsaved, and is stored with the next change', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking');
  await page.evaluate(() => {
    const store = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Object.defineProperty(Storage.prototype, 'setItem', {
      ...store,
      value() {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    });
    addEventListener('room-again', () => Object.defineProperty(Storage.prototype, 'setItem', store));
  });
  await brief.fill('cooking, travel');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The last changes of your plan are not saved');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(brief).toHaveValue('cooking, travel');

  await page.evaluate(() => dispatchEvent(new Event('room-again')));
  await page
    .getByRole('region', { name: 'At a glance' })
    .getByLabel('Suitability profile')
    .selectOption('Open');
  await expect(alert).toHaveCount(0);
  await page.reload();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(brief).toHaveValue('cooking, travel');
});
