import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import { headings, linksOfText, textOf, updated } from '../testing/legal-text';

const openTerms = () => openApp('/terms-of-service', { user: null });

// @spec-2.terms-of-service.1 @spec-9.10c
it('the terms have 11 numbered sections with lasting addresses, and their date', async () => {
  await openTerms();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
  expect(headings()).toEqual([
    ['agreement', '1. Agreement'],
    ['service', '2. The service'],
    ['account', '3. Your account'],
    ['acceptable-use', '4. Acceptable use'],
    ['videos-and-results', '5. Videos, results and ownership'],
    ['subscription', '6. Subscription and payment'],
    ['changes', '7. Changes to prices and terms'],
    ['no-warranty', '8. No warranty'],
    ['liability', '9. Liability'],
    ['ending', '10. Suspension and ending'],
    ['law-and-contact', '11. Governing law and contact'],
  ]);
  expect(updated()).toEqual(['Last updated May 28, 2025', '2025-05-28']);
});

// @spec-2.terms-of-service.3a @spec-9.6a @spec-9.10a
it('the terms state the price and 30 days’ notice of changes', async () => {
  await openTerms();
  expect(textOf(6)).toHaveTextContent('The Pro plan costs $49 a month, in US dollars');
  expect(textOf(7)).toHaveTextContent(
    'at least 30 days’ notice before a change of prices or of these terms takes effect',
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    'Prices and terms change only after 30 days’ notice.',
  );
});

// @spec-2.terms-of-service.1
it('the terms lead to the privacy policy, and back to the landing page', async () => {
  const { user } = await openTerms();
  expect(new Set(linksOfText())).toEqual(
    new Set(['/privacy-policy', 'mailto:legal@scenecue.example', '#top']),
  );
  const back = screen.getByRole('link', { name: 'Back to Home' });
  expect(back).toHaveAttribute('href', '/');
  await user.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to SceneCue' })).toHaveFocus();
});
