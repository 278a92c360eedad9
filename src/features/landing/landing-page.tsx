import { Link, Redirect } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { ButtonLink } from '@/ui/layouts/button-link';
import { Logo } from '@/ui/layouts/logo';
import { FrameStrip } from './frame-strip';
import classes from './landing-page.module.css';

const POINTS = [
  { title: 'landing.video', text: 'landing.video-text' },
  { title: 'landing.audio', text: 'landing.audio-text' },
  { title: 'landing.captions', text: 'landing.captions-text' },
] as const;

export function LandingPage() {
  const t = useText();
  const { isAuthenticated } = useAuth();
  if (isAuthenticated) return <Redirect to={paths.dashboard} replace />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
      </header>
      <main className={classes.main}>
        <div className={classes.hero}>
          <h1 className={classes.title} tabIndex={-1}>
            {t('landing.title')}
          </h1>
          <div>
            <p className={classes.tagline}>{t('landing.tagline')}</p>
            <div className={classes.actions}>
              <ButtonLink href={paths.signIn} size="lg" variant="default">
                {t('landing.sign-in')}
              </ButtonLink>
              <ButtonLink href={paths.signUp} size="lg">
                {t('landing.sign-up')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <FrameStrip />
        <dl className={classes.points}>
          {POINTS.map((point) => (
            <div key={point.title}>
              <dt>{t(point.title)}</dt>
              <dd>{t(point.text)}</dd>
            </div>
          ))}
        </dl>
      </main>
      <footer className={classes.footer}>
        <Link href={paths.termsOfService}>{t('ui.terms-of-service')}</Link>
        <Link href={paths.privacyPolicy}>{t('ui.privacy-policy')}</Link>
      </footer>
    </div>
  );
}
