/**
 * What a first visit to each page may weigh: gzipped kB (of 1000 bytes) of scripts and styles, with all that it fetches
 * before it can be shown and used. The landing and the legal pages are bound by rows 1 and 2 of the house's list; the
 * others stand a little above what they were when they were last made smaller. Raise one only for a reason.
 * @type {Record<string, { js: number, css: number }>}
 */
export const BUDGETS = {
  '/': { js: 110, css: 15 },
  '/terms-of-service': { js: 110, css: 15 },
  '/privacy-policy': { js: 110, css: 15 },
  '/signin': { js: 168, css: 16 },
  '/signup': { js: 168, css: 16 },
  '/dashboard/settings': { js: 228, css: 19 },
  '/dashboard/billing': { js: 208, css: 14 },
  '/dashboard/statistics': { js: 209, css: 15 },
  '/dashboard/api': { js: 227, css: 18.5 },
  '/dashboard/configuration': { js: 226, css: 18 },
  '/dashboard/organizations': { js: 223, css: 18 },
  '/dashboard/campaigns': { js: 227, css: 18.5 },
  '/dashboard/sandbox': { js: 235, css: 22.5 },
};

/**
 * What a page must not hold in the files that come with it.
 * @type {{ pages: (path: string) => boolean, module: RegExp, why: string }[]}
 */
export const BANS = [
  {
    pages: (path) => !path.startsWith('/dashboard/') && !path.startsWith('/sign'),
    module: /\/node_modules\/@?firebase\//,
    why: 'public pages paint without Firebase',
  },
  {
    pages: (path) => !path.startsWith('/dashboard/'),
    module: /\/node_modules\/@firebase\/firestore\//,
    why: 'Firestore comes after the sign-in',
  },
  {
    pages: (path) => path !== '/dashboard/statistics',
    module: /\/src\/features\/statistics\//,
    why: 'charts come with their own page',
  },
];
