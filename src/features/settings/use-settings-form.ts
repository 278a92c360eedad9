import { useForm } from '@mantine/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useAuth } from '@/auth/use-auth';
import { chooseLanguage, onLanguageChange, returnToKeptLanguage } from '@/i18n/language-store';
import type { Language } from '@/i18n/language';
import { useProfile } from '@/profile/use-profile';
import { onThemeChange, returnToKeptTheme } from '@/theme/theme-store';
import { saveSettings, type SettingsOutcome } from './save-settings';
import { initialValues, isDirty, NO_PASSWORDS } from './settings-values';

/** The form of a profile that has been loaded. */
export function useSettingsForm() {
  const auth = useAuth();
  const { profile, stored, save } = useProfile();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null);
  const [languageFailed, setLanguageFailed] = useState(false);
  // A second press can come before React has disabled the button.
  const underway = useRef(false);
  const fields = useForm({
    initialValues: initialValues(profile),
    // News of the last save have had their time when something is changed.
    onValuesChange: () => setOutcome(null),
  });
  const { setFieldValue } = fields;

  // Whoever chooses a theme, here or elsewhere, chooses it for the form too.
  useEffect(() => onThemeChange((theme) => setFieldValue('theme', theme)), [setFieldValue]);
  useEffect(() => returnToKeptTheme, []);
  // The same with a language, which another tab can choose too.
  useEffect(() => onLanguageChange((language) => setFieldValue('language', language)), [setFieldValue]);
  useEffect(() => returnToKeptLanguage, []);

  /** The form holds the choice when the page speaks it: one that cannot be had is not saved either. */
  function speak(language: Language) {
    setLanguageFailed(false);
    chooseLanguage(language).catch((error: unknown) => {
      console.error('The language could not be loaded', error);
      setLanguageFailed(true);
    });
  }

  async function send() {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setOutcome(null);
    const { values } = fields;
    const { changePassword, updateDisplayName, user } = auth;
    const result = await saveSettings(
      { values, user, profile, stored },
      { changePassword, updateDisplayName, saveProfile: save },
    );
    underway.current = false;
    setBusy(false);
    if (result.passwordChanged) fields.setValues(NO_PASSWORDS);
    // As it is stored; unless somebody went on typing meanwhile.
    if (!result.problem && !result.passwordProblem) {
      fields.setFieldValue('name', (name) => (name === values.name ? name.trim() : name));
    }
    // Last: a change of values ends the news.
    setOutcome(result);
    const field = result.passwordProblem?.field;
    if (field) fields.getInputNode(field)?.focus();
  }

  return {
    fields,
    profile,
    busy,
    outcome,
    languageFailed,
    speak,
    dirty: isDirty(fields.values, profile),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void send();
    },
  };
}

export type SettingsFields = ReturnType<typeof useSettingsForm>['fields'];
