import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { createGate } from '../support/gate';
import { SandboxPage } from '../support/pages/sandbox-page';

const VIDEO = 'https://example.com/programme.mp4';
const TOKEN_CALL = '**/securetoken.googleapis.com/v1/token*';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

test('an address that does not begin as one is told how to begin, without a call', async ({
  dashboardPage: page,
}) => {
  const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  const sandbox = new SandboxPage(page);
  for (const typed of ['example.com/programme.mp4', 'ftp://example.com/a.mp4', '🎬🎬🎬', 'مرحبا بالعالم']) {
    await sandbox.analyzeUrl(typed);
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to analyze video: The URL must begin with https:// or http://.',
    );
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
    await expect(sandbox.url).toHaveValue(typed);
    await expect(sandbox.analyze).toBeEnabled();
  }
  expect(bodies).toEqual([]);
  // The missing scheme is typed before the URL, without clearing the field.
  await sandbox.url.fill('example.com/programme.mp4');
  await sandbox.url.press('Home');
  await sandbox.url.pressSequentially('https://');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sandbox.url.press('Enter');
  await expect(sandbox.success).toBeVisible();
  expect(bodies).toEqual([{ url: VIDEO }]);
});

test('10,000 characters are refused without a call, and stay where they were typed', async ({
  dashboardPage: page,
}) => {
  const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  const sandbox = new SandboxPage(page);
  const huge = `https://example.com/${'a'.repeat(10_000)}`;
  await sandbox.analyzeUrl(huge);
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to analyze video: The URL must have no more than 2048 characters.',
  );
  await expect(sandbox.url).toHaveValue(huge);
  await expect(sandbox.analyze).toBeEnabled();
  expect(bodies).toEqual([]);
});

test('spaces and marks that nobody sees around an address are not a part of it', async ({
  dashboardPage: page,
}) => {
  const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  const sandbox = new SandboxPage(page);
  for (const pasted of [`  ${VIDEO}\t `, `\u00a0${VIDEO}\u00a0`, `\u202a${VIDEO}\u202c`, `\ufeff${VIDEO}`]) {
    await sandbox.analyzeUrl(pasted);
    await expect(sandbox.success).toBeVisible();
    await page.reload();
  }
  expect(bodies).toEqual(Array(4).fill({ url: VIDEO }));
  await sandbox.analyzeUrl('\u200b \u202a');
  await expect(page.getByRole('alert')).toHaveText('Please enter a video URL');
});

test('emoji, right-to-left text and markup arrive as they were typed, and are shown as text', async ({
  dashboardPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bodies = await replaceFunction(page, (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const concepts = [{ name: `عائشة 🎬 <b>x</b> ${'w'.repeat(300)}`, confidence: 0.9 }];
    return route.fulfill({
      json: answerWith({ videoUrl: url, analysis: [{ timestamp: 14_000, concepts }] }),
    });
  });
  const sandbox = new SandboxPage(page);
  const typed = `https://example.com/🎬/عائشة/<img src=x>?${'long'.repeat(400)}`;
  await sandbox.analyzeUrl(typed);
  await expect(sandbox.success).toBeVisible();
  expect(bodies).toEqual([{ url: typed }]);
  await expect(page.getByText(typed, { exact: true })).toBeVisible();
  await expect(sandbox.url).toHaveValue(typed);
  await expect(sandbox.chipsAt('00:14.0')).toHaveText(/^عائشة 🎬 <b>x<\/b> w+ 90\.0%$/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing widens the page').toBe(0);
});

test('what only looks like an address is refused by the real function, in a sentence', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  for (const typed of [
    'https://🎬',
    'https://exa mple.com/a.mp4',
    'http://[::1]/عائشة.mp4',
    'https://a:b@example.com',
  ]) {
    await sandbox.analyzeUrl(typed);
    const refused = page.getByText('Failed to analyze video: Error: 403', { exact: true });
    await expect(refused).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Please enter the public http or https URL of a video/)).toBeVisible();
    await expect(sandbox.url).toHaveValue(typed);
    await expect(sandbox.analyze).toBeEnabled();
  }
});

