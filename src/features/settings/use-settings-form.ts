import { useForm } from '@mantine/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Auth } from '@/auth/use-auth';
import type { Language } from '@/i18n/language';
import { useSubmit } from '@/lib/use-submit';
import type { Profile } from '@/data/profile/use-profile';
import type { ProfileDetails } from '@/data/profile/user-profile';
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

export type SettingsFields = ReturnType<typeof useFields>['fields'];

export interface SettingsFormProps extends Pick<Auth, 'changePassword'> {
  /** The loaded profile. */
  known: Profile;
}

/** The form follows the shown theme and the shown language, wherever they are chosen: also in another tab. */
function useShownChoices({ setFieldValue }: SettingsFields) {
  const { theme, language } = useServices();
  useEffect(
    () =>
      theme.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('theme', shown);
      }),
    [theme, setFieldValue],
  );
  useEffect(() => theme.revert, [theme]);
  useEffect(
    () =>
      language.subscribe(({ shown }, before) => {
        if (shown !== before.shown) setFieldValue('language', shown);
      }),
    [language, setFieldValue],
  );
  useEffect(() => () => void language.revert(), [language]);
}

/** Chooses a language. The form takes it over once the page shows it: one that cannot be loaded cannot be saved either. */
function useLanguageChoice() {
  const { language } = useServices();
  /** Settles when the language that was chosen last is in the form, or cannot be loaded. */
  const choosing = useRef<Promise<void>>(Promise.resolve());
  const [hasFailed, setHasFailed] = useState(false);

  function choose(chosen: Language) {
    setHasFailed(false);
    choosing.current = language.choose(chosen).catch((error: unknown) => {
      console.error('Loading the language failed', error);
      setHasFailed(true);
    });
  }

  /** Waits for a language that was chosen just before; a server that does not answer does not block saving. */
  async function settle() {
    await Promise.race([
      choosing.current,
      new Promise((resolve) => setTimeout(resolve, LANGUAGE_TIMEOUT_MS)),
    ]);
  }
  return { hasFailed, choose, settle };
}

/**
 * The fields of the form. Later changes by the server or another tab reach those that the user has not edited.
 *
 * @param onEdit called when the user, not the code, changes a field
 */
function useFields(profile: ProfileDetails, onEdit: () => void) {
  const isRefreshing = useRef(false);
  /** The values that were saved last. */
  const sent = useRef<SettingsValues>(undefined);
  /** The profile that the form was compared with last. */
  const [compared, setCompared] = useState(profile);
  const fields = useForm({
    initialValues: initialValues(profile),
    onValuesChange: () => {
      if (!isRefreshing.current) onEdit();
    },
  });
  const { getValues, setValues } = fields;

  useEffect(() => {
    if (compared === profile) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the values that follow are not in a state of React
    setCompared(profile);
    if (hasSameFields(compared, profile)) return;
    isRefreshing.current = true;
    setValues(refreshedValues(getValues(), compared, profile, sent.current));
    isRefreshing.current = false;
  }, [compared, profile, getValues, setValues]);

  // Compared with the refreshed values: a change of the profile is not an edit by the user.
  const dirty = isDirty(refreshedValues(fields.values, compared, profile), profile);
  return { fields, dirty, remember: (values: SettingsValues) => void (sent.current = values) };
}

export function useSettingsForm({ known, changePassword }: SettingsFormProps) {
  const { profile, saveState, savedAt, actions } = known;
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null);
  /** Whether the user has edited the form since the last save began. */
  const edited = useRef(false);
  const { fields, dirty, remember } = useFields(profile, () => {
    edited.current = true;
    // An edit removes the messages of the last save.
    setOutcome(null);
  });
  useShownChoices(fields);
  const languageChoice = useLanguageChoice();

  const { busy, submit: save } = useSubmit(async () => {
    setOutcome(null);
    await languageChoice.settle();
    const values = fields.getValues();
    remember(values);
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
    languageFailed: languageChoice.hasFailed,
    chooseLanguage: languageChoice.choose,
    dirty,
    saveState,
    savedAt,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void save();
    },
  };
}
