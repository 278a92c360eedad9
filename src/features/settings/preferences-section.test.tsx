import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createGate,
  field,
  fill,
  goTo,
  openSettings,
  press,
  save,
  SAVED,
  STORED,
  UNSAVED,
} from './testing/settings-form';

const title = () => screen.getByRole('heading', { level: 1 });
const pageLanguage = () => document.documentElement.lang;
const remembered = () => localStorage.getItem('scenecue.language');
const FAILED = 'This language could not be loaded. Check your internet connection and select it again.';

it('a language is shown as soon as it is chosen, and reverted by leaving without saving', async () => {
  const { profile } = await openSettings();
  expect(pageLanguage()).toBe('en');
  fill('Language', 'de');
  await waitFor(() => expect(title()).toHaveTextContent('Persönliche Einstellungen'));
  expect(pageLanguage()).toBe('de');
  expect(document.title).toBe('Persönliche Einstellungen · SceneCue');
  expect(screen.getByLabelText('Sprache')).toHaveValue('de');
  expect(screen.getByText('Sie haben ungespeicherte Änderungen')).toBeVisible();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Persönliche Einstellungen',
    'Abrechnung',
    'Statistik',
    'API-Einstellungen',
    'Konfiguration',
    'Organisationen',
    'Kampagnen',
    'Sandbox',
  ]);
  expect([profile.stored, remembered()]).toEqual([null, null]);
  goTo('Abrechnung');
  press('Ohne Speichern verlassen');
  await waitFor(() => expect(pageLanguage()).toBe('en'));
  expect(await screen.findByText('Pro Plan')).toBeVisible();
  expect(title()).toHaveTextContent('Billing');
});

it('a saved language is remembered by the device until the user signs out', async () => {
  const { profile } = await openSettings();
  fill('Language', 'fr');
  await waitFor(() => expect(pageLanguage()).toBe('fr'));
  press('Enregistrer');
  expect(await screen.findByText('Paramètres mis à jour avec succès')).toBeVisible();
  expect(profile.stored).toMatchObject({ language: 'fr' });
  expect(remembered()).toBe('fr');
  press('Se déconnecter');
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  await waitFor(() => expect(pageLanguage()).toBe('en'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(remembered()).toBeNull();
});

it('the stored language is shown at sign-in, and a change by another device at once unless another is chosen', async () => {
  const { profile, services } = await openSettings();
  expect(pageLanguage()).toBe('en');
  const store = async (language: 'de' | 'es') => {
    profile.stored = { ...STORED, language };
    await act(() => services.profiles.of('ada').load());
  };
  await store('de');
  await waitFor(() => expect(pageLanguage()).toBe('de'));
  expect(screen.getByLabelText('Sprache')).toHaveValue('de');
  act(() => void services.language.choose('fr'));
  await waitFor(() => expect(screen.getByLabelText('Langue')).toHaveValue('fr'));
  await store('es');
  expect(pageLanguage()).toBe('fr');
  expect(remembered()).toBe('es');
  goTo('Facturation');
  press('Quitter sans enregistrer');
  await waitFor(() => expect(pageLanguage()).toBe('es'));
});

it('a language that cannot be loaded is reported, changes nothing, and can be chosen again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { services } = await openSettings();
  vi.spyOn(services.language, 'choose').mockRejectedValueOnce(new Error('no network'));
  fill('Language', 'es');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(field('Language')).toHaveAccessibleDescription(FAILED);
  expect(field('Language')).toHaveValue('en');
  expect(pageLanguage()).toBe('en');
  expect(screen.queryByText(UNSAVED)).toBeNull();
  fill('Language', 'es');
  await waitFor(() => expect(pageLanguage()).toBe('es'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a language that is saved before its messages are loaded is saved too', async () => {
  const { profile, services } = await openSettings();
  const { choose } = services.language;
  const gate = createGate();
  vi.spyOn(services.language, 'choose').mockImplementation(async (language) => {
    await gate.passed;
    return choose(language);
  });
  fill('Language', 'de');
  save();
  expect(screen.getByRole('button', { name: 'Saving changes...' })).toBeDisabled();
  expect(profile.calls).not.toContain('merge');
  gate.open();
  expect(await screen.findByText('Einstellungen erfolgreich aktualisiert')).toBeVisible();
  expect(profile.stored).toMatchObject({ language: 'de' });
});

it('a save waits no longer than 3 seconds for the messages of a language', async () => {
  const { profile, services } = await openSettings();
  vi.spyOn(services.language, 'choose').mockReturnValue(new Promise(() => undefined));
  const waits: (number | undefined)[] = [];
  const { setTimeout } = globalThis;
  const atOnce = (handler: () => void, delay?: number) => {
    waits.push(delay);
    return setTimeout(handler, delay === 3000 ? 0 : delay);
  };
  fill('Language', 'de');
  fill('Timezone', 'PST');
  vi.stubGlobal('setTimeout', atOnce);
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(waits).toContain(3000);
  expect(profile.stored).toMatchObject({ timezone: 'PST', language: 'en' });
});
