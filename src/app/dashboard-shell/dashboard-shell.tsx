import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import classes from './dashboard-shell.module.css';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

/** The sidebar and, on its right, the page. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const t = useText();
  const { collapsed, covering, toggle, uncover } = useSidebar();
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <Sidebar collapsed={collapsed} onToggle={toggle} onNavigate={uncover} />
      {covering ? <div className={classes.scrim} onClick={uncover} aria-hidden="true" /> : null}
      <main id="content" className={classes.content} tabIndex={-1} inert={covering}>
        <div className={classes.page}>{children}</div>
      </main>
    </div>
  );
}
