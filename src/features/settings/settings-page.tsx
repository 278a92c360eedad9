import { Alert, Anchor, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { useProfile } from '@/data/profile/use-profile';
import { EditNotices } from './edit-notices';
import { SettingsForm } from './settings-form';
import classes from './settings-page.module.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
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

const DAY_MS = 86_400_000;

/** The way to the Sandbox, for an account of today: this is the first page that a new user sees. */
function FirstStep({ createdAt }: { createdAt: string | undefined }) {
  const t = useText();
  // As the page was opened: a save that creates the profile must not move the form.
  const [isNew] = useState(() => createdAt !== undefined && Date.now() - Date.parse(createdAt) < DAY_MS);
  if (!isNew) return null;
  return (
    <Anchor component={Link} href={paths.sandbox} display="inline-block" mb="md">
      {t('settings.first-step')}
    </Anchor>
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
          <FirstStep createdAt={profile.stored?.createdAt} />
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
