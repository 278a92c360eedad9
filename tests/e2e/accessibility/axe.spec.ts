import { test } from '../support/accounts';
import { expectNoFindings } from '../support/axe';
import { goInApp } from '../support/in-app';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';

// The deep suite looks at every state of these pages, in both themes.
test(
  'axe finds nothing on the pages of the dashboard',
  { tag: '@row-25' },
  async ({ dashboardPage: page }) => {
    for (const path of DASHBOARD_PATHS) {
      await goInApp(page, path);
      await expectNoFindings(page, path);
    }
  },
);

test('axe finds nothing on the open pages', { tag: '@row-25' }, async ({ page }) => {
  for (const path of OPEN_PATHS) {
    await page.goto(path);
    await expectNoFindings(page, path);
  }
});
