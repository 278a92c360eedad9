import { expect, test } from '../../../e2e/support/accounts';
import { showAnswer } from '../../../e2e/support/planned-answer';
import { richAnswer } from '../../../e2e/support/rich-answer';

test('a file that is no video is said to be unplayable once it is started, and is no longer offered', async ({
  dashboardPage: page,
}) => {
  await page.route('**/broken.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no video' }));
  const videoUrl = new URL('/broken.mp4', page.url()).href;
  const sandbox = await showAnswer(page, { ...richAnswer(page), videoUrl });
  await page.getByRole('button', { name: 'Play from 00:18.0' }).press('Enter');
  await expect(page.getByText(/^Your browser cannot play this video/)).toBeFocused();
  await expect(page.getByRole('button', { name: /play/i })).toHaveCount(0);
  await expect(sandbox.chipsAt('00:18.0')).toHaveText(['black frame 99.9%']);
});
