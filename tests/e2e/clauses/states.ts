import type { Clause } from './clause';

/** Section 4: states and transitions. */
export const statesClauses: readonly Clause[] = [
  {
    id: '4.auth.1',
    text: 'Auth state: loading (initially true), then resolved to a user or none.',
    tests: [
      '"Auth state: loading (initially true), then resolved to a user or none", "Children of the auth provider render only after initial loading ends"',
    ],
  },
  {
    id: '4.auth.2',
    text: 'isAuthenticated is true when a user exists.',
    tests: ['"isAuthenticated is true when a user exists"'],
  },
  {
    id: '4.auth.3',
    text: 'Any auth error is stored and cleared on the next auth state change.',
    tests: ['"Any auth error is stored and cleared on the next auth state change"'],
  },
  {
    id: '4.auth.4',
    text: 'Children of the auth provider render only after initial loading ends.',
    tests: [
      '"Auth state: loading (initially true), then resolved to a user or none", "Children of the auth provider render only after initial loading ends"',
    ],
  },
  {
    id: '4.forms.1',
    text: 'Sign-in/sign-up form: idle, then submitting (buttons disabled, busy label), then navigation to /dashboard on success, or back to idle with an error banner on failure.',
    tests: [
      '"Sign-in/sign-up form: idle, then submitting (buttons disabled, busy label), then navigation to /dashboard on success, or back to idle with an error banner on failure"',
    ],
  },
  {
    id: '4.profile.1',
    text: 'Profile save at sign-up or Google sign-in: if a profile exists it is updated by merging fields and setting updatedAt; otherwise it is created with createdAt and updatedAt.',
    tests: [
      '"Profile save at sign-up …: if a profile exists it is updated by merging fields and setting updatedAt"',
      '"otherwise it is created with createdAt and updatedAt"',
      '"if a profile exists it is updated by merging fields": a save of the settings touches only what changed',
    ],
  },
  {
    id: '4.profile.2',
    text: 'On Google sign-in the profile is fetched first and created only if absent.',
    tests: [
      '"On Google sign-in the profile is fetched first and created only if absent": the next sign-in changes nothing',
    ],
  },
  { id: '4.theme.1', text: 'Theme: system, light or dark.', tests: ['"Theme: system, light or dark"'] },
  {
    id: '4.theme.2',
    text: 'Choosing a theme in settings applies it to the page at once via a data-theme attribute (system resolves to dark or light by the OS preference) and broadcasts a themeChanged event carrying the theme; it is persisted only on Save Changes.',
    tests: [
      '"system resolves to dark or light by the OS preference", from the first moment and live',
      '"Choosing a theme in settings applies it to the page at once via a data-theme attribute … and broadcasts a themeChanged event carrying the theme; it is persisted only on Save Changes"',
    ],
  },
  {
    id: '4.theme.3',
    text: 'On sign-in the stored theme is read and dark or light is applied;',
    tests: [
      '"On sign-in the stored theme is read and dark or light is applied", without a flash on the next load, and not for the next visitor',
    ],
  },
  {
    id: '4.theme.4',
    text: 'a global theme-changed event with a theme detail switches it live.',
    tests: ['"a global theme-changed event with a theme detail switches it live", and nonsense does not'],
  },
  { id: '4.pages.1', text: 'Sidebar: expanded or collapsed.', tests: ['"Sidebar: expanded or collapsed"'] },
  {
    id: '4.pages.2',
    text: 'Settings page: loading the profile on entry, then editable; success message after a save.',
    tests: ['"Settings page: loading the profile on entry, then editable; success message after a save"'],
  },
  {
    id: '4.lists.1',
    text: 'Campaign status toggles between active and paused;',
    tests: ['"Campaign status toggles between active and paused"'],
  },
  {
    id: '4.lists.2',
    text: 'a new campaign starts active.',
    tests: ['"a new campaign starts active", with what the New Campaign dialog asks'],
  },
  {
    id: '4.lists.3',
    text: "New organization: active, 0 members, createdAt set to today's date, id equal to current list length plus one.",
    tests: [
      '"New organization: active, 0 members, createdAt set to today\'s date"',
      '"id equal to current list length plus one": two of one id are still told apart',
    ],
  },
  {
    id: '4.lists.4',
    text: 'API key status: Active and Inactive; no transition shown.',
    tests: ['"API key status: Active and Inactive; no transition shown"'],
  },
  {
    id: '4.sandbox.1',
    text: 'Sandbox: idle, then analyzing (button shows Analyzing... with a spinner, disabled),',
    tests: [
      '"Sandbox: idle, then analyzing (button shows Analyzing... with a spinner, disabled)": it takes no second press, and can be stopped',
    ],
  },
  {
    id: '4.sandbox.2',
    text: 'then success (green message "Video analysis completed successfully!" and results)',
    tests: ['"then success (green message "Video analysis completed successfully!" and results)"'],
  },
  {
    id: '4.sandbox.3',
    text: 'or error (message under the input).',
    tests: ['"or error (message under the input)", and the next analysis takes it back'],
  },
  {
    id: '4.lists.5',
    text: 'Dialogs open and close for create and edit.',
    tests: ['"Dialogs open and close for create and edit"'],
  },
  {
    id: '4.lists.6',
    text: 'Deleting removes the row at once with no confirmation.',
    tests: [
      '"Deleting removes the row at once with no confirmation": a key',
      '"Deleting removes the row at once with no confirmation": a campaign, one row for one press',
      '"Deleting removes the row at once": a double click deletes one campaign, not the one that moves up under it',
    ],
  },
  {
    id: '4.lists.7',
    text: 'All list changes are local only.',
    tests: ['"All list changes are local only": they outlast another page, vanish on reload, make no calls'],
  },
];
