import { paths } from '@/config/paths';
import type { LanguageStore } from '@/i18n/language-store';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { DashboardShellProps } from './dashboard-shell/dashboard-shell';
import { pages, type Page } from './pages';
import type { Services } from './services';

export type PageRoute = Page & LazyComponent<Services>;

export interface Routes {
  pages: readonly PageRoute[];
  /** In a separate file with its menu: visitors of the public pages do not need it. */
  shell: LazyComponent<DashboardShellProps>;
  /**
   * Loads all the code of the page at `path` in parallel, before anything is rendered. Rejects if it cannot be loaded;
   * rendering the page then tries again.
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
      const route = routes.find(
        (page) =>
          page.path === path ||
          (page.access === 'user' && page.hasSubpages && path.startsWith(`${page.path}/`)),
      );
      await Promise.all([route?.load(), path.startsWith(paths.dashboard) && shell.load()]);
    },
  };
}
