import { pages, type UserPage } from '../../../../src/app/pages';
import { word } from '../words';

const userPages = pages.filter((page): page is UserPage => page.access === 'user');

/** The last segment of the address of every page of the dashboard, and the page's heading. */
export const DASHBOARD_PAGES = userPages.map(
  ({ path, title }) => [path.slice('/dashboard/'.length), word('en', title)] as const,
);

/** The address of every page that anyone may see, and one that no page has. */
export const OPEN_PATHS = [
  ...pages.filter(({ access }) => access !== 'user').map(({ path }) => path),
  '/nowhere',
];

/** The address of every page of the dashboard, and one that none of them has. */
export const DASHBOARD_PATHS = [...userPages.map(({ path }) => path), '/dashboard/nowhere'];

/** Pages with a dialog, which the first button beside their headings opens. */
export const DIALOG_PAGES = ['billing', 'api', 'organizations', 'campaigns'].map(
  (name) => `/dashboard/${name}`,
);
