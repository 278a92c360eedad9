import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { ButtonLink } from '@/ui/layouts/button-link';
import { MessagePage } from './message-page';
import classes from './not-found-page.module.css';

/** Three video frames, of which the middle one is missing. */
function MissingFrame() {
  return (
    <svg className={classes.strip} viewBox="0 0 332 84" aria-hidden="true">
      <rect className={classes.frame} x="1" y="8" width="104" height="68" rx="12" />
      <circle className={classes.dot} cx="88" cy="25" r="5" />
      <rect className={classes.gap} x="114" y="8" width="104" height="68" rx="12" />
      <rect className={classes.frame} x="227" y="8" width="104" height="68" rx="12" />
      <circle className={classes.dot} cx="314" cy="25" r="5" />
    </svg>
  );
}

/** @param standsAlone false inside the dashboard */
export function NotFoundPage({ standsAlone = true }: { standsAlone?: boolean }) {
  const t = useText();
  const [address] = useLocation();
  return (
    <MessagePage
      standsAlone={standsAlone}
      illustration={<MissingFrame />}
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
