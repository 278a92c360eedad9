const IDENTITY = '/src/adapters/firebase/identity.ts';
const DASHBOARD = [
  '/src/app/dashboard-shell/dashboard-shell.tsx',
  '/src/i18n/messages/en/dashboard/index.ts',
];

/**
 * What is fetched beside the entry before a page can be shown, by the rules of the house: a page's folder in
 * src/features is named as the last segment of its address.
 * @param {string} path
 * @returns {string[]} the ends of the modules' paths
 */
export function modulesOfPage(path) {
  const feature = path === '/' ? 'landing' : path.slice(path.lastIndexOf('/') + 1);
  const page = `/src/features/${feature}/${feature}-page.tsx`;
  if (path.startsWith('/dashboard/')) return [...DASHBOARD, page];
  // Who has come is asked before the form is shown; on the public pages after they have painted.
  return path === '/signin' || path === '/signup' ? [page, IDENTITY] : [page];
}
