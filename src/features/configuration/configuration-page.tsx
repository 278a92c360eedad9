import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type SubmitEvent } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { CardGrid } from '@/ui/layouts/card-grid';
import { AnalysisSettings } from './analysis-settings';
import classes from './configuration-page.module.css';
import { NotificationSettings } from './notification-settings';
import { defaultConfiguration, type Configuration } from './sample-data';
import { StorageSettings } from './storage-settings';
import { VideoProcessingSettings } from './video-processing-settings';

/** What the last button said. `press` makes the same words appear, and be spoken, anew. */
interface Said {
  button: 'reset' | 'save';
  press: number;
}

/**
 * Settings of the analysis, in memory. Both buttons answer as the specification (section 8) prescribes:
 * resetting fails and resets nothing, saving succeeds and saves nothing.
 */
export function ConfigurationPage() {
  const t = useText();
  const { user } = useAuth();
  const fields = useForm<Configuration>({ initialValues: defaultConfiguration(user?.email ?? '') });
  const [said, setSaid] = useState<Said | null>(null);

  function say(button: Said['button']) {
    setSaid((last) => ({ button, press: (last?.press ?? 0) + 1 }));
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    say('save');
  }

  return (
    <>
      <form onSubmit={save} noValidate>
        <CardGrid wide>
          <VideoProcessingSettings fields={fields} />
          <StorageSettings fields={fields} />
          <NotificationSettings fields={fields} />
          <AnalysisSettings fields={fields} />
        </CardGrid>
        <div className={classes.foot} data-save-bar>
          {/* Always there, so that what appears in it is announced. */}
          <div className={classes.said} role="status">
            {said?.button === 'save' ? (
              <Banner key={said.press} tone="good" message={t('configuration.saved')} />
            ) : null}
          </div>
          {said?.button === 'reset' ? (
            <div className={classes.said}>
              <Banner key={said.press} tone="bad" message={t('configuration.reset-failed')} />
            </div>
          ) : null}
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => say('reset')}>
              {t('configuration.reset')}
            </Button>
            <Button type="submit">{t('configuration.save')}</Button>
          </div>
        </div>
      </form>
    </>
  );
}
