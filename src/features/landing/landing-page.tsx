import { Link, Redirect } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/button-link';
import { Logo } from '@/ui/logo';
import { FilmStrip } from './film-strip';
import classes from './landing-page.module.css';

const POINTS = [
  { title: 'Picture', text: 'Light, colour, motion, cuts and fades, measured second by second.' },
  { title: 'Sound', text: 'Silence, loud and quiet passages, tones.' },
  { title: 'Words', text: 'Subtitles turned into the topics that advertisers plan with.' },
];

export function LandingPage() {
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
            Welcome to SceneCue
          </h1>
          <div className={classes.pitch}>
            <p className={classes.tagline}>
              Elevate your CTV advertising with SceneCue's AI contextual targeting: know what is on screen,
              and when.
            </p>
            <div className={classes.actions}>
              <ButtonLink href={paths.signUp} size="lg">
                Sign Up
              </ButtonLink>
              <ButtonLink href={paths.signIn} size="lg" variant="default">
                Sign In
              </ButtonLink>
            </div>
          </div>
        </div>
        <FilmStrip />
        <dl className={classes.points}>
          {POINTS.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </main>
      <footer className={classes.footer}>
        <Link href={paths.termsOfService}>Terms of Service</Link>
        <Link href={paths.privacyPolicy}>Privacy Policy</Link>
      </footer>
    </div>
  );
}
