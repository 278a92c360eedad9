import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';

test('marks of the timeline lead to breaks, which are dropped and brought back by keyboard', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  await page.getByLabel('Suitability profile').selectOption('Open');
  await sandbox.openView('Timeline');
  const marks = page.getByRole('figure').getByRole('button', { name: /^Ad break at/ });
  await expect(marks).toHaveCount(2);
  await expectNoFindingsInBothThemes(page, 'a timeline');
  await marks.first().press('Enter');
  await expect(page).toHaveURL(/view=breaks/);
  await expect(page.locator('#break-50000')).toBeInViewport();
  await expectNoFindingsInBothThemes(page, 'a plan');

  const breaks = page.getByRole('tabpanel', { name: 'Breaks' });
  await breaks.getByRole('button', { name: 'Drop the break at 00:50.0' }).press('Enter');
  await expect(breaks.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#break-50000')).toBeVisible();
  await expect(breaks.locator(':focus')).toHaveCount(1);
  await breaks.getByRole('button', { name: 'Drop the break at 00:50.0' }).press('Enter');
  await expect(page.locator('#break-50000')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('#break-50000')).toBeVisible();

  await sandbox.openView('Scenes');
  const scenes = page.getByRole('tabpanel', { name: 'Scenes' });
  await scenes.locator('#scene-52000').getByRole('button', { name: 'Labels and details' }).click();
  const labels = scenes.getByRole('combobox', { name: 'Labels' });
  await labels.fill('crime');
  await labels.press('ArrowDown');
  await labels.press('Enter');
  await expect(scenes.getByText('crime removed')).toBeVisible();
  await expect(labels).toBeFocused();
});
