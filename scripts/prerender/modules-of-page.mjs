const IDENTITY = '/src/adapters/firebase/identity.ts';
/** Its styles are those of the outlines too. */
export const SHELL = '/src/app/dashboard-shell/dashboard-shell.tsx';
const DASHBOARD = [SHELL, '/src/i18n/messages/en/dashboard/index.ts'];

/** @param {string} path */
export const isInDashboard = (path) => path.startsWith('/dashboard/');

/**
 * By the rules of the house a page's folder in src/features is named as the last segment of its address.
 * @param {string} path
 * @returns {string} the end of the path of its module
 */
export function pageModule(path) {
  const feature = path === '/' ? 'landing' : path.slice(path.lastIndexOf('/') + 1);
  return `/src/features/${feature}/${feature}-page.tsx`;
}

/**
 * What is fetched beside the entry before a page can be shown.
 * @param {string} path
 * @returns {string[]} the ends of the modules' paths
 */
export function modulesOfPage(path) {
  const page = pageModule(path);
  if (isInDashboard(path)) return [...DASHBOARD, page];
  // Who has come is asked before the form is shown; on the public pages after they have painted.
  return path === '/signin' || path === '/signup' ? [page, IDENTITY] : [page];
}
