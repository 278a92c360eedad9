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

test('the terms have 11 numbered sections', { tag: '@spec-2.terms-of-service.1' }, async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.heading).toHaveText('Terms of Service');
  await expect(terms.sections).toHaveText(TITLES.map((title, place) => `${place + 1}. ${title}`));
});

test(
  'the terms were last updated on May 28, 2025',
  { tag: '@spec-2.terms-of-service.1' },
  async ({ page }) => {
    const terms = new LegalPage(page, '/terms-of-service');
    await terms.open();
    await expect(terms.updated).toHaveText('Last updated May 28, 2025');
    await expect(terms.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
  },
);

test('the terms link back to the landing page', { tag: '@spec-2.terms-of-service.1' }, async ({ page }) => {
  const terms = new LegalPage(page, '/terms-of-service');
  await terms.open();
  await expect(terms.backToHome).toHaveAttribute('href', '/');
  await terms.backToHome.click();
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).heading).toBeVisible();
});

test(
  "the terms state 30 days' notice of price and terms changes",
  { tag: '@spec-2.terms-of-service.3a' },
  async ({ page }) => {
    const terms = new LegalPage(page, '/terms-of-service');
    await terms.open();
    await expect(terms.textOf('Changes to prices and terms')).toContainText(
      'at least 30 days’ notice before a change of prices or of these terms',
    );
  },
);
