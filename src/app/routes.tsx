import { lazy, useState, type ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { LanguageStore } from '@/i18n/language-store';
import type { DashboardShellProps } from './dashboard-shell/dashboard-shell';
import { pages, type Page } from './pages';
import type { Services } from './services';

interface LazyComponent<Props extends object> {
  /** Suspends until its code is loaded. Code that is loaded already is shown at once. */
  Component: ComponentType<Props>;
  /** Loads the code. Rejects where it cannot be loaded, and may be called again. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A component whose code is a file of its own. Unlike one that is only `lazy` it never suspends once its code is loaded:
 * prerendered HTML is taken over without being empty for a moment.
 */
function lazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded = await loadComponent());
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  function Component(props: Props) {
    // The same one for as long as it is mounted: React would mount another one anew.
    const [Body] = useState(() => loaded ?? Suspending);
    return <Body {...props} />;
  }

  return { Component, load };
}

export type PageRoute = Page & LazyComponent<Services>;

export interface Routes {
  pages: readonly PageRoute[];
  /** With its menus and tooltips a file of its own: visitors of the public pages do not need it. */
  shell: LazyComponent<DashboardShellProps>;
  /**
   * Loads all the code of the page at `path` in parallel, before anything is rendered. Rejects where it cannot be
   * loaded; rendering the page then tries again.
   */
  load: (path: string) => Promise<void>;
}

export function createRoutes(language: LanguageStore): Routes {
  const routes: readonly PageRoute[] = pages.map((page) => ({
    ...page,
    ...lazyComponent(async () => {
      const [component] = await Promise.all([page.load(), page.messages && language.need(page.messages)]);
      return component;
    }),
  }));
  const shell = lazyComponent(async () => {
    const [{ DashboardShell }] = await Promise.all([
      import('./dashboard-shell/dashboard-shell'),
      language.need('dashboard'),
    ]);
    return DashboardShell;
  });
  return {
    pages: routes,
    shell,
    async load(path) {
      const route = routes.find((candidate) => candidate.path === path);
      await Promise.all([route?.load(), path.startsWith(paths.dashboard) && shell.load()]);
    },
  };
}
