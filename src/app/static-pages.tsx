import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { isPublicPage } from '@/config/paths';
import { i18n, needMessages } from '@/i18n/language-store';
import { createSession } from '@/auth/session';
import type { SessionMemory } from '@/auth/session-memory';
import { createDeviceVault } from '@/lib/device-vault';
import { createProfileStore } from '@/profile/profile-store';
import { App } from './app';
import { AppRoot } from './app-root';
import { headOf } from './head-of';
import { dashboardRoutes, openRoutes } from './routes';
import type { Services } from './services';

/** A page as it is before anybody has come: in English, and without a theme. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** What stands inside the root element: the page, or what is shown until it is known who has come. */
  html: string;
  /** Whether that is the page. */
  isWhole: boolean;
}

const nobodyHome = () => Promise.reject(new Error('There are no services while the application is built'));

const nothing = () => undefined;

/** There is no device either. */
const noMemory: SessionMemory = {
  user: () => null,
  remember: nothing,
  forget: nothing,
  leaving: () => null,
  leave: nothing,
  endLeaving: nothing,
  onForgottenElsewhere: () => nothing,
};

/** Never asked: what asks are effects, and those run in a browser. */
const noServices: Services = {
  session: createSession({
    loadIdentity: nobodyHome,
    memory: noMemory,
    vault: createDeviceVault(),
    unsentChanges: () => Promise.resolve(0),
  }),
  profiles: createProfileStore(nobodyHome),
  analyzer: { analyze: nobodyHome },
  vault: createDeviceVault(),
};

async function htmlOf(path: string): Promise<string> {
  const { prelude } = await prerender(
    <AppRoot>
      <Router ssrPath={path}>
        <App services={noServices} />
      </Router>
    </AppRoot>,
    {
      // All of it in its place: a large part would otherwise come behind, with a script that moves it.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/**
 * Writes every page as far as it can be written for anybody: the public ones whole, of the others what is shown
 * while the identity service is asked. For the build alone (`scripts/prerender`).
 */
export async function renderStaticPages(): Promise<StaticPage[]> {
  await needMessages('dashboard');
  return Promise.all(
    [...openRoutes, ...dashboardRoutes].map(async (route) => {
      const isWhole = isPublicPage(route.path);
      if (isWhole) await route.load();
      const head = headOf(route, (message, values) =>
        typeof message === 'string' ? i18n._(message, values) : i18n._(message.id, message.values),
      );
      return { path: route.path, ...head, html: await htmlOf(route.path), isWhole };
    }),
  );
}
