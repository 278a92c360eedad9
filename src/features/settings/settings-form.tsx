import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { profileLimits } from '@/data/profile/user-profile';
import { TextField } from '@/ui/fields/text-field';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useLeaveQuestion } from '@/ui/dialogs/use-leave-question';
import { AppearanceSection } from './appearance-section';
import { PasswordSection } from './password-section';
import { PreferencesSection } from './preferences-section';
import { SaveBar } from './save-bar';
import { SettingsSection } from './settings-section';
import { NotificationsSection, SecuritySection } from './switch-sections';
import { useSettingsForm, type SettingsFormProps } from './use-settings-form';

/** All sections and the button that saves them. Memoized, because it is large. */
export const SettingsForm = memo(function SettingsForm(props: SettingsFormProps) {
  const t = useText();
  const {
    fields,
    profile,
    busy,
    outcome,
    dirty,
    submit,
    languageFailed,
    chooseLanguage,
    saveState,
    savedAt,
  } = useSettingsForm(props);
  const question = useLeaveQuestion(dirty);
  return (
    <form onSubmit={submit} noValidate>
      <SettingsSection title={t('settings.profile.title')} text={t('settings.profile.text')}>
        <TextField
          label={t('settings.profile.name')}
          autoComplete="name"
          maxLength={profileLimits.name}
          {...fields.getInputProps('name')}
        />
        <TextField label={t('settings.profile.email')} type="email" value={profile.email} disabled readOnly />
      </SettingsSection>
      <NotificationsSection fields={fields} />
      <SecuritySection fields={fields} />
      <AppearanceSection theme={fields.values.theme} />
      <PasswordSection
        fields={fields}
        problem={outcome?.passwordProblem ?? null}
        changed={outcome?.passwordChanged ?? false}
      />
      <PreferencesSection fields={fields} languageFailed={languageFailed} onLanguage={chooseLanguage} />
      <SaveBar
        busy={busy}
        dirty={dirty}
        saved={outcome?.confirmed ?? false}
        problem={outcome?.problem ?? null}
        saveState={saveState}
        savedAt={savedAt}
      />
      {question.asked ? (
        <ConfirmDialog
          title={t('settings.leave.title')}
          text={t('settings.leave.text')}
          confirmLabel={t('settings.leave.confirm')}
          cancelLabel={t('settings.leave.stay')}
          onConfirm={question.leave}
          onCancel={question.stay}
        />
      ) : null}
    </form>
  );
});
