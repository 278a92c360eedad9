import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';
import { LegalPage } from '../support/pages/legal-page';

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

test(
  'the privacy policy has 12 numbered sections',
  { tag: '@spec-2.terms-of-service.2' },
  async ({ page }) => {
    const policy = new LegalPage(page, '/privacy-policy');
    await policy.open();
    await expect(policy.heading).toHaveText('Privacy Policy');
    await expect(policy.sections).toHaveText(TITLES.map((title, place) => `${place + 1}. ${title}`));
  },
);

test(
  'the privacy policy has the date of the terms',
  { tag: '@spec-2.terms-of-service.2' },
  async ({ page }) => {
    const policy = new LegalPage(page, '/privacy-policy');
    await policy.open();
    await expect(policy.updated).toHaveText('Last updated May 28, 2025');
    await expect(policy.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
  },
);

test(
  'the privacy policy links back to the landing page',
  { tag: '@spec-2.terms-of-service.2' },
  async ({ page }) => {
    const policy = new LegalPage(page, '/privacy-policy');
    await policy.open();
    await expect(policy.backToHome).toHaveAttribute('href', '/');
    await policy.backToHome.click();
    await expect(page).toHaveURL('/');
    await expect(new LandingPage(page).heading).toBeVisible();
  },
);

test(
  'the privacy policy states a minimum age of 13',
  { tag: '@spec-2.terms-of-service.3b' },
  async ({ page }) => {
    const policy = new LegalPage(page, '/privacy-policy');
    await policy.open();
    await expect(policy.textOf('Minimum age')).toContainText('You must be at least 13 years old');
  },
);
