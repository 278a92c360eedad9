import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';
import { LegalPage } from '../support/pages/legal-page';

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

test('"Terms: 11 numbered sections"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.heading).toHaveText('Terms of Service');
  await expect(terms.sections).toHaveText(TITLES.map((title, place) => `${place + 1}. ${title}`));
});

test('"Terms: … last updated May 28, 2025"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.updated).toHaveText('Last updated May 28, 2025');
  await expect(terms.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
});

test('"with a Back to Home link to /"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.backToHome).toHaveAttribute('href', '/');
  await terms.backToHome.click();
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).heading).toBeVisible();
});

test('"The Terms state 30 days\' notice for price or terms changes"', async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.textOf('Changes to prices and terms')).toContainText(
    'at least 30 days’ notice before a change of prices or of these terms',
  );
});
