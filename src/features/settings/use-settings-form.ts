import { useForm } from '@mantine/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Auth } from '@/auth/use-auth';
import type { Language } from '@/i18n/language';
import { useSubmit } from '@/lib/use-submit';
import type { Profile } from '@/profile/react/use-profile';
import { useServices } from '@/ui/use-services';
import { saveSettings, type SettingsOutcome } from './save-settings';
import { initialValues, isDirty, NO_PASSWORDS, refreshedValues, saysTheSame } from './settings-values';

/** Whose settings they are. */
export interface SettingsPerson extends Pick<Auth, 'changePassword'> {
  /** Their profile, which has been loaded. */
  known: Profile;
}

export function useSettingsForm({ known, changePassword }: SettingsPerson) {
  const { theme, language } = useServices();
  const { profile, saveState, savedAt, actions } = known;
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null);
  const [languageFailed, setLanguageFailed] = useState(false);
  /** True while it is not the person who changes the form. */
  const refreshing = useRef(false);
  /** The profile that the form was compared with last. */
  const [compared, setCompared] = useState(profile);
  const fields = useForm({
    initialValues: initialValues(profile),
    // News of the last save have had their time when something is changed.
    onValuesChange: () => {
      if (!refreshing.current) setOutcome(null);
    },
  });
  const { getValues, setFieldValue, setValues } = fields;

  // Whoever chooses a theme, here or elsewhere, chooses it for the form too.
  useEffect(
    () =>
      theme.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('theme', shown);
      }),
    [theme, setFieldValue],
  );
  useEffect(() => theme.revert, [theme]);
  // The same with a language, which another tab can choose too.
  useEffect(
    () =>
      language.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('language', shown);
      }),
    [language, setFieldValue],
  );
  useEffect(() => () => void language.revert(), [language]);

  // What the server, or another tab, says later changes what the person has not touched.
  useEffect(() => {
    if (compared === profile) return;
    setCompared(profile);
    if (saysTheSame(compared, profile)) return;
    refreshing.current = true;
    setValues(refreshedValues(getValues(), compared, profile));
    refreshing.current = false;
  }, [compared, profile, getValues, setValues]);

  /** The form holds the choice when the page speaks it: one that cannot be had is not saved either. */
  function speak(chosen: Language) {
    setLanguageFailed(false);
    language.choose(chosen).catch((error: unknown) => {
      console.error('The language could not be loaded', error);
      setLanguageFailed(true);
    });
  }

  const { busy, submit: save } = useSubmit(async () => {
    setOutcome(null);
    const { values } = fields;
    const result = await saveSettings(
      { values, profile },
      { changePassword, saveProfile: actions?.save ?? null },
    );
    if (result.passwordChanged) fields.setValues(NO_PASSWORDS);
    // As it is stored; unless somebody went on typing meanwhile.
    if (!result.problem && !result.passwordProblem) {
      fields.setFieldValue('name', (name) => (name === values.name ? name.trim() : name));
    }
    // Last: a change of values ends the news.
    setOutcome(result);
    const field = result.passwordProblem?.field;
    if (field) fields.getInputNode(field)?.focus();
  });

  return {
    fields,
    profile,
    busy,
    outcome,
    languageFailed,
    speak,
    // As the form is about to be: news of the profile are no change of the person's.
    dirty: isDirty(refreshedValues(fields.values, compared, profile), profile),
    saveState,
    savedAt,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void save();
    },
  };
}

export type SettingsFields = ReturnType<typeof useSettingsForm>['fields'];
