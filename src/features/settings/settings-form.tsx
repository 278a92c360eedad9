import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { AppearanceSection } from './appearance-section';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { PreferencesSection } from './preferences-section';
import { ProfileSection } from './profile-section';
import { SaveBar } from './save-bar';
import { SecuritySection } from './security-section';
import { useSettingsForm } from './use-settings-form';

/** All sections and the one button that saves them. */
export function SettingsForm() {
  const { fields, profile, busy, outcome, dirty, submit } = useSettingsForm();
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
      <PreferencesSection fields={fields} />
      <SaveBar
        busy={busy}
        dirty={dirty}
        saved={outcome !== null && !outcome.problem && !outcome.passwordProblem}
        problem={outcome?.problem ?? null}
      />
      {question.asked ? (
        <ConfirmDialog
          title="Leave without saving?"
          text="Your changes on this page have not been saved."
          confirmLabel="Leave without saving"
          cancelLabel="Stay on this page"
          onConfirm={question.leave}
          onCancel={question.stay}
        />
      ) : null}
    </form>
  );
}