test('a double click, and two submits at once, are one call', async ({ dashboardPage: page }) => {
  const gate = createGate();
  const bodies = await replaceFunction(page, async (route) => {
    await gate.passed;
    await route.fulfill({ json: answerWith({}) });
  });
  const sandbox = new SandboxPage(page);
  await sandbox.url.fill(VIDEO);
  await sandbox.analyze.dblclick();
  await page.evaluate(() => {
    document.forms[0]?.requestSubmit();
    document.forms[0]?.requestSubmit();
  });
  await expect(sandbox.busy).toBeDisabled();
  gate.open();
  await expect(sandbox.success).toBeVisible();
  await expect(sandbox.analyze).toBeEnabled();
  expect(bodies).toEqual([{ url: VIDEO }]);
});

test('a server that goes away in the middle is said, and the next press analyses the same address', async ({
  dashboardPage: page,
}) => {
  const gate = createGate();
  let gone = true;
  await replaceFunction(page, async (route) => {
    await gate.passed;
    if (gone) await route.abort('connectionreset');
    else await route.fulfill({ json: answerWith({}) });
  });
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.busy).toBeDisabled();
  gate.open();
  await expect(page.getByText('Failed to analyze video: Failed to fetch', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Check your internet connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(sandbox.url).toHaveValue(VIDEO);
  gone = false;
  await sandbox.analyze.click();
  await expect(sandbox.success).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const UNREADABLE = 'The server sent an invalid response.';
const BAD_ANSWERS = [
  { what: 'half an answer', status: 200, body: '{"status":"success","analysis":[', says: UNREADABLE },
  { what: 'a page in its place', status: 200, body: '<h1>Welcome</h1>', says: UNREADABLE },
  { what: 'an answer of another shape', status: 200, body: '{"status":"success"}', says: UNREADABLE },
  { what: 'a gateway’s page', status: 502, body: '<h1>Bad gateway</h1>', says: 'Error: 502' },
  { what: 'nothing', status: 500, body: '', says: 'Error: 500' },
];

for (const { what, status, body, says } of BAD_ANSWERS) {
  test(`a server that answers with ${what} ends the analysis with a word`, async ({
    dashboardPage: page,
  }) => {
    await replaceFunction(page, (route) => route.fulfill({ status, body }));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl(VIDEO);
    await expect(page.getByRole('alert')).toHaveText(`Failed to analyze video: ${says}`);
    await expect(sandbox.url).toHaveValue(VIDEO);
    await expect(sandbox.analyze).toBeEnabled();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
}

test('a server that never answers does not keep the button for ever', async ({ dashboardPage: page }) => {
  await page.clock.install();
  await replaceFunction(page, () => new Promise(() => undefined));
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const asked = page.waitForRequest('**/.netlify/functions/analyze');
  await sandbox.analyzeUrl(VIDEO);
  await asked;
  await page.clock.fastForward('01:00');
  await expect(sandbox.busy).toBeDisabled();
  await page.clock.fastForward('00:30');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to analyze video: The server is not responding. Please try again later.',
  );
  await expect(sandbox.url).toHaveValue(VIDEO);
  await expect(sandbox.analyze).toBeEnabled();
});

test('a sign-in that cannot be renewed is said, and the next press works when it can', async ({
  dashboardPage: page,
}) => {
  const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  const sandbox = new SandboxPage(page);
  await page.route(TOKEN_CALL, (route) => route.abort());
  // The token is valid for one hour.
  await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
  await sandbox.open();
  await sandbox.analyzeUrl(VIDEO);
  await expect(page.getByText(/^Failed to analyze video: .*network-request-failed/)).toBeVisible();
  await expect(
    page.getByText('Check your internet connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(sandbox.url).toHaveValue(VIDEO);
  expect(bodies).toEqual([]);
  await page.unroute(TOKEN_CALL);
  await sandbox.analyze.click();
  await expect(sandbox.success).toBeVisible();
  expect(bodies).toEqual([{ url: VIDEO }]);
});

test('with a result open, what is wrong with an address is said at the field, and the result stays', async ({
  dashboardPage: page,
}) => {
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await page.getByRole('button', { name: 'New analysis' }).click();
  await sandbox.url.fill('not an address');
  for (const name of ['Run in the background', 'Analyze']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alert')).toContainText('The URL must begin with https:// or http://.');
    await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%']);
    await sandbox.url.press('End');
    await sandbox.url.pressSequentially('x');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
