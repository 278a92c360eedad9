import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { Question } from '@/ui/dialogs/question';
import { AppearanceSection } from './appearance-section';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { PreferencesSection } from './preferences-section';
import { ProfileSection } from './profile-section';
import { SaveBar } from './save-bar';
import { SecuritySection } from './security-section';
import { useLeaveQuestion } from '@/ui/dialogs/use-leave-question';
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
      <ProfileSection fields={fields} email={profile.email} />
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
      <Question
        opened={question.asked}
        title={t('settings.leave.title')}
        text={t('settings.leave.text')}
        cancel={t('settings.leave.stay')}
        onCancel={question.stay}
        answers={[{ label: t('settings.leave.confirm'), onClick: question.leave }]}
      />
    </form>
  );
});
