import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { ButtonLink } from '@/ui/layouts/button-link';
import { MessagePage } from './message-page';

/** Three video frames, of which the middle one is missing. */
function MissingFrame() {
  return (
    <svg
      style={{ width: 332, maxWidth: '100%' }}
      viewBox="0 0 332 84"
      fill="var(--surface)"
      stroke="var(--line-strong)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="1" y="8" width="104" height="68" rx="12" />
      <rect x="114" y="8" width="104" height="68" rx="12" fill="none" strokeDasharray="5 6" />
      <rect x="227" y="8" width="104" height="68" rx="12" />
      <g fill="var(--accent)" stroke="none">
        <circle cx="88" cy="25" r="5" />
        <circle cx="314" cy="25" r="5" />
      </g>
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
