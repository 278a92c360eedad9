import {
  ActionIcon,
  Affix,
  Avatar,
  Box,
  Button,
  Group,
  Notification,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { leave } from '@/lib/leave-guard';
import { useSubmit } from '@/lib/use-submit';
import { Question } from '@/ui/dialogs/question';
import classes from './dashboard-shell.module.css';
import '@mantine/core/styles/Affix.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';

/** Signs out; asks first if changes would be lost. */
function useSignOut() {
  const { signOut, onlyOnDevice } = useAuth();
  const [, navigate] = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  /** How many changes would be lost; undefined while the user is not asked about them, null if it is not known. */
  const [unsent, setUnsent] = useState<number | null>();
  const { busy, submit } = useSubmit(async (isConfirmed: boolean) => {
    setUnsent(undefined);
    setHasFailed(false);
    const count = isConfirmed ? 0 : await onlyOnDevice();
    if (count !== 0) {
      setUnsent(count);
      return;
    }
    const result = await signOut();
    if (result.ok) navigate(paths.signIn);
    else setHasFailed(true);
  });
  return {
    busy,
    signOut: (isConfirmed: boolean) => void submit(isConfirmed),
    unsent,
    stay: () => setUnsent(undefined),
    hasFailed,
    dismiss: () => setHasFailed(false),
  };
}

/** The name and the e-mail address; without room, only assistive technology reads them. */
function Person({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  const { user } = useAuth();
  const person = (
    <>
      <Text size="sm" fw={600} truncate>
        {user?.displayName ?? t('shell.user')}
      </Text>
      <Text size="sm" c="dimmed" truncate>
        {user?.email}
      </Text>
    </>
  );
  return (
    <>
      <Avatar radius="md" size={40} mx={collapsed ? 1 : 0} color="blue" aria-hidden="true">
        {(user?.email?.[0] ?? 'U').toUpperCase()}
      </Avatar>
      {collapsed ? (
        <VisuallyHidden>{person}</VisuallyHidden>
      ) : (
        <Box flex={1} miw={0}>
          {person}
        </Box>
      )}
    </>
  );
}

interface SignOutButtonProps {
  collapsed: boolean;
  disabled: boolean;
  onClick: () => void;
}

function SignOutButton({ collapsed, ...button }: SignOutButtonProps) {
  const t = useText();
  const icon = <IconLogout size={18} stroke={1.75} aria-hidden="true" />;
  return collapsed ? (
    <Tooltip label={t('shell.sign-out')} position="right" offset={14}>
      <ActionIcon size={44} variant="subtle" color="gray" aria-label={t('shell.sign-out')} {...button}>
        {icon}
      </ActionIcon>
    </Tooltip>
  ) : (
    <Button fullWidth size="sm" variant="default" leftSection={icon} {...button}>
      {t('shell.sign-out')}
    </Button>
  );
}

/** Who is signed in, and the sign-out. */
export function UserCard({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  const { busy, signOut, unsent, stay, hasFailed, dismiss } = useSignOut();
  return (
    <Group className={classes.part} gap="sm">
      <Person collapsed={collapsed} />
      <SignOutButton collapsed={collapsed} disabled={busy} onClick={() => leave(() => signOut(false))} />
      <Question
        opened={unsent !== undefined}
        title={t('shell.unsent.title')}
        // Zero: it is not known whether there are any.
        text={t('shell.unsent.text', { count: unsent ?? 0 })}
        cancel={t('shell.unsent.stay')}
        onCancel={stay}
        answers={[{ label: t('shell.unsent.sign-out'), onClick: () => signOut(true) }]}
      />
      {hasFailed ? (
        <Affix position={{ bottom: 24, right: 24 }} maw="calc(100vw - 48px)">
          <Notification
            color="red"
            withBorder
            onClose={dismiss}
            closeButtonProps={{ 'aria-label': t('shell.dismiss') }}
          >
            {t('shell.sign-out-failed')}
          </Notification>
        </Affix>
      ) : null}
    </Group>
  );
}
