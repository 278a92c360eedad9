import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useProfile } from '@/profile/use-profile';
import { Banner } from '@/ui/banner';
import { PageHeading } from '@/ui/page-heading';
import { SettingsForm } from './settings-form';
import classes from './settings-page.module.css';
import { SettingsSkeleton } from './settings-skeleton';

export function SettingsPage() {
  const t = useText();
  const { phase, load } = useProfile();
  // What is known from before is not shown: the profile is loaded on entry.
  const [entered, setEntered] = useState(false);

  useEffect(() => {
    let left = false;
    void load().then(() => {
      if (!left) setEntered(true);
    });
    return () => {
      left = true;
    };
  }, [load]);

  const isLoading = !entered || phase === 'loading';
  return (
    <>
      <PageHeading title={t('settings.title')}>{t('settings.lede')}</PageHeading>
      {isLoading ? <SettingsSkeleton /> : null}
      {!isLoading && phase === 'failed' ? (
        <div className={classes.failed}>
          <Banner tone="bad" message={t('profile.load-failed')}>
            {t('settings.load-failed-help')}
          </Banner>
          <Button variant="default" onClick={() => void load()}>
            {t('settings.try-again')}
          </Button>
        </div>
      ) : null}
      {!isLoading && phase === 'ready' ? <SettingsForm /> : null}
    </>
  );
}
