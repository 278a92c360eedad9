import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import classes from './offline-badge.module.css';
import { SidebarTooltip } from './sidebar-tooltip';

/** Stands in the sidebar while there is no network. It is announced elsewhere, see `offline-news.tsx`. */
export function OfflineBadge({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  if (useConnection() === 'online') return null;
  return (
    <SidebarTooltip label={t('pwa.offline')} enabled={collapsed}>
      <div className={classes.badge} data-collapsed={collapsed}>
        <IconCloudOff className={classes.icon} size={20} stroke={1.75} aria-hidden="true" />
        <div className={classes.words}>
          <p className={classes.title}>{t('pwa.offline')}</p>
          <p>{t('pwa.offline.text')}</p>
        </div>
      </div>
    </SidebarTooltip>
  );
}
