import { useSyncExternalStore } from 'react';
import { useText } from '@/i18n/use-text';
import { chunkRescue } from '@/pwa/chunk-rescue';
import button from '@/ui/layouts/button-link.module.css';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner';
import { MessagePage } from './message-page';

const notRescuing = () => false;

/** What stands where a page should be that could not be shown. */
export function BrokenPage() {
  const t = useText();
  const rescuing = useSyncExternalStore(chunkRescue.onChange, chunkRescue.isRescuing, notRescuing);
  if (rescuing) return <FullPageSpinner />;
  return (
    <MessagePage title={t('app.error.title')} text={t('app.error.text')}>
      {/* Not Mantine's: this page is a part of the entry, and nothing else there needs that. */}
      <button type="button" className={button.button} onClick={() => location.reload()}>
        {t('app.error.reload')}
      </button>
    </MessagePage>
  );
}
