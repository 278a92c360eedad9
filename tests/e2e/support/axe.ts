import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForWholePage } from './whole-page';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Passed rules are only counted: describing them takes as long as finding them. */
const findingsOn = (page: Page) =>
  // Otherwise axe collects the results in a separate page, which only pages with frames need.
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNone(axe: AxeBuilder, where: string) {
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(findings, where).toEqual([]);
}

/** Fails with the violations that axe finds on the page in its current state. */
export async function expectNoFindings(page: Page, where: string) {
  await waitForWholePage(page);
  await expectNone(findingsOn(page).withTags(RULES), where);
}

/** The rules of axe that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The same in both themes. The dark theme differs only in its colours, so only these are checked again. */
export async function expectNoFindingsInBothThemes(page: Page, where: string) {
  await expectNoFindings(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNone(findingsOn(page).withRules(COLOR_RULES), `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}
