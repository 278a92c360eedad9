import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { errorText } from './error-text';
import { mergeMessages } from './merge-messages';
import { verbatim } from './message';
import { Text } from './text';
import { useLanguage } from './use-language';
import { useText } from './use-text';

const messages = {
  en: mergeMessages(import.meta.glob('./messages/en/*/*.json', { eager: true, import: 'default' })),
  fr: mergeMessages(import.meta.glob('./messages/fr/*/*.json', { eager: true, import: 'default' })),
};

function renderIn(locale: string, children: ReactNode) {
  const i18n = setupI18n({ locale, messages: { ...messages, tlh: messages.en } });
  render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
  return i18n;
}

function Words() {
  const t = useText();
  return (
    <ul lang={useLanguage()}>
      <li>{t('settings.save')}</li>
      <li>{t('billing.plan.price', { price: '$49' })}</li>
      <li>{t({ id: 'settings.saved-at', values: { time: '3:00' } })}</li>
      <li>{t(verbatim('As it {is}.'))}</li>
      <li>
        <Text id="billing.card.expires" values={{ expiry: '12/24' }} />
      </li>
      <li>
        <Text id="signin.to-sign-up" components={{ strong: <strong /> }} />
      </li>
      <li>{errorText('settings.password.short')}</li>
      <li>{errorText(null)}</li>
    </ul>
  );
}

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('messages have their values, and follow a change of language', () => {
  const i18n = renderIn('en', <Words />);
  expect(lines()).toEqual([
    'Save Changes',
    '$49/month',
    'Saved 3:00.',
    'As it {is}.',
    'Expires 12/24',
    "Don't have an account? Sign Up",
    'Password must be at least 6 characters',
    '',
  ]);
  expect(screen.getByText('Sign Up', { selector: 'strong' })).toBeVisible();
  act(() => i18n.activate('fr'));
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'fr');
  expect(lines().slice(0, 3)).toEqual(['Enregistrer', '$49/mois', 'Enregistré\u00a0: 3:00.']);
});

it('a page in a language that the product does not have is treated as English', () => {
  renderIn('tlh', <Words />);
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'en');
});
