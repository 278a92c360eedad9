import { expect, it } from 'vitest';
import { inEnglish } from '@/i18n/testing/in-english';
import { failureMessage } from './failure-message';

const PROVIDER = 'Firebase: Error (auth/something).';

it.each([
  ['network', /could not be reached.*internet connection/],
  ['too-many-requests', /Too many attempts.*wait a few minutes/],
  ['requires-recent-login', /sign in again/],
  ['popup-closed', /closed before/],
  ['popup-blocked', /Allow pop-ups/],
  ['account-exists', /account with this email address already exists.*password/],
  ['no-password', /no password/],
] as const)('%s has its own message in plain language', (kind, words) => {
  expect(inEnglish(failureMessage({ kind, message: PROVIDER }))).toMatch(words);
});

it.each(['email-in-use', 'weak-password', 'password-policy', 'invalid-credentials', 'unknown'] as const)(
  '%s shows the message of the provider',
  (kind) => {
    expect(inEnglish(failureMessage({ kind, message: PROVIDER }))).toBe(PROVIDER);
  },
);
