import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { useProfile } from '@/profile/react/use-profile';
import { Banner } from '@/ui/feedback/banner';
import { ButtonLink } from '@/ui/layouts/button-link';
import classes from './save-notice.module.css';

/** Says on every other page that Settings has something to decide; Settings says it in full. */
export function SaveNotice() {
  const t = useText();
  const { saveState } = useProfile();
  const [location] = useLocation();
  if (location.replace(/\/+$/, '') === paths.settings) return null;
  if (saveState !== 'rejected') return null;
  return (
    <div className={classes.notice}>
      <Banner tone="bad" message={t('shell.save-rejected')} />
      <ButtonLink href={paths.settings} variant="default">
        {t('shell.see-settings')}
      </ButtonLink>
    </div>
  );
}
