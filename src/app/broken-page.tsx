import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { MessagePage } from './message-page';

/** What stands where a page should be that could not be shown. */
export function BrokenPage() {
  const t = useText();
  return (
    <MessagePage title={t('app.broken.title')} text={t('app.broken.text')}>
      <Button onClick={() => location.reload()}>{t('app.broken.reload')}</Button>
    </MessagePage>
  );
}
