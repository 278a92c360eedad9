import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { useProfileFormats } from '@/profile/react/use-profile-formats';
import type { InstallOffer } from '@/pwa/install-offer';
import { FormatsContext } from '@/ui/use-formats';
import classes from './dashboard-shell.module.css';
import { OfflineNews } from './offline-news';
import { SaveNotice } from './save-notice';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

export interface DashboardShellProps {
  installOffer: InstallOffer;
  children: ReactNode;
}

/** The sidebar and, on its right, the page, which writes dates and amounts as the signed-in person wants them. */
export function DashboardShell({ installOffer, children }: DashboardShellProps) {
  const t = useText();
  const formats = useProfileFormats();
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
          <SaveNotice />
          <FormatsContext value={formats}>{children}</FormatsContext>
        </div>
      </main>
      <OfflineNews />
    </div>
  );
}
