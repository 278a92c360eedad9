import { useForm } from '@mantine/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Auth } from '@/auth/use-auth';
import type { Language } from '@/i18n/language';
import { useSubmit } from '@/lib/use-submit';
import type { Profile } from '@/data/profile/use-profile';
import { useServices } from '@/ui/use-services';
import { saveSettings, type SettingsOutcome } from './save-settings';
import {
  hasSameFields,
  initialValues,
  isDirty,
  NO_PASSWORDS,
  refreshedValues,
  type SettingsValues,
} from './settings-values';

/** How long a save waits for the messages of a language that was just chosen. */
const LANGUAGE_TIMEOUT_MS = 3000;

export interface SettingsFormProps extends Pick<Auth, 'changePassword'> {
  /** The loaded profile. */
  known: Profile;
}

export function useSettingsForm({ known, changePassword }: SettingsFormProps) {
  const { theme, language } = useServices();
  const { profile, saveState, savedAt, actions } = known;
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null);
  /** Settles when the language that was chosen last is in the form, or cannot be loaded. */
  const choosing = useRef<Promise<void>>(Promise.resolve());
  const [languageFailed, setLanguageFailed] = useState(false);
  /** True while the code, not the user, changes the form. */
  const refreshing = useRef(false);
  /** Whether the user has edited the form since the last save began. */
  const edited = useRef(false);
  /** The values that were saved last. */
  const sent = useRef<SettingsValues>(undefined);
  /** The profile that the form was compared with last. */
  const [compared, setCompared] = useState(profile);
  const fields = useForm({
    initialValues: initialValues(profile),
    // An edit removes the messages of the last save.
    onValuesChange: () => {
      if (refreshing.current) return;
      edited.current = true;
      setOutcome(null);
    },
  });
  const { getValues, setFieldValue, setValues } = fields;

  // The form follows the shown theme, wherever it was chosen.
  useEffect(
    () =>
      theme.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('theme', shown);
      }),
    [theme, setFieldValue],
  );
  useEffect(() => theme.revert, [theme]);
  // The form also follows the shown language, which another tab can choose too.
  useEffect(
    () =>
      language.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('language', shown);
      }),
    [language, setFieldValue],
  );
  useEffect(() => () => void language.revert(), [language]);

  // Later changes by the server or another tab reach the fields that the user has not edited.
  useEffect(() => {
    if (compared === profile) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the values that follow are not in a state of React
    setCompared(profile);
    if (hasSameFields(compared, profile)) return;
    refreshing.current = true;
    setValues(refreshedValues(getValues(), compared, profile, sent.current));
    refreshing.current = false;
  }, [compared, profile, getValues, setValues]);

  /** The form takes over the language once the page shows it: one that cannot be loaded cannot be saved either. */
  function chooseLanguage(chosen: Language) {
    setLanguageFailed(false);
    choosing.current = language.choose(chosen).catch((error: unknown) => {
      console.error('Loading the language failed', error);
      setLanguageFailed(true);
    });
  }

  const { busy, submit: save } = useSubmit(async () => {
    setOutcome(null);
    // A language that was chosen just before is saved too; a server that does not answer does not block saving.
    await Promise.race([
      choosing.current,
      new Promise((resolve) => setTimeout(resolve, LANGUAGE_TIMEOUT_MS)),
    ]);
    const values = getValues();
    sent.current = values;
    edited.current = false;
    const result = await saveSettings(
      { values, profile },
      { changePassword, saveProfile: actions?.save ?? null },
    );
    const isEdited = edited.current;
    if (result.passwordChanged) fields.setValues(NO_PASSWORDS);
    // The name as stored, unless the user has edited it meanwhile.
    if (!result.problem && !result.passwordProblem) {
      fields.setFieldValue('name', (name) => (name === values.name ? name.trim() : name));
    }
    // Last: a change of values removes the messages.
    setOutcome({ ...result, confirmed: result.confirmed && !isEdited });
    const field = result.passwordProblem?.field;
    if (field) fields.getInputNode(field)?.focus();
  });

  return {
    fields,
    profile,
    busy,
    outcome,
    languageFailed,
    chooseLanguage,
    // Compared with the refreshed values: a change of the profile is not an edit by the user.
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
