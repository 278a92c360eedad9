import { expect, test } from './accounts';
import { LandingPage } from './pages/landing-page';
import { LegalPage } from './pages/legal-page';

const TITLES = [
  'Who is responsible',
  'What we store about you',
  'What happens to a video',
  'What stays in your browser',
  'Technical records',
  'Why we use data',
  'Who processes data for us',
  'How long we keep data',
  'How data are protected',
  'Your rights',
  'Minimum age',
  'Changes and contact',
];

/** Every field of a stored profile, in the words of the policy (specification, section 3). */
const STORED = [
  'name',
  'e-mail address',
  'notifications',
  'e-mail notifications',
  'SMS notifications',
  'marketing e-mails',
  'two-factor authentication',
  'language',
  'timezone',
  'date format',
  'theme',
  'created and last changed',
];

test('2 "Privacy Policy: 12 numbered sections"', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.heading).toHaveText('Privacy Policy');
  await expect(policy.sections).toHaveText(TITLES.map((title, place) => `${place + 1}. ${title}`));
});

test('2 "Privacy Policy: ... same date"; 9 "both dated May 28, 2025"', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.updated).toHaveText('Last updated May 28, 2025');
  await expect(policy.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
});

test('2 "Privacy Policy: ... Back to Home link"', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.backToHome).toHaveAttribute('href', '/');
  await policy.backToHome.click();
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).heading).toBeVisible();
});

test('2 "the Privacy Policy states a minimum age of 13"', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.textOf('Minimum age')).toContainText('You must be at least 13 years old');
});

test('3 "User profile": the policy names every field that is stored', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  for (const words of STORED) await expect(policy.textOf('What we store about you')).toContainText(words);
});

test('1 "hard-coded sample data held in memory": the policy says so of each page', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.textOf('What we store about you')).toContainText(
    'Billing, Statistics, API Settings, Configuration, Organizations and Campaigns show sample data',
  );
});

test('the policy holds: it sets no cookie, and asks no host but this site and the identity service', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await page.waitForLoadState('networkidle');
  expect(await page.context().cookies()).toEqual([]);
  const known = [new URL(page.url()).host, process.env.FIREBASE_AUTH_EMULATOR_HOST];
  expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
});

test('both legal pages paint before anything of the identity service is asked for', async ({ page }) => {
  for (const path of ['/terms-of-service', '/privacy-policy'] as const) {
    const legal = new LegalPage(page, path);
    await legal.open();
    await expect.poll(async () => (await legal.identityAndPaint()).identity).not.toBeNull();
    const { identity, painted } = await legal.identityAndPaint();
    expect(identity, path).toBeGreaterThan(painted);
  }
});

test('nothing is wider than a window of 320 pixels, and a line holds 65 to 70 letters on a desk', async ({
  page,
}) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  const { width } = (await page.getByRole('article').boundingBox()) ?? { width: 0 };
  const letter = await policy.textOf('Minimum age').evaluate((section) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const paragraph = section.querySelector('p');
    if (!canvas || !paragraph?.textContent) return 0;
    canvas.font = getComputedStyle(paragraph).font;
    return canvas.measureText(paragraph.textContent).width / paragraph.textContent.length;
  });
  expect(width / letter).toBeGreaterThan(60);
  expect(width / letter).toBeLessThan(75);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
