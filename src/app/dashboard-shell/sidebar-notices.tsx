import { ActionIcon, Alert, Button, CloseButton, Group, ThemeIcon, Tooltip } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useStore } from 'zustand/react';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import type { InstallOffer } from '@/pwa/install-offer';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';

/** Shown in the sidebar while offline. The dashboard shell announces it. */
export function OfflineBadge({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  if (useConnection() === 'online') return null;
  const icon = <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />;
  return collapsed ? (
    <Tooltip label={t('pwa.offline')} position="right" offset={14}>
      <ThemeIcon
        size={44}
        mx={14}
        mb="sm"
        color="yellow"
        variant="light"
        role="img"
        aria-label={t('pwa.offline')}
      >
        {icon}
      </ThemeIcon>
    </Tooltip>
  ) : (
    <Alert role="note" color="yellow" icon={icon} title={t('pwa.offline')} mx="sm" mb="sm" p="sm">
      {t('pwa.offline.text')}
    </Alert>
  );
}

interface InstallButtonProps {
  collapsed: boolean;
  offer: InstallOffer;
}

/** Installs the application on the home screen. Shown only while the browser offers that. */
export function InstallButton({ collapsed, offer }: InstallButtonProps) {
  const t = useText();
  if (!useStore(offer)) return null;
  const icon = <IconDownload size={20} stroke={1.75} aria-hidden="true" />;
  const install = () => void offer.install();
  // The cross only in the wide sidebar: alone under an icon it would not be understood.
  return collapsed ? (
    <Tooltip label={t('pwa.install')} position="right" offset={14}>
      <ActionIcon
        size={44}
        mx={14}
        mb="sm"
        variant="subtle"
        color="gray"
        onClick={install}
        aria-label={t('pwa.install')}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  ) : (
    <Group gap={4} mx="sm" mb="sm" wrap="nowrap">
      <Button
        flex={1}
        px="sm"
        fz="sm"
        justify="start"
        variant="subtle"
        color="gray"
        leftSection={icon}
        onClick={install}
      >
        {t('pwa.install')}
      </Button>
      <CloseButton size={44} iconSize={18} onClick={offer.dismiss} aria-label={t('pwa.install.dismiss')} />
    </Group>
  );
}
