/**
 * What a first visit to each page may weigh: gzipped kB (of 1000 bytes) of scripts and styles, with all that it fetches
 * before it can be shown and used, and in how many files. The landing and the legal pages are bound by rows 1 and 2 of the house's list; the
 * others stand a little above what they were when they were last made smaller. Raise one only for a reason. The ports of
 * the emulators, which are others in each run of the tests, stand in the code: they make a difference of some 25 bytes.
 * @type {Record<string, { js: number, css: number, files: number }>}
 */
export const BUDGETS = {
  '/': { js: 110, css: 15, files: 8 },
  '/terms-of-service': { js: 110, css: 15, files: 8 },
  '/privacy-policy': { js: 110, css: 15, files: 8 },
  '/signin': { js: 165, css: 14, files: 14 },
  '/signup': { js: 165, css: 14, files: 14 },
  '/dashboard/settings': { js: 228, css: 20.5, files: 23 },
  '/dashboard/billing': { js: 204, css: 13, files: 19 },
  '/dashboard/statistics': { js: 205, css: 14, files: 19 },
  '/dashboard/api': { js: 228, css: 20.5, files: 25 },
  '/dashboard/configuration': { js: 225, css: 19.5, files: 23 },
  '/dashboard/organizations': { js: 228, css: 20.5, files: 24 },
  '/dashboard/campaigns': { js: 228, css: 20.5, files: 25 },
  '/dashboard/sandbox': { js: 242, css: 25.5, files: 25 },
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
