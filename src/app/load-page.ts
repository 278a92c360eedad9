import { paths } from '@/config/paths';
import { loadDashboardShell } from './dashboard-shell/lazy-shell';
import { dashboardRoutes, openRoutes } from './routes';

/**
 * Fetches what the page at `path` is made of, all of it at the same time and before anything is rendered.
 * Rejects where it cannot be had; the page then asks for it again when it is rendered.
 */
export async function loadPage(path: string): Promise<void> {
  const route = [...openRoutes, ...dashboardRoutes].find((candidate) => candidate.path === path);
  await Promise.all([route?.load(), path.startsWith(paths.dashboard) && loadDashboardShell()]);
}
