import { Alert, Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useState, type SubmitEvent } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { useRootMark } from '@/ui/use-root-mark';
import { AnalysisSettings } from './analysis-settings';
import classes from './configuration-page.module.css';
import { NotificationSettings } from './notification-settings';
import { defaultConfiguration, type Configuration } from './configuration';
import { StorageSettings } from './storage-settings';
import { VideoProcessingSettings } from './video-processing-settings';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';

/** To the last button. A new `press` shows and announces the same answer again. */
interface Answer {
  button: 'reset' | 'save';
  press: number;
}

/**
 * Settings of the analysis, in memory. As specified (section 8), resetting shows an error and resets nothing,
 * and saving shows a success message and saves nothing.
 */
export function ConfigurationPage() {
  const t = useText();
  const { user } = useAuth();
  useRootMark('save-bar');
  const fields = useForm<Configuration>({ initialValues: defaultConfiguration(user?.email ?? '') });
  const [answer, setAnswer] = useState<Answer | null>(null);

  function answerTo(button: Answer['button']) {
    setAnswer((last) => ({ button, press: (last?.press ?? 0) + 1 }));
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    answerTo('save');
  }

  return (
    <form onSubmit={save} noValidate>
      <div className={classes.cards}>
        <VideoProcessingSettings fields={fields} />
        <StorageSettings fields={fields} />
        <NotificationSettings fields={fields} />
        <AnalysisSettings fields={fields} />
      </div>
      <div className={classes.foot}>
        {/* A live region must exist before its content changes. */}
        <div role="status">
          {answer?.button === 'save' ? (
            <Alert
              key={answer.press}
              role="group"
              color="green"
              mb="sm"
              icon={<IconCircleCheck aria-hidden="true" />}
              title={t('configuration.saved')}
            />
          ) : null}
        </div>
        {answer?.button === 'reset' ? (
          <Alert
            key={answer.press}
            color="red"
            mb="sm"
            icon={<IconAlertTriangle aria-hidden="true" />}
            title={t('configuration.reset-failed')}
          />
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answerTo('reset')}>
            {t('configuration.reset')}
          </Button>
          <Button type="submit">{t('tables.save-changes')}</Button>
        </Group>
      </div>
    </form>
  );
}
