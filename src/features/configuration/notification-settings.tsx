import { Card } from '@/ui/card';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import classes from './configuration-page.module.css';
import type { SectionProps } from './section-props';

export function NotificationSettings({ fields }: SectionProps) {
  return (
    <Card title="Notification">
      <div className={classes.fields}>
        <div className={classes.switches}>
          <SwitchField
            label="Email notifications"
            {...fields.getInputProps('emailNotifications', { type: 'checkbox' })}
          />
          <SwitchField
            label="Webhook notifications"
            {...fields.getInputProps('webhookNotifications', { type: 'checkbox' })}
          />
        </div>
        <TextField
          label="Notification Email"
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
