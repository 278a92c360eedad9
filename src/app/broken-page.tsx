import { useStore } from 'zustand/react';
import { useText } from '@/i18n/use-text';
import type { ReadonlyStore } from '@/lib/readonly-store';
import button from '@/ui/layouts/button-link.module.css';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner';
import { MessagePage } from './message-page';

/** Shown in place of a page that failed. */
export function BrokenPage({ isReloading }: { isReloading: ReadonlyStore<boolean> }) {
  const t = useText();
  if (useStore(isReloading)) return <FullPageSpinner />;
  return (
    <MessagePage title={t('app.error.title')} text={t('app.error.text')}>
      {/* Not Mantine's button: this page is in the entry, where nothing else needs that one. */}
      <button type="button" className={button.button} onClick={() => location.reload()}>
        {t('app.error.reload')}
      </button>
    </MessagePage>
  );
}
