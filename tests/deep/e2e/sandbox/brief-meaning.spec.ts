import { sentencesOf, vectorAt } from '../../../../src/targeting/testing/sentence-vectors';
import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';

test('a brief is ranked by meaning on a phone by keyboard, and its moments play', async ({
  dashboardPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/.netlify/functions/brief', (route) =>
    route.fulfill({ json: { model: 'use-lite', vector: vectorAt(0) } }),
  );
  const text = 'Here is to you, Grandma. Pass the potatoes to your sister, please.';
  await showAnswer(page, {
    ...plannedAnswer(),
    transcript: { lines: [{ start: 30_000, end: 34_000, text }] },
    sentences: sentencesOf([2, 8, 90], [30, 34, 20], [60, 66, 60]),
  });
  await page.getByLabel('The brief in your own words').fill('cooking, a family having dinner together');
  const open = page.getByRole('button', { name: 'Best moments' });
  await open.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const moments = page.getByRole('list', { name: 'Moments by similarity to this brief' });
  await expect(moments.getByRole('listitem').first()).toContainText('Similarity 94');
  await expect(moments.getByRole('button', { name: 'Play from 00:30.0' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoFindingsInBothThemes(page, 'moments by meaning');
});
