import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useText } from '@/i18n/use-text';
import { PasswordField } from '@/ui/fields/password-field';
import classes from './settings-page.module.css';
import type { PasswordProblem, PasswordValues } from './settings-values';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';
import '@mantine/core/styles/Alert.layer.css';

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
      {problem?.field === null ? (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title={t(problem.message)} />
      ) : null}
      {/* Always rendered, so that content is announced when it appears. */}
      <div role="status" className={classes.news}>
        {changed ? (
          <Alert
            role="group"
            color="green"
            icon={<IconCircleCheck aria-hidden="true" />}
            title={t('settings.password.changed')}
          />
        ) : null}
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
