import type { Clause } from './clause';

/** Section 7: the calls it makes. */
export const callsClauses: readonly Clause[] = [
  {
    id: '7.1',
    text: "Most calls go through an identity provider's client library and a document store, so no HTTP method or path is shown for them.",
    tests: [
      '"Sign in with e-mail and password | credential sign-in with email, password", "Most calls go through an identity provider\'s client library"',
    ],
  },
  {
    id: '7.2',
    text: 'Sign in with e-mail and password | credential sign-in with email, password',
    tests: [
      '"Sign in with e-mail and password | credential sign-in with email, password", "Most calls go through an identity provider\'s client library"',
    ],
  },
  {
    id: '7.3',
    text: 'Sign in or up with Google-style provider | popup sign-in; afterwards read users/{uid}, create it if absent with name, email, notifications true, theme light',
    tests: [
      '"Sign in or up with Google-style provider | popup sign-in; afterwards read users/{uid}, create it if absent with name, email, notifications true, theme light"',
    ],
  },
  {
    id: '7.4',
    text: 'Sign up | email, password, display name; create account, set display name, then save users/{uid} with name, email, notifications true, theme light',
    tests: [
      '"Sign up | email, password, display name; create account, set display name, then save users/{uid} with name, email, notifications true, theme light"',
    ],
  },
  { id: '7.5', text: 'Sign out | no payload', tests: ['"Sign out | no payload"'] },
  {
    id: '7.6',
    text: 'Update auth profile | displayName, on settings save',
    tests: [
      '"settings saves name, email, emailNotifications, smsNotifications, marketingEmails, twoFactorAuth, language, timezone, dateFormat, theme", "Update auth profile | displayName, on settings save"',
    ],
  },
  {
    id: '7.7',
    text: 'Change password | re-authenticate with current password, then update password',
    tests: [
      '"Change password | re-authenticate with current password, then update password", and the fields are emptied',
    ],
  },
  {
    id: '7.8',
    text: 'Load profile | read users/{uid}; returns data or null',
    tests: ['"Load profile | read users/{uid}; returns data or null"'],
  },
  {
    id: '7.9',
    text: 'Save profile | write users/{uid}: update if present, else create with timestamps; settings saves name, email, emailNotifications, smsNotifications, marketingEmails, twoFactorAuth, language, timezone, dateFormat, theme',
    tests: [
      '"settings saves name, email, emailNotifications, smsNotifications, marketingEmails, twoFactorAuth, language, timezone, dateFormat, theme", "Update auth profile | displayName, on settings save"',
      '"Save profile | write users/{uid}: update if present, else create with timestamps"',
    ],
  },
  {
    id: '7.10',
    text: 'Token sync | optional POST with bearer token to a configured URL, DELETE when signed out; only if configured, not a product feature',
    tests: [
      '"Token sync | optional POST with bearer token to a configured URL, DELETE when signed out"',
      '"only if configured, not a product feature": otherwise nobody is told',
    ],
  },
  {
    id: '7.11',
    text: 'Analyze video | POST /.netlify/functions/analyze, JSON content type, body {url}; response JSON {status, videoUrl, analysis[{timestamp, concepts[{name, confidence}]}]}',
    tests: [
      '"POST /.netlify/functions/analyze, JSON content type, body {url}": and the ID token of the person',
      '"response JSON {status, videoUrl, analysis[{timestamp, concepts[{name, confidence}]}]}": of the real function',
    ],
  },
  {
    id: '7.12',
    text: 'Configuration save/reset, API keys, organizations, campaigns and billing make no calls.',
    tests: ['"Configuration save/reset, API keys, organizations, campaigns and billing make no calls"'],
  },
  {
    id: '7.13',
    text: 'Other server responses are not shown.',
    observable: 'no',
    why: 'It says that the document does not tell what else a server answers.',
  },
];
