import { expect, test } from '../support/accounts';
import { LegalPage } from '../support/pages/legal-page';

/** Every field of a stored profile, as the privacy policy names it (specification, section 3). */
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

test('a signed-in user reads the terms as well', async ({ dashboardPage: page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  // Once this is answered, the page knows the user.
  const looked = page.waitForResponse(/accounts:lookup/);
  await terms.open();
  await looked;
  await expect(page).toHaveURL('/terms-of-service');
  await expect(terms.heading).toHaveText('Terms of Service');
});

test('each section has an address, which leads to it and gives it the focus', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open('#liability');
  await expect(terms.section('Liability')).toBeFocused();
  await expect(terms.section('Liability')).toBeInViewport();
  await terms.link('Acceptable use').click();
  await expect(page).toHaveURL('/terms-of-service#acceptable-use');
  await expect(terms.section('Acceptable use')).toBeFocused();
  await expect(terms.section('Acceptable use')).toBeInViewport();
});

test('the table of contents stays beside the text and marks the section that is read', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.contents.getByRole('link')).toHaveCount(11);
  await terms.section('No warranty').evaluate((heading) => heading.scrollIntoView());
  await expect(terms.link('No warranty')).toHaveAttribute('aria-current', 'true');
  await expect(terms.link('No warranty')).toBeInViewport();
  await expect(terms.contents.locator('[aria-current]:visible')).toHaveCount(1);
});

test('on a phone the table of contents is folded, and opens with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.link('Liability')).toBeHidden();
  await terms.foldedContents.press('Enter');
  await terms.link('Liability').press('Enter');
  await expect(terms.section('Liability')).toBeFocused();
  await expect(terms.section('Liability')).toBeInViewport();
});

test('the two legal texts lead to each other', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }).last().click();
  await expect(terms.heading).toHaveText('Privacy Policy');
  await expect(terms.heading).toBeFocused();
  await page.getByRole('article').getByRole('link', { name: 'Terms of Service' }).last().click();
  await expect(terms.heading).toHaveText('Terms of Service');
});

test('print is white in the dark theme too, without controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.contents).toBeHidden();
  await expect(terms.backToHome).toBeHidden();
  await expect(terms.sections.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the privacy policy names every field of a profile that is stored', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  for (const words of STORED) await expect(policy.textOf('What we store about you')).toContainText(words);
});

test('the privacy policy says of each page of sample data that it is one', async ({ page }) => {
  const policy = new LegalPage(page, '/privacy-policy');
  await policy.open();
  await expect(policy.textOf('What we store about you')).toContainText(
    'Billing, Statistics, API Settings, Configuration, Organizations and Campaigns show sample data',
  );
});

test('the page of the privacy policy sets no cookie, and asks no host but this site and the identity service', async ({
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

test('nothing is wider than a window of 320 pixels, and a line holds 60 to 75 letters on a desk', async ({
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
