import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { SandboxPage } from '../support/pages/sandbox-page';

const URL = 'https://example.com/programme.mp4';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

test(
  'a URL is entered and analyzed by a press of Analyze',
  { tag: '@spec-2.sandbox.1a' },
  async ({ dashboardPage: page }) => {
    const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
    const sandbox = new SandboxPage(page);
    await expect(sandbox.url).toHaveValue('');
    await sandbox.url.fill(URL);
    expect(bodies, 'nothing happens before the click').toEqual([]);
    await sandbox.analyze.click();
    await expect(sandbox.success).toBeVisible();
    expect(bodies).toEqual([{ url: URL }]);
  },
);

test(
  'results show a status, and concepts with name and confidence for each timestamp',
  { tag: '@spec-2.sandbox.1b' },
  async ({ dashboardPage: page }) => {
    const analysis = [
      { timestamp: 0, concepts: [{ name: 'test pattern', confidence: 0.973 }] },
      {
        timestamp: 14_000,
        concepts: [
          { name: 'black frame', confidence: 0.999 },
          { name: 'silence', confidence: 0.5 },
        ],
      },
    ];
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ analysis }) }));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl(URL);
    await expect(page.getByText('success', { exact: true })).toBeVisible();
    await expect(sandbox.moments.locator('> li')).toHaveCount(2);
    await expect(sandbox.chipsAt('00:00.0')).toHaveText(['test pattern 97.3%']);
    await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%', 'silence 50.0%']);
  },
);
