import { expect, signIn, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { plannedAnswer, showAnswer, VIDEO } from '../../../e2e/support/planned-answer';

test('a change in one tab reaches the plan of another one', async ({ page, account, context }) => {
  await signIn(page, account, { rememberMe: true });
  const answer = plannedAnswer();
  await showAnswer(page, answer);
  const other = await context.newPage();
  await other.goto('/dashboard/sandbox');
  await replaceFunction(other, (route) => route.fulfill({ json: answer }));
  await other.getByLabel('Video URL').fill(VIDEO);
  await other.getByRole('button', { name: 'Analyze' }).click();
  const profile = other.getByLabel('Suitability profile');
  await expect(profile).toHaveValue('balanced');
  await page.getByLabel('Suitability profile').selectOption('Open');
  await expect(profile).toHaveValue('open');
  await page.getByLabel('The brief in your own words').fill('cooking');
  await expect(other.getByLabel('The brief in your own words')).toHaveValue('cooking');
});
