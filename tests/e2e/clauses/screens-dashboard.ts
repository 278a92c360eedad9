import type { Clause } from './clause';

/** Section 2, screens and routes: the shell of the dashboard and the settings. */
export const screensDashboardClauses: readonly Clause[] = [
  {
    id: '2.shell.1',
    text: 'Permanent left sidebar, 280 px wide, collapsible to 72 px with a toggle.',
    tests: [
      '"Permanent left sidebar, 280 px wide, collapsible to 72 px with a toggle", "When collapsed, labels appear as tooltips"',
    ],
  },
  {
    id: '2.shell.2',
    text: 'It shows the product logo, then links in this order: Personal Settings (/dashboard/settings), Billing (/dashboard/billing), Statistics (/dashboard/statistics), API Settings (/dashboard/api), Configuration (/dashboard/configuration), Organizations (/dashboard/organizations), Campaigns (/dashboard/campaigns), Sandbox (/dashboard/sandbox).',
    tests: [
      '"It shows the product logo, then links in this order: Personal Settings (/dashboard/settings), Billing (/dashboard/billing), … Sandbox (/dashboard/sandbox)"',
    ],
  },
  {
    id: '2.shell.3',
    text: 'The link matching the current path is highlighted.',
    tests: ['"The link matching the current path is highlighted", and no other'],
  },
  {
    id: '2.shell.4',
    text: 'When collapsed, labels appear as tooltips.',
    tests: [
      '"Permanent left sidebar, 280 px wide, collapsible to 72 px with a toggle", "When collapsed, labels appear as tooltips"',
    ],
  },
  {
    id: '2.shell.5',
    text: 'At the bottom a user card shows the first letter of the e-mail (or U), the display name (or User) and the e-mail, plus a Sign out button.',
    tests: [
      '"At the bottom a user card shows the first letter of the e-mail …, the display name … and the e-mail, plus a Sign out button"',
      '"the first letter of the e-mail (or U), the display name (or User)": for somebody who has neither',
    ],
  },
  {
    id: '2.shell.6',
    text: 'The content area for child pages is on the right.',
    tests: ['"The content area for child pages is on the right"'],
  },
  {
    id: '2.shell.7',
    text: 'After sign-out the app goes to /signin.',
    tests: ['"After sign-out the app goes to /signin", and there is no way back'],
  },
  {
    id: '2.settings.1',
    text: 'Profile: Full Name (editable); Email (shown, disabled).',
    tests: [
      '"Profile: Full Name (editable); Email (shown, disabled)", and every section in its place with its defaults',
    ],
  },
  {
    id: '2.settings.2',
    text: 'Notifications: switches Email Notifications, SMS Notifications, Marketing Emails.',
    tests: [
      '"Notifications: switches Email Notifications, SMS Notifications, Marketing Emails", "Security: switch Two-Factor Authentication"',
    ],
  },
  {
    id: '2.settings.3',
    text: 'Security: switch Two-Factor Authentication.',
    tests: [
      '"Notifications: switches Email Notifications, SMS Notifications, Marketing Emails", "Security: switch Two-Factor Authentication"',
    ],
  },
  {
    id: '2.settings.4',
    text: 'Appearance: radio choice Use system setting (default), Light, Dark.',
    tests: ['"Appearance: radio choice Use system setting (default), Light, Dark"'],
  },
  {
    id: '2.settings.5',
    text: 'Change Password: Current Password, New Password, Confirm New Password.',
    tests: [
      '"Change Password: Current Password, New Password, Confirm New Password", "Preferences: selects Language, Timezone, Date Format"',
    ],
  },
  {
    id: '2.settings.6',
    text: 'Preferences: selects Language, Timezone, Date Format.',
    tests: [
      '"Change Password: Current Password, New Password, Confirm New Password", "Preferences: selects Language, Timezone, Date Format"',
    ],
  },
  {
    id: '2.settings.7',
    text: 'A Save Changes button (label Saving changes... while busy).',
    tests: [
      '"A Save Changes button (label Saving changes... while busy)", and one save however often it is pressed',
    ],
  },
  {
    id: '2.settings.8',
    text: 'After a successful save the message "Settings updated successfully" is shown.',
    tests: [
      '"After a successful save the message "Settings updated successfully" is shown", until something is changed',
    ],
  },
  {
    id: '2.settings.9',
    text: 'The profile is loaded on entry.',
    tests: ['"The profile is loaded on entry", each time'],
  },
];
