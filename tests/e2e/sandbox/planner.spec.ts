import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { plannedAnswer, showAnswer, VIDEO } from '../support/planned-answer';
import type { AnalysisResponse } from '../../../src/contracts/analysis';

/** As {@link plannedAnswer}, with a risk measured on some of the frames. */
function partialAnswer(): AnalysisResponse {
  return answerWith({
    ...plannedAnswer(),
    risks: [
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 52_000, end: 90_000, level: 'medium' }],
        words: ['robbery'],
        mentions: 2,
      },
    ],
    partial: [{ code: 'objects-missing', values: {} }],
  });
}

test('breaks are marked on the timeline and lead to their place; a topic says how far a break is', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const timeline = page.getByRole('figure');
  await expect(timeline.getByRole('link', { name: /^Ad break at/ })).toHaveCount(0);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const marks = timeline.getByRole('link', { name: /^Ad break at/ });
  await expect(marks).toHaveCount(2);
  await marks.first().press('Enter');
  await expect(page).toHaveURL(/#break-50000$/);
  await expect(page.locator('#break-50000')).toBeInViewport();
  const topics = page.getByRole('region', { name: 'Topics' });
  await topics.locator('summary').filter({ hasText: 'crime' }).click();
  const near = topics.getByRole('listitem').filter({ has: page.getByRole('link', { name: '01:30.0' }) });
  await expect(near.last()).toContainText('0.0 s after it');
  await expectNoFindingsInBothThemes(page, 'breaks on the timeline');
});

test('a finding stands once, with all rules that it breaks and one time; a level that may rise says so', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, partialAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await page.getByLabel('The brief in your own words').fill('no crime');
  const found = glance.getByRole('listitem').filter({ hasText: 'not accepted' });
  await glance.getByLabel('Suitability profile').selectOption('Careful');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('crime · medium risk, provisional · 00:38.0');
  await expect(found).toContainText('not accepted · excluded by the brief');
  await expect(found).toContainText('first at 00:52.0');
  await expect(glance.getByText('levels of risk are provisional')).toBeVisible();
});

test('a change in one tab reaches the plan of another one', async ({ page, account, context }) => {
  await signIn(page, account, { rememberMe: true });
  const answer = plannedAnswer();
  await showAnswer(page, answer);
  const other = await context.newPage();
  await other.goto('/dashboard/sandbox');
  await replaceFunction(other, (route) => route.fulfill({ json: answer }));
  await other.getByLabel('Video URL').fill(VIDEO);
  await other.getByRole('button', { name: 'Analyze' }).click();
  const profile = other.getByRole('region', { name: 'At a glance' }).getByLabel('Suitability profile');
  await expect(profile).toHaveValue('balanced');
  await page
    .getByRole('region', { name: 'At a glance' })
    .getByLabel('Suitability profile')
    .selectOption('Open');
  await expect(profile).toHaveValue('open');
  await page.getByLabel('The brief in your own words').fill('cooking');
  await expect(other.getByLabel('The brief in your own words')).toHaveValue('cooking');
});
