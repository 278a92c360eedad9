import { expect, it } from 'vitest';
import { inEnglish } from '@/i18n/testing/in-english';
import type { Translate } from '@/i18n/use-text';
import { profileFields } from '@/data/profile/user-profile';
import { fieldLabel, valueText } from './field-labels';

const t: Translate = (message) => String(inEnglish(typeof message === 'string' ? { id: message } : message));

it('every field has the label of the form', () => {
  expect(profileFields.map((field) => fieldLabel(field, t))).toEqual([
    'Full Name',
    'Email Notifications',
    'SMS Notifications',
    'Marketing Emails',
    'Two-Factor Authentication',
    'Language',
    'Timezone',
    'Date Format',
    'Theme',
  ]);
});

it.each([
  ['language', 'en', 'English'],
  ['language', 'es', 'Spanish'],
  ['language', 'fr', 'French'],
  ['language', 'de', 'German'],
  ['theme', 'system', 'Use system setting'],
  ['theme', 'light', 'Light'],
  ['theme', 'dark', 'Dark'],
  ['theme', 'sepia', 'sepia'],
  ['twoFactorAuth', true, 'On'],
  ['twoFactorAuth', false, 'Off'],
  ['timezone', 'PST', 'PST'],
  ['name', '', '(empty)'],
  ['name', undefined, '(empty)'],
  ['name', 'Ada', 'Ada'],
  // Names of people, not of choices.
  ['name', 'dark', 'dark'],
  ['name', 'de', 'de'],
] as const)('the value of %s %j is shown as %s', (field, value, text) => {
  expect(valueText(field, value, t)).toBe(text);
});
