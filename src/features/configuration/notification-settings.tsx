import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { SwitchField } from '@/ui/fields/switch-field';
import { TextField } from '@/ui/fields/text-field';
import type { SectionProps } from './configuration';
import classes from './configuration-page.module.css';

export function NotificationSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <Card title={t('configuration.notification.title')}>
      <div className={classes.fields}>
        <div className={classes.switches}>
          <SwitchField
            label={t('configuration.notification.email')}
            {...fields.getInputProps('emailNotifications', { type: 'checkbox' })}
          />
          <SwitchField
            label={t('configuration.notification.webhook')}
            {...fields.getInputProps('webhookNotifications', { type: 'checkbox' })}
          />
        </div>
        <TextField
          label={t('campaigns.notification-email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.getInputProps('notificationEmail')}
        />
      </div>
    </Card>
  );
}
