import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { openInDashboard } from '../../../e2e/support/in-app';
import { ListPage } from '../../../e2e/support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const NARROW = { width: 390, height: 844 };

test('axe finds nothing in the dialogs, the empty tables and the answers', async ({
  dashboardPage: page,
}) => {
  for (const [path, button] of [
    ['/dashboard/billing', 'Manage Plan'],
    ['/dashboard/api', 'Generate New Key'],
    ['/dashboard/organizations', 'New Organization'],
    [CAMPAIGNS, 'New Campaign'],
  ] as const) {
    await openInDashboard(page, path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').evaluate((dialog) => {
      for (const animation of dialog.getAnimations()) animation.finish();
    });
    await expectNoFindingsInBothThemes(page, `${path} with its dialog`);
  }
  const list = new ListPage(page, CAMPAIGNS);
  await list.open();
  await list.orderBy('Budget');
  await page.setViewportSize(NARROW);
  await expectNoFindingsInBothThemes(page, 'cards');
  await list.filter.fill('nothing of this name');
  await expectNoFindingsInBothThemes(page, 'no concepts');
  await openInDashboard(page, '/dashboard/configuration');
  for (const button of ['Save Changes', 'Reset to Defaults']) {
    await page.getByRole('button', { name: button }).click();
    await expectNoFindingsInBothThemes(page, button);
  }
  expect(await page.locator('style').count(), 'a strict policy forbids style elements').toBe(0);
});
