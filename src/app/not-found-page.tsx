import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { ButtonLink } from '@/ui/layouts/button-link';
import { MessagePage } from './message-page';
import { MissingFrame } from './missing-frame';

/** @param standsAlone false inside the dashboard */
export function NotFoundPage({ standsAlone = true }: { standsAlone?: boolean }) {
  const t = useText();
  const [address] = useLocation();
  return (
    <MessagePage
      standsAlone={standsAlone}
      picture={<MissingFrame />}
      title={t('app.not-found.title')}
      text={t('app.not-found.text')}
      detail={address}
    >
      {standsAlone ? (
        <ButtonLink href={paths.home}>{t('app.not-found.to-home')}</ButtonLink>
      ) : (
        <>
          <ButtonLink href={paths.sandbox}>{t('app.not-found.to-sandbox')}</ButtonLink>
          <ButtonLink href={paths.settings} variant="default">
            {t('app.not-found.to-settings')}
          </ButtonLink>
        </>
      )}
    </MessagePage>
  );
}
