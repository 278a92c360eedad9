import { Alert, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useDeferredValue, useEffect } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { useProfile } from '@/data/profile/use-profile';
import { EditNotices } from './edit-notices';
import { SettingsForm } from './settings-form';
import classes from './settings-page.module.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';

/** The outline of the form while the profile is loaded. */
function LoadingForm() {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.section}>
          <Skeleton h={44} maw={220} />
          <Skeleton h={190} radius="lg" />
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
      {phase === 'loading' || (phase === 'ready' && !isReady) ? <LoadingForm /> : null}
      {phase === 'failed' ? (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title={t('profile.load-failed')}>
          <Text size="sm" mb="md">
            {t('settings.load-failed-help')}
          </Text>
          <Button variant="default" onClick={() => void actions?.load()}>
            {t('settings.try-again')}
          </Button>
        </Alert>
      ) : null}
      {isReady ? (
        <>
          <EditNotices />
          <div role="status">
            {unreachable ? (
              <Text size="sm" c="dimmed" mb="md">
                {t('settings.from-device')}
              </Text>
            ) : null}
          </div>
          <SettingsForm known={profile} changePassword={changePassword} />
        </>
      ) : null}
    </>
  );
}
