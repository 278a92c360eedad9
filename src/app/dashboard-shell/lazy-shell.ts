import { needMessages } from '@/i18n/language-store';
import { lazyPage } from '../lazy-page';

/** With its menus and hints a part of its own: visitors of the landing page do not need it. */
export const { Page: LazyDashboardShell, load: loadDashboardShell } = lazyPage(async () => {
  const [{ DashboardShell }] = await Promise.all([import('./dashboard-shell'), needMessages('dashboard')]);
  return DashboardShell;
});
