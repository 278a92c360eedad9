import { countDocuments } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { plannedAnswer, showAnswer, VIDEO } from '../support/planned-answer';

test('a plan with a profile, a brief and a kept break is on the device and the server, and is there after a reload', async ({
  dashboardPage: page,
  account,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const panel = page.getByRole('region', { name: 'Suitability profile' });
  const brief = page.getByLabel('The brief in your own words');
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await panel.getByText('Rules of this profile').click();
  await panel.getByRole('group', { name: 'crime', exact: true }).getByRole('radio', { name: 'High' }).check();
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await panel.getByLabel('Name').fill('Beer brand');
  await expectNoFindingsInBothThemes(page, 'the rules of a profile');
  await brief.fill('cooking, brumbling');
  await expect(page.getByText(/^Not understood, .*: brumbling$/)).toBeVisible();
  await breaks.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  await expect(breaks.getByText('chosen by hand')).toBeVisible();
  await expect(panel.getByText(/are saved on the server, for all your devices/)).toBeVisible();
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(2);

  await page.reload();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await expect(brief).toHaveValue('cooking, brumbling');
  await expect(breaks.getByText('chosen by hand')).toBeVisible();
});

test('marks of the timeline and links lead to breaks, which stand in view with what was dropped by keyboard', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const marks = page.getByRole('figure').getByRole('link', { name: /^Ad break at/ });
  await expect(marks).toHaveCount(2);
  await marks.first().press('Enter');
  await expect(page).toHaveURL(/#break-50000$/);
  await expect(page.locator('#break-50000')).toBeInViewport();
  await expectNoFindingsInBothThemes(page, 'a plan');

  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await breaks.getByRole('button', { name: 'Drop the break at 00:50.0' }).press('Enter');
  await expect(breaks.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#break-50000')).toBeVisible();
  await expect(breaks.locator(':focus')).toHaveCount(1);
  await breaks.getByRole('button', { name: 'Drop the break at 00:50.0' }).press('Enter');
  await expect(marks).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(marks).toHaveCount(2);

  const scenes = page.getByRole('region', { name: 'Scenes' });
  await scenes.locator('#scene-52000').getByText('Correct the labels').click();
  await scenes.getByRole('button', { name: 'crime is wrong here' }).press('Enter');
  await expect(scenes.getByRole('button', { name: 'crime is wrong here' })).toHaveCount(0);
  await expect(scenes.locator(':focus')).toHaveCount(1);
});
