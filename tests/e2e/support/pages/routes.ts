import { pages, type UserPage } from '../../../../src/app/pages';
import { word } from '../words';

const userPages = pages.filter((page): page is UserPage => page.access === 'user');

/** The last path segment and the heading of every page of the dashboard. */
export const DASHBOARD_PAGES = userPages.map(
  ({ path, title }) => [path.slice('/dashboard/'.length), word('en', title)] as const,
);

/** The path of every page that is open to everyone, and a path without a page. */
export const OPEN_PATHS = [
  ...pages.filter(({ access }) => access !== 'user').map(({ path }) => path),
  '/nowhere',
];

/** The path of every page of the dashboard, and a path without a page. */
export const DASHBOARD_PATHS = [...userPages.map(({ path }) => path), '/dashboard/nowhere'];

/** Pages with a dialog that the first button next to the heading opens. */
export const DIALOG_PAGES = ['billing', 'api', 'organizations', 'campaigns'].map(
  (name) => `/dashboard/${name}`,
);
