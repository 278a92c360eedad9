import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { createStore } from 'zustand/vanilla';
import { paths } from '@/config/paths';
import { createLanguageStore } from '@/i18n/language-store';
import { createSession } from '@/auth/session';
import { createSessionStorage } from '@/auth/session-storage';
import { createProfileStore } from '@/data/profile/profile-store';
import { createInstallOffer } from '@/pwa/install-offer';
import { createThemeStore } from '@/theme/theme-store';
import { EntryLayout } from '@/auth/entry-form/entry-layout';
import { FullPageSpinner } from './full-page-spinner';
import { App } from './app';
import { AppRoot } from './app-root';
import { headOf } from './page-frame';
import { Outline } from './outline';
import { DashboardOutline } from './dashboard-shell/dashboard-outline';
import type { Page } from './pages';
import { createRoutes } from './routes';
import type { Services } from './services';

/** A page before the visitor is known: in English, and without a theme. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** The content of the root element: the page, or what is shown until its code is loaded. */
  html: string;
  /** Whether `html` is the whole page. */
  isWhole: boolean;
}

const noServiceAtBuild = () =>
  Promise.reject(new Error('There are no services while the application is built'));

const language = createLanguageStore();
const { i18n } = language;
const routes = createRoutes(language);

/** Never called: only effects call them, and effects run only in a browser. */
const noServices: Services = {
  theme: createThemeStore(),
  language,
  installOffer: createInstallOffer(),
  modifications: { isPageModified: () => false, isDocumentModified: () => false },
  session: createSession({
    loadIdentity: noServiceAtBuild,
    storage: createSessionStorage(),
    device: { removeAllOf: noServiceAtBuild, removeOthers: noServiceAtBuild },
    createProfile: noServiceAtBuild,
    onlyOnDevice: () => Promise.resolve(0),
  }),
  sampleLists: createStore(() => ({})),
  profiles: createProfileStore(noServiceAtBuild),
  analyzer: { analyze: noServiceAtBuild },
  encodeBrief: noServiceAtBuild,
  openLibrary: noServiceAtBuild,
  openPlanning: noServiceAtBuild,
  vault: { of: () => ({ read: noServiceAtBuild, update: noServiceAtBuild }) },
  isRemembered: () => false,
};

/** The part of a page that can be prerendered for any visitor. */
function contentOf(page: Page): ReactNode {
  if (page.access === 'public') return <App services={noServices} routes={routes} />;
  if (page.access === 'user') {
    return (
      <Outline shownTo="known">
        <DashboardOutline heading={{ title: i18n._(page.title), lede: i18n._(page.lede) }} />
      </Outline>
    );
  }
  return (
    <Outline shownTo="anybody">
      <EntryLayout title={i18n._(page.heading)} lede={i18n._(page.lede)}>
        <FullPageSpinner room={page.path === paths.signUp ? 'longForm' : 'form'} />
      </EntryLayout>
    </Outline>
  );
}

async function htmlOf(content: ReactNode): Promise<string> {
  const root = (
    <AppRoot services={noServices} isReloading={createStore(() => false)}>
      {content}
    </AppRoot>
  );
  const { prelude } = await prerender(root, {
    // All of it in its place: otherwise a large part would be appended, with a script that moves it.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** The HTML of a result until it is read: its heading is the name of its video. */
export const renderResultOutline = (): Promise<string> =>
  htmlOf(
    <Outline shownTo="known">
      <DashboardOutline heading={null} />
    </Outline>,
  );

/** The HTML for a URL without its own prerendered page, until it is known what belongs there. */
export const renderLoading = (): Promise<string> => htmlOf(<FullPageSpinner />);

/**
 * Prerenders every page as far as possible for any visitor: the public pages completely, of the others the outline.
 * Used only by the build (`scripts/prerender`).
 */
export async function renderStaticPages(): Promise<StaticPage[]> {
  await language.need('dashboard');
  return Promise.all(
    routes.pages.map(async (route) => {
      const isWhole = route.access === 'public';
      if (isWhole) await route.load();
      const head = headOf(route.title, route.access === 'user' ? undefined : route.lede, (message, values) =>
        typeof message === 'string' ? i18n._(message, values) : i18n._(message.id, message.values),
      );
      return {
        path: route.path,
        ...head,
        html: await htmlOf(<Router ssrPath={route.path}>{contentOf(route)}</Router>),
        isWhole,
      };
    }),
  );
}
