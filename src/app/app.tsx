import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation, type RouterOptions } from 'wouter';
import { AuthProvider } from '@/auth/auth-provider';
import { paths } from '@/config/paths';
import { afterFirstPaint } from '@/lib/after-first-paint';
import { leave } from '@/lib/leave-guard';
import { ProfileProvider } from '@/data/profile/profile-provider';
import { LazyPwa } from '@/pwa/lazy-pwa';
import { FullPageSpinner } from './full-page-spinner';
import { GuardedRoute } from './guarded-route';
import { NotFoundPage } from './not-found-page';
import { PageFrame } from './page-frame';
import { isPublicPath } from './pages';
import type { PageRoute, Routes } from './routes';
import type { Services } from './services';

interface AppProps {
  services: Services;
  routes: Routes;
}

type PageProps = AppProps & { isFirstPage: () => boolean };

function openPage({ path, access, title, lede, Component }: PageRoute, { services, isFirstPage }: PageProps) {
  return (
    <Route key={path} path={path}>
      <Suspense fallback={access === 'public' ? null : <FullPageSpinner />}>
        <PageFrame title={title} description={lede} isFirstPage={isFirstPage}>
          <Component {...services} />
        </PageFrame>
      </Suspense>
    </Route>
  );
}

/** Its heading does not wait for its code. */
function dashboardPage(page: PageRoute, { services, isFirstPage }: PageProps) {
  const { path, title, lede, Component } = page;
  const hasSubpages = page.access === 'user' && page.hasSubpages;
  return (
    <Route key={path} path={hasSubpages ? `${path}/:subpage?` : path}>
      <PageFrame title={title} lede={lede} path={path} isFirstPage={isFirstPage}>
        <Suspense fallback={<FullPageSpinner room="form" isLate />}>
          <Component {...services} />
        </Suspense>
      </PageFrame>
    </Route>
  );
}

function notFound(standsAlone: boolean, isFirstPage: () => boolean) {
  return (
    <Route>
      <PageFrame title="app.not-found.title" isFirstPage={isFirstPage}>
        <NotFoundPage standsAlone={standsAlone} />
      </PageFrame>
    </Route>
  );
}

function Dashboard(props: PageProps) {
  const { pages, shell: Shell } = props.routes;
  return (
    <GuardedRoute>
      <Suspense fallback={<FullPageSpinner />}>
        <Shell.Component installOffer={props.services.installOffer}>
          <Switch>
            <Route path={paths.dashboard}>
              <Redirect to={paths.settings} replace />
            </Route>
            {pages.filter(({ access }) => access === 'user').map((route) => dashboardPage(route, props))}
            {notFound(false, props.isFirstPage)}
          </Switch>
        </Shell.Component>
      </Suspense>
    </GuardedRoute>
  );
}

/** Wraps every navigation inside the application: a page with unsaved changes asks first. */
const askBeforeLeaving: NonNullable<RouterOptions['aroundNav']> = (navigate, to, options) => {
  if (to === location.pathname) navigate(to, options);
  else leave(() => navigate(to, options), new URL(to, location.href).pathname);
};

/** @returns a function that returns true only at its first call */
function trueAtFirst(): () => boolean {
  let called = false;
  return () => !called && (called = true);
}

/** Moves the focus by arrow keys, for the remote of a television. Loaded after the first paint. */
function useArrowKeys() {
  useEffect(() => {
    const ended = new AbortController();
    const callOff = afterFirstPaint(() => {
      import('./arrow-keys/arrow-keys').then(
        ({ listenToArrowKeys }) => listenToArrowKeys(ended.signal),
        (error: unknown) => console.error('Loading the arrow key navigation failed', error),
      );
    });
    return () => {
      callOff();
      ended.abort();
    };
  }, []);
}

export function App({ services, routes }: AppProps) {
  const [location] = useLocation();
  const [isFirstPage] = useState(trueAtFirst);
  const props: PageProps = { services, routes, isFirstPage };
  useArrowKeys();
  return (
    <AuthProvider
      session={services.session}
      paintFirst={isPublicPath(location)}
      whileLoading={<FullPageSpinner />}
    >
      <ProfileProvider store={services.profiles}>
        <Router aroundNav={askBeforeLeaving}>
          <Switch>
            {routes.pages.filter(({ access }) => access !== 'user').map((route) => openPage(route, props))}
            <Route path={`${paths.dashboard}/*?`}>
              <Dashboard {...props} />
            </Route>
            {notFound(true, props.isFirstPage)}
          </Switch>
        </Router>
        <LazyPwa modifications={services.modifications} />
      </ProfileProvider>
    </AuthProvider>
  );
}
