/** Every page that anyone may see, and an address that none of them has. */
export const OPEN_PAGES = ['/', '/signin', '/signup', '/terms-of-service', '/privacy-policy', '/nowhere'];

/** Every page behind the sign-in, and an address that none of them has. */
export const DASHBOARD_PAGES = [
  'settings',
  'billing',
  'statistics',
  'api',
  'configuration',
  'organizations',
  'campaigns',
  'sandbox',
  'nowhere',
].map((name) => `/dashboard/${name}`);
