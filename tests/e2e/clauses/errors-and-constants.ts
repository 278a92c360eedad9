import type { Clause } from './clause';

/** Section 8: error catalogue, and section 9: business constants and limits. */
export const errorsAndConstantsClauses: readonly Clause[] = [
  {
    id: '8.1',
    text: 'Sign-in credential failure: "Error: Invalid credentials".',
    tests: [
      '"Sign-in credential failure: "Error: Invalid credentials"": the same for a wrong password and an unknown e-mail, and nothing typed is lost',
      '"Sign-in credential failure: "Error: Invalid credentials"": a service that cannot be reached is said under it',
    ],
  },
  {
    id: '8.2',
    text: 'A password-does-not-meet-requirements code from the provider triggers a password policy check and then the same failure.',
    tests: [
      '"A password-does-not-meet-requirements code from the provider triggers a password policy check and then the same failure"',
    ],
  },
  {
    id: '8.3',
    text: "Sign-up and Google failures: the provider's message text in the red alert.",
    tests: [
      '"Sign-up … failures: the provider\'s message text in the red alert", "They are also logged, stored as the auth error and rethrown"',
      '"… Google failures: the provider\'s message text in the red alert", "They are also logged, stored as the auth error and rethrown": a closed window is said, and the next try works',
      '"… Google failures: the provider\'s message text in the red alert", in clear words where there are any',
    ],
  },
  {
    id: '8.4',
    text: 'They are also logged, stored as the auth error and rethrown.',
    tests: [
      '"Sign-up … failures: the provider\'s message text in the red alert", "They are also logged, stored as the auth error and rethrown"',
      '"… Google failures: the provider\'s message text in the red alert", "They are also logged, stored as the auth error and rethrown": a closed window is said, and the next try works',
      '"Profile save failure logged as "Error saving user profile" and rethrown": the page shows it and keeps what was typed',
    ],
  },
  {
    id: '8.5',
    text: 'Sign-out failure: "Failed to sign out. Please try again." in a fixed bottom-right alert.',
    tests: [
      '"Sign-out failure: "Failed to sign out. Please try again." in a fixed bottom-right alert", until it is dismissed',
    ],
  },
  {
    id: '8.6',
    text: 'Profile load failure: "Failed to load user profile"',
    tests: [
      '"Profile load failure: "Failed to load user profile"", with a way to retry; a skeleton while loading',
    ],
  },
  {
    id: '8.7',
    text: '(logged as "Error getting user profile" and rethrown at the store level).',
    tests: [
      '"(logged as "Error getting user profile" and rethrown at the store level)"',
      '"Profile save failure logged as "Error saving user profile" and rethrown": the page shows it and keeps what was typed',
    ],
  },
  {
    id: '8.8',
    text: 'Profile save failure logged as "Error saving user profile" and rethrown.',
    tests: [
      '"Profile save failure logged as "Error saving user profile" and rethrown": the page shows it and keeps what was typed',
    ],
  },
  {
    id: '8.9',
    text: 'Settings save failure: the error message, or "Failed to update settings" as fallback.',
    tests: [
      '"Settings save failure: the error message": nothing typed is lost, and the next try saves',
      '"or "Failed to update settings" as fallback": for an error without words',
    ],
  },
  {
    id: '8.10',
    text: 'Password errors appear inside the Change Password card.',
    tests: [
      '"Password errors appear inside the Change Password card": the network and too many attempts too',
    ],
  },
  {
    id: '8.11',
    text: 'Auth state observer error: logged and stored.',
    tests: [
      '"Auth state observer error: logged and stored", "The guard redirects to /signin on any auth error"',
    ],
  },
  {
    id: '8.12',
    text: 'The guard redirects to /signin on any auth error.',
    tests: [
      '"Auth state observer error: logged and stored", "The guard redirects to /signin on any auth error"',
    ],
  },
  {
    id: '8.13',
    text: 'Using the auth facility outside its provider throws "useAuth must be used within an AuthProvider".',
    tests: [
      '"Using the auth facility outside its provider throws "useAuth must be used within an AuthProvider""',
    ],
  },
  {
    id: '8.14',
    text: 'Sandbox: non-OK HTTP response gives "Failed to analyze video: Error: {status code}";',
    tests: [
      '"non-OK HTTP response gives "Failed to analyze video: Error: {status code}"", with the words of the server on a line of their own',
      '"non-OK HTTP response gives "Failed to analyze video: Error: {status code}"": the real function refuses an address that must not be read',
    ],
  },
  {
    id: '8.15',
    text: 'any other failure gives "Failed to analyze video: {message}",',
    tests: ['"any other failure gives "Failed to analyze video: {message}"": a broken connection'],
  },
  {
    id: '8.16',
    text: 'shown as helper text under the URL field which turns to an error state.',
    tests: ['"shown as helper text under the URL field which turns to an error state"'],
  },
  {
    id: '8.17',
    text: 'Empty input gives "Please enter a video URL".',
    tests: ['"Empty input gives "Please enter a video URL""'],
  },
  {
    id: '8.18',
    text: 'Configuration: Reset to Defaults shows an error alert "Failed to reset configuration" and resets nothing;',
    tests: ['"Reset to Defaults shows an error alert "Failed to reset configuration" and resets nothing"'],
  },
  {
    id: '8.19',
    text: 'Save Changes shows a success alert "Configuration saved successfully" and saves nothing.',
    tests: ['"Save Changes shows a success alert "Configuration saved successfully" and saves nothing"'],
  },
  { id: '8.20', text: 'Theme load failure: logged only.', tests: ['"Theme load failure: logged only"'] },
  {
    id: '8.21',
    text: 'Server-side error responses beyond these are not shown.',
    observable: 'no',
    why: 'It says that the document does not tell how else a server fails.',
  },
  {
    id: '9.1',
    text: 'Sidebar width 280 px expanded, 72 px collapsed.',
    tests: ['"Sidebar width 280 px expanded, 72 px collapsed"'],
  },
  {
    id: '9.2',
    text: 'Password minimum 8 characters at sign-in and sign-up, 6 at settings.',
    tests: ['"Password minimum 8 characters at sign-in and sign-up, 6 at settings"'],
  },
  {
    id: '9.3',
    text: 'Language options: en (English), es (Spanish), fr (French), de (German).',
    tests: [
      '"Language options: en (English), es (Spanish), fr (French), de (German)", "Timezone options: UTC, EST, PST", "Date format options: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD", "Theme options: system, light, dark"',
    ],
  },
  {
    id: '9.4',
    text: 'Timezone options: UTC, EST, PST.',
    tests: [
      '"Language options: en (English), es (Spanish), fr (French), de (German)", "Timezone options: UTC, EST, PST", "Date format options: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD", "Theme options: system, light, dark"',
    ],
  },
  {
    id: '9.5',
    text: 'Date format options: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD.',
    tests: [
      '"Language options: en (English), es (Spanish), fr (French), de (German)", "Timezone options: UTC, EST, PST", "Date format options: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD", "Theme options: system, light, dark"',
    ],
  },
  {
    id: '9.6',
    text: 'Theme options: system, light, dark.',
    tests: [
      '"Language options: en (English), es (Spanish), fr (French), de (German)", "Timezone options: UTC, EST, PST", "Date format options: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD", "Theme options: system, light, dark"',
    ],
  },
  {
    id: '9.7',
    text: 'New profile defaults: notifications true, theme light (sign-up) or the settings defaults above.',
    tests: [
      '"New profile defaults: notifications true, theme light (sign-up) or the settings defaults above"',
    ],
  },
  {
    id: '9.8',
    text: 'Default max video size 500 MB; retention 30 days; supported formats mp4, mov, avi.',
    tests: ['"Default max video size 500 MB; retention 30 days; supported formats mp4, mov, avi"'],
  },
  {
    id: '9.9',
    text: 'Pro plan $49/month; usage 75%.',
    tests: ['"Pro plan $49/month; usage 75%": on the page and in the terms'],
  },
  {
    id: '9.10',
    text: 'Confidence thresholds 80, 85, 90, 95 percent.',
    tests: ['"Confidence thresholds 80, 85, 90, 95 percent": each belongs to the step below it'],
  },
  {
    id: '9.11',
    text: 'Sample top sources fall in 5-point steps starting at 30%.',
    tests: ['"Sample top sources fall in 5-point steps starting at 30%"'],
  },
  {
    id: '9.12',
    text: 'Themes: light (primary blue) and dark.',
    tests: ['"Themes: light (primary blue) and dark"'],
  },
  {
    id: '9.13',
    text: "Terms: 30 days' notice of changes; privacy minimum age 13; both dated May 28, 2025.",
    tests: ['"Terms: 30 days\' notice of changes; privacy minimum age 13; both dated May 28, 2025"'],
  },
];
