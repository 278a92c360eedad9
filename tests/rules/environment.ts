import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type DocumentReference, type Firestore } from 'firebase/firestore';

const RULES = new URL('../../firestore.rules', import.meta.url);

/** The person whose document the tests are about. */
export const UID = 'ada';
export const EMAIL = 'ada@example.com';

export const CREATED = '2025-05-28T08:00:00.000Z';
export const LATER = '2025-05-29T09:30:00.000Z';

/**
 * The rules of this repository in the Firestore emulator, in a project that nobody else has: other rules and
 * other data do not meet it, and clearing it takes nothing from other tests.
 */
export async function startRules(): Promise<RulesTestEnvironment> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) {
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set: these tests need the emulator. "npm test" starts it.',
    );
  }
  // Every refusal that a test expects would be a warning otherwise.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: `demo-rules-${crypto.randomUUID()}`,
    firestore: {
      host: host.slice(0, host.lastIndexOf(':')),
      port: Number(host.slice(host.lastIndexOf(':') + 1)),
      rules: await readFile(RULES, 'utf8'),
    },
  });
}

/** Only what must be there. */
export const smallest = { name: 'Ada Lovelace', email: EMAIL, createdAt: CREATED, updatedAt: CREATED };

/** Every field that may be there. */
export const whole = {
  ...smallest,
  notifications: true,
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  twoFactorAuth: false,
  language: 'en',
  timezone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  theme: 'system',
};

/** Ada's profile as `db` sees it. */
export function profileIn(db: Firestore): DocumentReference {
  return doc(db, 'users', UID);
}

/** The database for Ada, signed in with `email`. A new client: make one and keep it. */
export function ada(env: RulesTestEnvironment, email = EMAIL): Firestore {
  return database(env.authenticatedContext(UID, { email }));
}

/** A context's database for the functions of `firebase/firestore`; its own type is that of the older interface. */
export function database(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** Stores a document past the rules. */
export async function store(env: RulesTestEnvironment, data: object, path = `users/${UID}`): Promise<void> {
  await env.withSecurityRulesDisabled((context) => setDoc(doc(database(context), path), data));
}
