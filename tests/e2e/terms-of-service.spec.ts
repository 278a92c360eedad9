import { expect, test } from './accounts';
import { LandingPage } from './pages/landing-page';
import { LegalPage } from './pages/legal-page';

const TITLES = [
  'Agreement',
  'The service',
  'Your account',
  'Acceptable use',
  'Videos, results and ownership',
  'Subscription and payment',
  'Changes to prices and terms',
  'No warranty',
  'Liability',
  'Suspension and ending',
  'Governing law and contact',
];

test('2 "Terms: 11 numbered sections"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.heading).toHaveText('Terms of Service');
  await expect(terms.sections).toHaveText(TITLES.map((title, place) => `${place + 1}. ${title}`));
});

test('2 "last updated May 28, 2025"; 9 "both dated May 28, 2025"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.updated).toHaveText('Last updated May 28, 2025');
  await expect(terms.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
});

test('2 "with a Back to Home link to /"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.backToHome).toHaveAttribute('href', '/');
  await terms.backToHome.click();
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).heading).toBeVisible();
});

test('2 "The Terms state 30 days\' notice for price or terms changes"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.textOf('Changes to prices and terms')).toContainText(
    'at least 30 days’ notice before a change of prices or of these terms',
  );
});

test('9 "Pro plan $49/month"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.textOf('Subscription and payment')).toContainText('The Pro plan costs $49 a month');
});

test('6 "signed-out visitor (landing, sign in, sign up, terms, privacy)"', async ({ page }) => {
  for (const path of ['/terms-of-service', '/privacy-policy'] as const) {
    await new LegalPage(page, path).open();
    await expect(page).toHaveURL(path);
  }
});

test('a signed-in user reads the terms as well', async ({ dashboardPage: page }) => {
  await new LegalPage(page, '/terms-of-service').open();
  await expect(page).toHaveURL('/terms-of-service');
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
  await expect(terms.contents.getByRole('link')).toHaveCount(TITLES.length);
  await terms.section('No warranty').evaluate((heading) => heading.scrollIntoView());
  await expect(terms.link('No warranty')).toHaveAttribute('aria-current', 'true');
  await expect(terms.link('No warranty')).toBeInViewport();
  await expect(terms.contents.locator('[aria-current]')).toHaveCount(1);
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

test('paper is white in the dark theme too, without what cannot be pressed there', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.contents).toBeHidden();
  await expect(terms.backToHome).toBeHidden();
  await expect(terms.sections.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
