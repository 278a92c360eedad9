import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import classes from './offline-badge.module.css';

/** Shown in the sidebar while offline. The dashboard shell announces it. */
export function OfflineBadge({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  if (useConnection() === 'online') return null;
  return (
    <div
      className={classes.badge}
      data-collapsed={collapsed}
      data-hint={collapsed ? t('pwa.offline') : undefined}
    >
      <IconCloudOff className={classes.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.text}>
        <p className={classes.title}>{t('pwa.offline')}</p>
        <p>{t('pwa.offline.text')}</p>
      </div>
    </div>
  );
}
