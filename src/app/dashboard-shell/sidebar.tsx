import { ActionIcon, NavLink, Tooltip } from '@mantine/core';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { Link, useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { SaveStateLine } from '@/data/profile/save-state-line';
import { useProfile } from '@/data/profile/use-profile';
import type { InstallOffer } from '@/pwa/install-offer';
import { Logo } from '@/ui/layouts/logo';
import { pages } from '../pages';
import classes from './dashboard-shell.module.css';
import { pageIcons } from './page-icons';
import { InstallButton, OfflineBadge } from './sidebar-notices';
import { UserCard } from './user-card';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

interface SidebarProps {
  collapsed: boolean;
  installOffer: InstallOffer;
  onToggle: () => void;
  onNavigate: () => void;
}

/** The sync state of the user's edits; nothing once all of them are synced. */
function SaveState({ collapsed, isSettings }: { collapsed: boolean; isSettings: boolean }) {
  const { saveState } = useProfile();
  return (
    // Always rendered, so that its content is announced; Settings announces the same itself.
    <div className={classes.part} role="status" aria-live={isSettings ? 'off' : 'polite'}>
      {saveState && saveState !== 'synced' ? <SaveStateLine state={saveState} compact={collapsed} /> : null}
    </div>
  );
}

export function Sidebar({ collapsed, installOffer, onToggle, onNavigate }: SidebarProps) {
  const t = useText();
  const [location] = useLocation();
  // A route also matches with a trailing slash.
  const current = location.replace(/\/+$/, '');
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.sidebar} data-collapsed={collapsed} aria-label={t('shell.sidebar')}>
      <div className={classes.head}>
        <Link href={paths.dashboard} className={classes.home} onClick={onNavigate}>
          <Logo withName={!collapsed} />
        </Link>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          onClick={onToggle}
          aria-expanded={!collapsed}
          aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
        >
          <ToggleIcon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <nav className={classes.nav} aria-label={t('shell.navigation')}>
        <ul>
          {pages.map((page) => {
            if (page.access !== 'user') return null;
            const { path, title, link = title, icon } = page;
            const LinkIcon = pageIcons[icon];
            return (
              <li key={path}>
                <Tooltip label={t(link)} disabled={!collapsed} position="right" offset={14}>
                  <NavLink
                    component={Link}
                    href={path}
                    className={classes.link}
                    label={t(link)}
                    noWrap
                    leftSection={<LinkIcon size={20} stroke={1.75} aria-hidden="true" />}
                    aria-current={
                      current === path ? 'page' : current.startsWith(`${path}/`) ? 'true' : undefined
                    }
                    onClick={onNavigate}
                  />
                </Tooltip>
              </li>
            );
          })}
        </ul>
      </nav>
      <div>
        <OfflineBadge collapsed={collapsed} />
        <InstallButton collapsed={collapsed} offer={installOffer} />
        <SaveState collapsed={collapsed} isSettings={current === paths.settings} />
        <UserCard collapsed={collapsed} />
      </div>
    </aside>
  );
}
