import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { Remote } from '../../../e2e/support/remote';
import { expectNothingToLose } from '../../../e2e/support/stored';

test('facts about a program are entered on a phone with arrow keys, and are there after a reload', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, {
    ...plannedAnswer(),
    fileFacts: { series: 'Of the file', season: '2' },
  });
  await sandbox.openView('Details');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit the facts' }).press('Enter');
  const form = page.getByRole('group', { name: 'Program facts' });
  await expect(form.getByLabel('Series')).toHaveValue('Of the file');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFindingsInBothThemes(page, 'the form for the facts about a program');

  const remote = new Remote(page);
  await form.getByLabel('Series').focus();
  await remote.goTo(form.getByLabel('Episode number'));
  await page.keyboard.type('four');
  await remote.goTo(form.getByLabel('Title of the episode or film'));
  await expect(form.getByText('Enter a whole number, such as 4.')).toBeVisible();
  await form.getByLabel('Episode number').fill('4');
  await page.keyboard.press('Enter');
  await form.getByLabel('Genre', { exact: true }).selectOption('Cooking');
  await expect(page.getByText('Of the file · 2 · 4')).toBeVisible();
  await expectNothingToLose(page);

  await page.reload();
  await expect(page.getByText('Of the file · 2 · 4')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the facts' }).press('Enter');
  await expect(form.getByLabel('Genre', { exact: true })).toHaveValue('Cooking');
});
