import { Banner } from '@/ui/banner';
import { PasswordField } from '@/ui/password-field';
import classes from './password-section.module.css';
import type { PasswordProblem, PasswordValues } from './settings-values';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';

interface PasswordSectionProps {
  fields: SettingsFields;
  problem: PasswordProblem | null;
  /** True right after the password has been changed. */
  changed: boolean;
}

export function PasswordSection({ fields, problem, changed }: PasswordSectionProps) {
  const propsOf = (field: keyof PasswordValues) => ({
    ...fields.getInputProps(field),
    error: problem?.field === field ? problem.message : null,
    errorProps: { role: 'alert' },
  });
  return (
    <SettingsSection title="Change Password" text="Only when you enter a new one. 6 characters or more.">
      {problem?.field === null ? <Banner tone="bad" message={problem.message} /> : null}
      <div className={classes.news} role="status">
        {changed ? <Banner tone="good" message="Your password has been changed." /> : null}
      </div>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...propsOf('currentPassword')}
      />
      <PasswordField label="New Password" autoComplete="new-password" {...propsOf('newPassword')} />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...propsOf('confirmPassword')}
      />
    </SettingsSection>
  );
}
