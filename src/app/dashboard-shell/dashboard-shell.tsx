import { Alert, Button, Overlay } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { ProfileFormats } from '@/data/profile/profile-formats';
import { useProfile } from '@/data/profile/use-profile';
import type { InstallOffer } from '@/pwa/install-offer';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import classes from './dashboard-shell.module.css';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import '@mantine/core/styles/Overlay.layer.css';

export interface DashboardShellProps {
  installOffer: InstallOffer;
  children: ReactNode;
}

/** Links to Settings, from every other page, while it shows rejected edits. */
function RejectedEditsNotice() {
  const t = useText();
  const { saveState } = useProfile();
  const [location] = useLocation();
  if (location.replace(/\/+$/, '') === paths.settings) return null;
  if (saveState !== 'rejected') return null;
  return (
    <Alert
      color="red"
      mb="lg"
      icon={<IconAlertTriangle aria-hidden="true" />}
      title={t('shell.save-rejected')}
    >
      <Button component={Link} href={paths.settings} variant="default">
        {t('shell.see-settings')}
      </Button>
    </Alert>
  );
}

/** Announces each change between online and offline. */
function ConnectionAnnouncements() {
  const t = useText();
  const connection = useConnection();
  const { announcement, announce } = useAnnouncement();
  const announced = useRef<typeof connection>('online');

  useEffect(() => {
    if (connection === announced.current) return;
    announced.current = connection;
    announce(t(connection === 'offline' ? 'pwa.offline.announcement' : 'pwa.online.announcement'));
  }, [connection, announce, t]);

  return <LiveRegion announcement={announcement} />;
}

/** The sidebar and, on its right, the page, which formats dates and amounts by the user's preferences. */
export function DashboardShell({ installOffer, children }: DashboardShellProps) {
  const t = useText();
  const { collapsed, covering, toggle, uncover } = useSidebar();
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <Sidebar collapsed={collapsed} installOffer={installOffer} onToggle={toggle} onNavigate={uncover} />
      {covering ? <Overlay fixed zIndex={10} onClick={uncover} aria-hidden="true" /> : null}
      <main id="content" tabIndex={-1} inert={covering}>
        <div className={classes.page}>
          <RejectedEditsNotice />
          <ProfileFormats>{children}</ProfileFormats>
        </div>
      </main>
      <ConnectionAnnouncements />
    </div>
  );
}
