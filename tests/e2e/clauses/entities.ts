import type { Clause } from './clause';

/** Section 3: entities and their fields. */
export const entitiesClauses: readonly Clause[] = [
  {
    id: '3.profile.1',
    text: 'User profile (document collection users, keyed by user id)',
    tests: [
      '"User profile (document collection users, keyed by user id)", "Loaded and saved by the settings page: name, email (read-only in the form), emailNotifications (default true), smsNotifications (default false), marketingEmails (default true), twoFactorAuth (default false), language (default en), timezone (default UTC), dateFormat (default MM/DD/YYYY), theme (default system)"',
    ],
  },
  {
    id: '3.profile.2',
    text: 'Two shapes are seen.',
    tests: [
      '"Two shapes are seen", the first "Created at sign-up …: name, email, notifications (boolean, default true), theme (default light), createdAt (ISO timestamp on first save), updatedAt (ISO timestamp on every save)"',
    ],
  },
  {
    id: '3.profile.3',
    text: 'Created at sign-up or first Google sign-in: name, email, notifications (boolean, default true), theme (default light), createdAt (ISO timestamp on first save), updatedAt (ISO timestamp on every save).',
    tests: [
      '"Two shapes are seen", the first "Created at sign-up …: name, email, notifications (boolean, default true), theme (default light), createdAt (ISO timestamp on first save), updatedAt (ISO timestamp on every save)"',
      '"Created at … first Google sign-in: name, email, notifications (boolean, default true), theme (default light)"',
    ],
  },
  {
    id: '3.profile.4',
    text: 'Loaded and saved by the settings page: name, email (read-only in the form), emailNotifications (default true), smsNotifications (default false), marketingEmails (default true), twoFactorAuth (default false), language (default en), timezone (default UTC), dateFormat (default MM/DD/YYYY), theme (default system).',
    tests: [
      '"User profile (document collection users, keyed by user id)", "Loaded and saved by the settings page: name, email (read-only in the form), emailNotifications (default true), smsNotifications (default false), marketingEmails (default true), twoFactorAuth (default false), language (default en), timezone (default UTC), dateFormat (default MM/DD/YYYY), theme (default system)"',
    ],
  },
  {
    id: '3.profile.5',
    text: "Missing stored values fall back to these defaults; name and email fall back to the signed-in identity's display name and e-mail.",
    tests: [
      '"Missing stored values fall back to these defaults; name and email fall back to the signed-in identity\'s display name and e-mail"',
    ],
  },
  {
    id: '3.profile.6',
    text: 'The two shapes differ in field names and theme defaults (light versus system); both readings are given.',
    tests: [
      '"The two shapes differ in field names and theme defaults (light versus system)", "Theme read at sign-in is dark or light"',
    ],
  },
  {
    id: '3.profile.7',
    text: 'Theme read at sign-in is dark or light.',
    tests: [
      '"The two shapes differ in field names and theme defaults (light versus system)", "Theme read at sign-in is dark or light"',
    ],
  },
  {
    id: '3.auth-user.1',
    text: 'uid, displayName, email.',
    tests: ['Auth user: "uid, displayName, email", as the page reads them'],
  },
  {
    id: '3.forms.1',
    text: 'Sign-in: email, password, rememberMe (boolean).',
    tests: ['"Sign-in: email, password, rememberMe (boolean)"'],
  },
  {
    id: '3.forms.2',
    text: 'Sign-up: fullName, email, password, confirmPassword, rememberMe.',
    tests: ['"Sign-up: fullName, email, password, confirmPassword, rememberMe"'],
  },
  {
    id: '3.forms.3',
    text: 'Password change: currentPassword, newPassword, confirmPassword.',
    tests: ['"Password change: currentPassword, newPassword, confirmPassword"'],
  },
  {
    id: '3.api-key.1',
    text: 'id, name, key, created (date), lastUsed (date), status (Active or Inactive).',
    tests: [
      'API key: "id, name, key, created (date), lastUsed (date), status (Active or Inactive)", "Sample key prefixes indicate live, test or old keys"',
    ],
  },
  {
    id: '3.api-key.2',
    text: 'The dialog also captures description and permissions (list of read, write, admin).',
    tests: ['"The dialog also captures description and permissions (list of read, write, admin)"'],
  },
  {
    id: '3.api-key.3',
    text: 'Sample key prefixes indicate live, test or old keys.',
    tests: [
      'API key: "id, name, key, created (date), lastUsed (date), status (Active or Inactive)", "Sample key prefixes indicate live, test or old keys"',
    ],
  },
  {
    id: '3.configuration.1',
    text: 'maxVideoSize (number, MB, default 500)',
    tests: [
      '"maxVideoSize (number, MB, default 500)", "supportedFormats (mp4, mov, avi)", "processingQuality (low, medium, high; default high)", "autoDeleteProcessed (boolean, default false)"',
    ],
  },
  {
    id: '3.configuration.2',
    text: 'supportedFormats (mp4, mov, avi)',
    tests: [
      '"maxVideoSize (number, MB, default 500)", "supportedFormats (mp4, mov, avi)", "processingQuality (low, medium, high; default high)", "autoDeleteProcessed (boolean, default false)"',
    ],
  },
  {
    id: '3.configuration.3',
    text: 'processingQuality (low, medium, high; default high)',
    tests: [
      '"maxVideoSize (number, MB, default 500)", "supportedFormats (mp4, mov, avi)", "processingQuality (low, medium, high; default high)", "autoDeleteProcessed (boolean, default false)"',
    ],
  },
  {
    id: '3.configuration.4',
    text: 'autoDeleteProcessed (boolean, default false)',
    tests: [
      '"maxVideoSize (number, MB, default 500)", "supportedFormats (mp4, mov, avi)", "processingQuality (low, medium, high; default high)", "autoDeleteProcessed (boolean, default false)"',
    ],
  },
  {
    id: '3.configuration.5',
    text: 'storageProvider (aws, gcp, azure; default aws)',
    tests: [
      '"storageProvider (aws, gcp, azure; default aws)", "storageRegion (text, default us-east-1)", "retentionPeriod (days, default 30)"',
    ],
  },
  {
    id: '3.configuration.6',
    text: 'storageRegion (text, default us-east-1)',
    tests: [
      '"storageProvider (aws, gcp, azure; default aws)", "storageRegion (text, default us-east-1)", "retentionPeriod (days, default 30)"',
    ],
  },
  {
    id: '3.configuration.7',
    text: 'retentionPeriod (days, default 30)',
    tests: [
      '"storageProvider (aws, gcp, azure; default aws)", "storageRegion (text, default us-east-1)", "retentionPeriod (days, default 30)"',
    ],
  },
  {
    id: '3.configuration.8',
    text: 'emailNotifications (default true)',
    tests: [
      '"emailNotifications (default true)", "webhookNotifications (default true)", "notificationEmail (defaults to the signed-in user\'s e-mail)"',
    ],
  },
  {
    id: '3.configuration.9',
    text: 'webhookNotifications (default true)',
    tests: [
      '"emailNotifications (default true)", "webhookNotifications (default true)", "notificationEmail (defaults to the signed-in user\'s e-mail)"',
    ],
  },
  {
    id: '3.configuration.10',
    text: "notificationEmail (defaults to the signed-in user's e-mail)",
    tests: [
      '"emailNotifications (default true)", "webhookNotifications (default true)", "notificationEmail (defaults to the signed-in user\'s e-mail)"',
    ],
  },
  {
    id: '3.configuration.11',
    text: 'defaultAnalysisType (basic, full, custom; default full)',
    tests: [
      '"defaultAnalysisType (basic, full, custom; default full)", "languageDetection, faceDetection, objectDetection, sceneDetection (all default true)"',
    ],
  },
  {
    id: '3.configuration.12',
    text: 'languageDetection, faceDetection, objectDetection, sceneDetection (all default true)',
    tests: [
      '"defaultAnalysisType (basic, full, custom; default full)", "languageDetection, faceDetection, objectDetection, sceneDetection (all default true)"',
    ],
  },
  {
    id: '3.organization.1',
    text: 'id, name, email, phone, address, status (active), members (number), createdAt (date).',
    tests: [
      'Organization: "id, name, email, phone, address, status (active), members (number), createdAt (date)"',
    ],
  },
  {
    id: '3.campaign.1',
    text: 'id, name, status (active or paused), startDate, endDate, budget (number, dollars), analysisType (basic, full, custom), notificationEmail.',
    tests: [
      'Campaign: "id, name, status (active or paused), startDate, endDate, budget (number, dollars), analysisType (basic, full, custom), notificationEmail"',
    ],
  },
  {
    id: '3.analysis.1',
    text: 'status (success or otherwise), videoUrl, analysis = list of entries each with timestamp (milliseconds) and concepts = list of {name, confidence (0 to 1)}.',
    tests: [
      'Analysis result: "status (success or otherwise), videoUrl, analysis = list of entries each with timestamp (milliseconds) and concepts = list of {name, confidence (0 to 1)}"',
    ],
  },
];
