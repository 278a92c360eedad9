import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { PasswordField } from '@/ui/fields/password-field';
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
  const t = useText();
  const propsOf = (field: keyof PasswordValues) => ({
    ...fields.getInputProps(field),
    error: problem?.field === field ? t(problem.message) : null,
    errorProps: { role: 'alert' },
  });
  return (
    <SettingsSection title={t('settings.password.title')} text={t('settings.password.text')}>
      {problem?.field === null ? <Banner tone="bad" message={t(problem.message)} /> : null}
      <div className={classes.news} role="status">
        {changed ? <Banner tone="good" message={t('settings.password.changed')} /> : null}
      </div>
      <PasswordField
        label={t('settings.password.current')}
        autoComplete="current-password"
        {...propsOf('currentPassword')}
      />
      <PasswordField
        label={t('settings.password.new')}
        autoComplete="new-password"
        {...propsOf('newPassword')}
      />
      <PasswordField
        label={t('settings.password.confirm')}
        autoComplete="new-password"
        {...propsOf('confirmPassword')}
      />
    </SettingsSection>
  );
}
