import { Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation, type RouterOptions } from 'wouter';
import { AuthProvider } from '@/auth/auth-provider';
import { isPublicPage, paths } from '@/config/paths';
import { leave } from '@/lib/leave-guard';
import { ProfileProvider } from '@/profile/profile-provider';
import { LatePwa } from '@/pwa/late-pwa';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner';
import { LazyDashboardShell } from './dashboard-shell/lazy-shell';
import { GuardedRoute } from './guarded-route';
import { NotFoundPage } from './not-found-page';
import { PageFrame } from './page-frame';
import { dashboardRoutes, openRoutes, type PageRoute } from './routes';
import type { Services } from './services';
import { useArrowKeys } from './use-arrow-keys';

interface AppProps {
  services: Services;
}

function openPage(route: PageRoute, services: Services) {
  return (
    <Route key={route.path} path={route.path}>
      <Suspense fallback={isPublicPage(route.path) ? null : <FullPageSpinner />}>
        <PageFrame title={route.title} description={route.description}>
          {route.render(services)}
        </PageFrame>
      </Suspense>
    </Route>
  );
}

/** Its heading does not wait for its code. */
function dashboardPage(route: PageRoute, services: Services) {
  return (
    <Route key={route.path} path={route.path}>
      <PageFrame title={route.title} lede={route.lede}>
        <Suspense fallback={<FullPageSpinner room="form" isLate />}>{route.render(services)}</Suspense>
      </PageFrame>
    </Route>
  );
}

function notFound(standsAlone: boolean) {
  return (
    <Route>
      <PageFrame title="app.not-found.title">
        <NotFoundPage standsAlone={standsAlone} />
      </PageFrame>
    </Route>
  );
}

function Dashboard({ services }: AppProps) {
  return (
    <GuardedRoute>
      <Suspense fallback={<FullPageSpinner />}>
        <LazyDashboardShell>
          <Switch>
            <Route path={paths.dashboard}>
              <Redirect to={paths.settings} replace />
            </Route>
            {dashboardRoutes.map((route) => dashboardPage(route, services))}
            {notFound(false)}
          </Switch>
        </LazyDashboardShell>
      </Suspense>
    </GuardedRoute>
  );
}

/** Every way from page to page inside the application: a page with unsaved changes asks first. */
const askBeforeLeaving: NonNullable<RouterOptions['aroundNav']> = (navigate, to, options) => {
  if (to === location.pathname) navigate(to, options);
  else leave(() => navigate(to, options));
};

export function App({ services }: AppProps) {
  const [location] = useLocation();
  useArrowKeys();
  return (
    <AuthProvider
      session={services.session}
      paintFirst={isPublicPage(location)}
      whileLoading={<FullPageSpinner />}
    >
      <ProfileProvider store={services.profiles}>
        <Router aroundNav={askBeforeLeaving}>
          <Switch>
            {openRoutes.map((route) => openPage(route, services))}
            <Route path={`${paths.dashboard}/*?`}>
              <Dashboard services={services} />
            </Route>
            {notFound(true)}
          </Switch>
        </Router>
        <LatePwa />
      </ProfileProvider>
    </AuthProvider>
  );
}
