import { expect, it } from 'vitest';
import { inEnglish } from '@/i18n/testing/in-english';
import { profileFailureMessage } from './profile-failure-message';
import { ProfileStoreError } from '../sync/ports';

it.each([
  ['unavailable', /could not be reached. Check your internet connection/],
  ['rejected', /the server rejected the change/],
  ['unknown', /could not be saved/],
] as const)('%s is said in words that a person understands', (problem, words) => {
  expect(inEnglish(profileFailureMessage(new ProfileStoreError(problem, 'for the log')))).toMatch(words);
});

it('keeps the message of an error that nobody expected, and has none for an error without', () => {
  expect(inEnglish(profileFailureMessage(new Error('No such name.')))).toBe('No such name.');
  expect(profileFailureMessage(new Error(''))).toBeNull();
  expect(profileFailureMessage('thrown')).toBeNull();
});
