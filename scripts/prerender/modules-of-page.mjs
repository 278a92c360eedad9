/** @typedef {Pick<import('../local/pages.mjs').Page, 'path' | 'access' | 'messages'>} Page */

const IDENTITY = '/src/adapters/firebase/identity.ts';
/** Its styles are also those of the outlines. */
export const SHELL = '/src/app/dashboard-shell/dashboard-shell.tsx';
const messagesModule = (/** @type {string} */ part) => `/src/i18n/messages/en/${part}/index.ts`;
const DASHBOARD = [SHELL, messagesModule('dashboard')];

/** What a result needs in addition to its page. Without hints they would be fetched one after the other. */
const RESULT = [
  // First what reads it: the sign-in and the database answer while the rest is fetched.
  IDENTITY,
  '/src/adapters/firebase/documents.ts',
  '/src/lib/device-vault.ts',
  '/src/data/profile/followed-profile.ts',
  '/src/data/profile/old-record.ts',
  '/src/sandbox-services.ts',
  '/src/features/sandbox/result/result-route.tsx',
  messagesModule('plan'),
  messagesModule('library'),
];

/** Only builds for the emulators have them; without a hint they would slow down what is measured there. */
export const EMULATORS = [
  '/src/adapters/firebase/auth-emulator.ts',
  '/src/adapters/firebase/firestore-emulator.ts',
];

/** Pages that share a folder. @type {ReadonlySet<string>} */
const LEGAL = new Set(['terms-of-service', 'privacy-policy']);

/**
 * A page's folder in src/features is named after the last segment of its path.
 * @param {Pick<Page, 'path'>} page
 * @returns {string} the end of the path of its module
 */
export function pageModule({ path }) {
  const name = path === '/' ? 'landing' : path.slice(path.lastIndexOf('/') + 1);
  return `/src/features/${LEGAL.has(name) ? 'legal/' : ''}${name}/${name}-page.tsx`;
}

/**
 * The modules that are fetched in addition to the entry before a page can be shown.
 * @param {Page} page
 * @returns {string[]} the ends of the modules' paths
 */
export function modulesOfPage(page) {
  const own = [pageModule(page), ...(page.messages ? [messagesModule(page.messages)] : [])];
  if (page.access === 'user') return [...DASHBOARD, ...own];
  // A form waits for the identity service; public pages contact it after their first paint.
  return page.access === 'visitor' ? [...own, IDENTITY] : own;
}

/**
 * The modules that are fetched in addition to the entry before a result can be shown.
 * @param {Page} page that results belong to
 * @returns {string[]} the ends of the modules' paths
 */
export const modulesOfResult = (page) => [...RESULT, ...modulesOfPage(page)];
