import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useStore } from 'zustand/react';
import { useText } from '@/i18n/use-text';
import type { InstallOffer } from '@/pwa/install-offer';
import classes from './install-button.module.css';

interface InstallButtonProps {
  collapsed: boolean;
  offer: InstallOffer;
}

/** Installs the application on the home screen. Shown only while the browser offers that. */
export function InstallButton({ collapsed, offer }: InstallButtonProps) {
  const t = useText();
  if (!useStore(offer)) return null;
  return (
    <div className={classes.offer} data-collapsed={collapsed}>
      <button
        type="button"
        className={classes.install}
        data-hint={collapsed ? t('pwa.install') : undefined}
        onClick={() => void offer.install()}
      >
        <IconDownload className={classes.icon} size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{t('pwa.install')}</span>
      </button>
      {/* Only in the wide sidebar: a cross alone under an icon would not be understood. */}
      {collapsed ? null : (
        <button
          type="button"
          className={classes.dismiss}
          onClick={offer.dismiss}
          aria-label={t('pwa.install.dismiss')}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
