import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/support/accounts';
import { reportedAnswer } from '../../../../src/features/sandbox/testing/reported-answer';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import type { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { showAnswer } from '../../../e2e/support/planned-answer';
import { richAnswer } from '../../../e2e/support/rich-answer';

/** A result of ten minutes with scenes, breaks and a sensitive topic. */
async function showResult(page: Page): Promise<SandboxPage> {
  const { thumbnails, loudness, sound } = richAnswer(page);
  const answer = reportedAnswer({ thumbnails, loudness, sound });
  const sandbox = await showAnswer(page, answer);
  await sandbox.openView('Breaks');
  return sandbox;
}

/** Opens the report with the keyboard. */
async function openReport(page: Page) {
  await page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Sunday Table S02E07' });
  await expect(report).toBeVisible();
  return report;
}

/** @returns the size of each page of a PDF, in points */
function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  return boxes.map(([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`);
}

test('the page behind the report stays where it is', async ({ dashboardPage: page }) => {
  await showResult(page);
  await openReport(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the report fits a phone, and is printed alone, on one page of A4 or Letter', async ({
  dashboardPage: page,
}) => {
  await showResult(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const report = await openReport(page);
  await expectNoFindingsInBothThemes(page, 'a report');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await report.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectNoFindings(page, 'a report on a phone');
  if (size) await page.setViewportSize(size);
  await report.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  expect(pagesOf(await page.pdf({ format: 'A4' }))).toEqual(['596 x 843']);
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toEqual(['612 x 792']);
  await expect(report.getByRole('button', { name: 'Print' }), 'after the print').toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(report.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(report.getByRole('heading', { name: 'Sunday Table S02E07' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeFocused();
});
