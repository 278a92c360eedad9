/** The last segment of the address of every page of the dashboard, and the page's heading. */
export const DASHBOARD_PAGES = [
  ['settings', 'Personal Settings'],
  ['billing', 'Billing'],
  ['statistics', 'Statistics'],
  ['api', 'API Settings'],
  ['configuration', 'Configuration'],
  ['organizations', 'Organizations'],
  ['campaigns', 'Campaigns'],
  ['sandbox', 'Video Analysis Sandbox'],
] as const;

/** Pages with a dialog, which the first button beside their headings opens. */
export const DIALOG_PAGES = ['billing', 'api', 'organizations', 'campaigns'].map(
  (name) => `/dashboard/${name}`,
);
