import { Button } from '@mantine/core';
import { useDeferredValue, useEffect } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { useProfile } from '@/data/profile/use-profile';
import { Banner } from '@/ui/feedback/banner';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { EditNotices } from './edit-notices';
import { SettingsForm } from './settings-form';
import classes from './settings-page.module.css';

/** The outline of the form while the profile is loaded. */
function Skeleton() {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.skeleton}>
          <div className={classes.skeletonText} />
          <div className={classes.skeletonCard} />
        </div>
      ))}
    </div>
  );
}

export function SettingsPage() {
  const t = useText();
  const { changePassword } = useAuth();
  const profile = useProfile();
  const { phase, unreachable, actions } = profile;
  // The form is large: it is rendered with low priority, and then replaces the skeleton.
  const prepared = useDeferredValue(phase);
  const isReady = phase === 'ready' && prepared === 'ready';

  // Loaded on entry; what this device already knows is shown until the response arrives.
  useEffect(() => {
    void actions?.load();
  }, [actions]);

  return (
    <>
      {phase === 'loading' || (phase === 'ready' && !isReady) ? <Skeleton /> : null}
      {phase === 'failed' ? (
        <div className={classes.failed}>
          <Banner tone="bad" message={t('profile.load-failed')}>
            {t('settings.load-failed-help')}
          </Banner>
          <Button variant="default" onClick={() => void actions?.load()}>
            {t('settings.try-again')}
          </Button>
        </div>
      ) : null}
      {isReady ? (
        <>
          <EditNotices />
          <div role="status">
            {unreachable ? <p className={classes.fromDevice}>{t('settings.from-device')}</p> : null}
          </div>
          <SettingsForm known={profile} changePassword={changePassword} />
        </>
      ) : null}
    </>
  );
}
