import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { ProfileFormats } from '@/data/profile/profile-formats';
import { useProfile } from '@/data/profile/use-profile';
import type { InstallOffer } from '@/pwa/install-offer';
import { Banner } from '@/ui/feedback/banner';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import { ButtonLink } from '@/ui/layouts/button-link';
import classes from './dashboard-shell.module.css';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

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
    <div className={classes.notice}>
      <Banner tone="bad" message={t('shell.save-rejected')} />
      <ButtonLink href={paths.settings} variant="default">
        {t('shell.see-settings')}
      </ButtonLink>
    </div>
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
      {covering ? <div className={classes.scrim} onClick={uncover} aria-hidden="true" /> : null}
      <main id="content" className={classes.content} tabIndex={-1} inert={covering}>
        <div className={classes.page}>
          <RejectedEditsNotice />
          <ProfileFormats>{children}</ProfileFormats>
        </div>
      </main>
      <ConnectionAnnouncements />
    </div>
  );
}
