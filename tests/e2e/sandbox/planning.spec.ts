import { countDocuments } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { expectNothingToLose } from '../support/stored';
import { plannedAnswer, showAnswer, VIDEO } from '../support/planned-answer';

test('a plan with a profile, a brief and a kept break is on the device and the server, and is there after a reload', async ({
  dashboardPage: page,
  account,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const panel = page.getByRole('tabpanel', { name: 'Suitability' });
  const brief = page.getByLabel('The brief in your own words');
  const breaks = page.getByRole('tabpanel', { name: 'Breaks' });
  await sandbox.openView('Suitability');
  await expect(panel.getByText('Suitable in part')).toBeVisible();
  await panel.getByText('Rules of this profile').click();
  await panel
    .getByRole('radiogroup', { name: 'crime', exact: true })
    .getByText('High', { exact: true })
    .click();
  await expect(panel.getByText('Suitable in part')).toHaveCount(0);
  await panel.getByLabel('Name').fill('Beer brand');
  await expectNoFindingsInBothThemes(page, 'the rules of a profile');
  await brief.fill('cooking, brumbling');
  await expect(
    page.getByText(/^Not understood, so neither wished for nor excluded: brumbling/),
  ).toBeVisible();
  await sandbox.openView('Breaks');
  await breaks.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  await expect(breaks.getByText(/kept by hand/).first()).toBeVisible();
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(2);
  await expectNothingToLose(page);

  await page.reload();
  await expect(brief).toHaveValue('cooking, brumbling');
  await expect(breaks.getByText(/kept by hand/).first()).toBeVisible();
  await sandbox.openView('Suitability');
  await expect(panel.getByText('Suitable in part')).toHaveCount(0);
  await panel.getByText('Rules of this profile').click();
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');

  // A new analysis of the same video asks about the plan.
  await sandbox.leaveResult();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await sandbox.openView('Breaks');
  await expect(breaks.getByRole('button', { name: 'Keep the break at 00:50.0' })).toBeVisible();
  await expect(breaks.getByText(/kept by hand/)).toHaveCount(0);
});
