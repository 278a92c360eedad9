import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type SubmitEvent } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { CardGrid } from '@/ui/layouts/card-grid';
import { useRootMark } from '@/ui/use-root-mark';
import { AnalysisSettings } from './analysis-settings';
import classes from './configuration-page.module.css';
import { NotificationSettings } from './notification-settings';
import { defaultConfiguration, type Configuration } from './configuration';
import { StorageSettings } from './storage-settings';
import { VideoProcessingSettings } from './video-processing-settings';

/** The alert of the last button. A new `press` shows and announces the same alert again. */
interface Alert {
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
  const [alert, setAlert] = useState<Alert | null>(null);

  function showAlert(button: Alert['button']) {
    setAlert((last) => ({ button, press: (last?.press ?? 0) + 1 }));
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    showAlert('save');
  }

  return (
    <form onSubmit={save} noValidate>
      <CardGrid wide>
        <VideoProcessingSettings fields={fields} />
        <StorageSettings fields={fields} />
        <NotificationSettings fields={fields} />
        <AnalysisSettings fields={fields} />
      </CardGrid>
      <div className={classes.foot}>
        {/* A live region must exist before its content changes. */}
        <div className={classes.alert} role="status">
          {alert?.button === 'save' ? (
            <Banner key={alert.press} tone="good" message={t('configuration.saved')} />
          ) : null}
        </div>
        {alert?.button === 'reset' ? (
          <div className={classes.alert}>
            <Banner key={alert.press} tone="bad" message={t('configuration.reset-failed')} />
          </div>
        ) : null}
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => showAlert('reset')}>
            {t('configuration.reset')}
          </Button>
          <Button type="submit">{t('tables.save-changes')}</Button>
        </div>
      </div>
    </form>
  );
}
