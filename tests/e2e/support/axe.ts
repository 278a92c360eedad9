import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForWholePage } from './whole-page';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What passes is counted, and not described: to describe it takes as long as to find it. */
const findingsOn = (page: Page) =>
  // Otherwise it sums up in a window of its own, for the sake of frames that no page here has.
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNone(axe: AxeBuilder, where: string) {
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(findings, where).toEqual([]);
}

/** Fails with what axe finds on the page as it stands. */
export async function expectNoFindings(page: Page, where: string) {
  await waitForWholePage(page);
  await expectNone(findingsOn(page).withTags(RULES), where);
}

/** What axe finds by colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The same in both themes. The other theme differs in nothing but its colours: only they are looked at again. */
export async function expectNoFindingsInBothThemes(page: Page, where: string) {
  await expectNoFindings(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNone(findingsOn(page).withRules(COLOR_RULES), `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}
