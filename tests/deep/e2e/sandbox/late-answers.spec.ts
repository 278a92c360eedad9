import { expect, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { expectNothingToLose } from '../../../e2e/support/stored';

test('a choice made by hand in a brief stays when the brief is edited before its vocabulary is loaded', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking, no crime');
  await page.getByRole('button', { name: 'Exclude: crime' }).click();
  await page.getByRole('menuitemradio', { name: 'Ignore' }).click();
  const ignored = page.getByRole('button', { name: 'Ignore: crime' });
  await expect(ignored).toBeVisible();
  const gate = createGate();
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await expectNothingToLose(page);
  await page.reload();
  await expect(brief).toHaveValue('cooking, no crime');
  await brief.press('End');
  await brief.pressSequentially('!');
  await expect(ignored).toHaveCount(0);
  gate.open();
  await expect(ignored).toBeVisible();
  await expect(brief).toHaveValue('cooking, no crime!');
});

test('a select of the plan shows the chosen option at once', async ({ dashboardPage: page }) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  await sandbox.openView('Breaks');
  const seconds = page.getByRole('tabpanel', { name: 'Breaks' }).getByRole('combobox').last();
  const [before, after] = await seconds.evaluate((select: HTMLSelectElement) => {
    const chosen = select.selectedIndex;
    select.selectedIndex = chosen + 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return [chosen, select.selectedIndex];
  });
  expect(after).toBe(before + 1);
});
