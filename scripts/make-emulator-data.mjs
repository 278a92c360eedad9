/**
 * Recreates `emulator-data`: two accounts and their profiles. Run it inside empty emulators:
 *
 * npx firebase emulators:exec --only auth,firestore --project demo-scenecue "node scripts/make-emulator-data.mjs"
 *
 * Each profile is written as its own user, so the rules apply here too.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNT } from './local/demo-account.mjs';
import { PROJECT_ID } from './local/emulators.mjs';

const FOLDER = fileURLToPath(new URL('../emulator-data', import.meta.url));
const TIME = '2025-05-28T09:00:00.000Z';

const auth = `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com`;
const firestore = `http://${variable('FIRESTORE_EMULATOR_HOST')}/v1/projects/${PROJECT_ID}/databases/(default)`;
const hub = `http://${variable('FIREBASE_EMULATOR_HUB')}`;

const advertisers = [
  {
    uid: 'demo-advertiser',
    name: 'Dana Ortiz',
    email: DEMO_ACCOUNT.email,
    profile: {
      notifications: true,
      emailNotifications: true,
      smsNotifications: true,
      marketingEmails: false,
      twoFactorAuth: false,
      language: 'en',
      timezone: 'EST',
      dateFormat: 'YYYY-MM-DD',
      theme: 'system',
    },
  },
  {
    uid: 'new-advertiser',
    name: 'Sam Okafor',
    email: 'new@scenecue.example',
    profile: { notifications: true, theme: 'light' },
  },
];

// As in production: an unknown email gets the same answer as a wrong password.
await call('PATCH', `${auth}/v2/projects/${PROJECT_ID}/config?updateMask=emailPrivacyConfig`, 'owner', {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});
for (const { uid, name, email, profile } of advertisers) {
  await call('POST', `${auth}/v1/projects/${PROJECT_ID}/accounts`, 'owner', {
    localId: uid,
    displayName: name,
    email,
    password: DEMO_ACCOUNT.password,
  });
  const { idToken } = await call('POST', `${auth}/v1/accounts:signInWithPassword?key=demo-key`, 'owner', {
    email,
    password: DEMO_ACCOUNT.password,
    returnSecureToken: true,
  });
  const fields = Object.entries({ name, email, ...profile, createdAt: TIME, updatedAt: TIME }).map(
    ([field, value]) => [
      field,
      typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    ],
  );
  await call('PATCH', `${firestore}/documents/users/${uid}`, idToken, { fields: Object.fromEntries(fields) });
}
await rm(FOLDER, { recursive: true, force: true });
await call('POST', `${hub}/_admin/export`, 'owner', { path: FOLDER });
// A fixed past date: the emulator rejects a token that is older than its account, and clocks differ.
const accounts = JSON.parse(await readFile(`${FOLDER}/auth_export/accounts.json`, 'utf8'));
for (const account of accounts.users) {
  const milliseconds = String(Date.parse(TIME));
  Object.assign(account, { createdAt: milliseconds, lastLoginAt: milliseconds, lastRefreshAt: TIME });
  Object.assign(account, {
    passwordUpdatedAt: Date.parse(TIME),
    validSince: String(Date.parse(TIME) / 1000),
  });
}
await writeFile(`${FOLDER}/auth_export/accounts.json`, `${JSON.stringify(accounts, null, 2)}\n`);

/** @param {string} name */
function variable(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this inside "firebase emulators:exec".`);
  return value;
}

/** @type {(method: string, url: string, token: string, body: object) => Promise<any>} */
async function call(method, url, token, body) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
