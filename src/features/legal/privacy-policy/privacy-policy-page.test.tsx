import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import type { UserProfile } from '@/data/profile/user-profile';
import { headings, linksOfText, textOf, updated } from '../testing/legal-text';

/** Every field of a stored profile, as the privacy policy names it (specification, section 3). */
const STORED: Readonly<Record<keyof UserProfile, string>> = {
  name: 'name',
  email: 'e-mail address',
  notifications: 'notifications',
  emailNotifications: 'e-mail notifications',
  smsNotifications: 'SMS notifications',
  marketingEmails: 'marketing e-mails',
  twoFactorAuth: 'two-factor authentication',
  language: 'language',
  timezone: 'timezone',
  dateFormat: 'date format',
  theme: 'theme',
  createdAt: 'created and last changed',
  updatedAt: 'created and last changed',
};

const openPolicy = () => openApp('/privacy-policy', { user: null });

// @spec-2.terms-of-service.2 @spec-9.10c
it('the privacy policy has 12 numbered sections with lasting addresses, and its date', async () => {
  await openPolicy();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  expect(headings()).toEqual([
    ['who-is-responsible', '1. Who is responsible'],
    ['what-we-store', '2. What we store about you'],
    ['videos', '3. What happens to a video'],
    ['in-your-browser', '4. What stays in your browser'],
    ['technical-records', '5. Technical records'],
    ['why', '6. Why we use data'],
    ['processors', '7. Who processes data for us'],
    ['how-long', '8. How long we keep data'],
    ['protection', '9. How data are protected'],
    ['your-rights', '10. Your rights'],
    ['minimum-age', '11. Minimum age'],
    ['changes-and-contact', '12. Changes and contact'],
  ]);
  expect(updated()).toEqual(['Last updated May 28, 2025', '2025-05-28']);
});

// @spec-2.terms-of-service.3b @spec-9.10b
it('the privacy policy states a minimum age of 13', async () => {
  await openPolicy();
  expect(textOf(11)).toHaveTextContent('You must be at least 13 years old to use SceneCue.');
});

it('the privacy policy names every field of a stored profile, and the pages of sample data', async () => {
  await openPolicy();
  for (const words of Object.values(STORED)) expect(textOf(2)).toHaveTextContent(words);
  expect(textOf(2)).toHaveTextContent(
    'The pages Billing, Statistics, API Settings, Configuration, Organizations and Campaigns show sample data.',
  );
});

it('the privacy policy says to whom speech is sent, if to anybody', async () => {
  await openPolicy();
  expect(textOf(3)).toHaveTextContent('This installation has no such service');
  cleanup();
  vi.stubEnv('VITE_SPEECH_HOST', 'speech.example.com');
  await openPolicy();
  expect(textOf(3)).toHaveTextContent(/sends the parts of its sound .* to speech\.example\.com/);
});

// @spec-2.terms-of-service.2
it('the privacy policy leads to the terms, and back to the landing page', async () => {
  const { user } = await openPolicy();
  expect(new Set(linksOfText())).toEqual(
    new Set(['/terms-of-service', 'mailto:privacy@scenecue.example', '#top']),
  );
  const back = screen.getByRole('link', { name: 'Back to Home' });
  expect(back).toHaveAttribute('href', '/');
  await user.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to SceneCue' })).toHaveFocus();
});
