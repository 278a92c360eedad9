import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, type DocumentReference, type Firestore } from 'firebase/firestore';

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
  const env = await initializeTestEnvironment({
    projectId: `demo-rules-${crypto.randomUUID()}`,
    firestore: {
      host: host.slice(0, host.lastIndexOf(':')),
      port: Number(host.slice(host.lastIndexOf(':') + 1)),
      rules: await readFile(RULES, 'utf8'),
    },
  });
  started.push(env);
  return env;
}

const started: RulesTestEnvironment[] = [];

/**
 * Puts other rules in the place of the repository's, wherever `startRules` has put them: for tests of the
 * tests. @throws Error with the emulator's words when it cannot read them
 */
export async function replaceRules(content: string): Promise<void> {
  const replace = async ({ projectId }: RulesTestEnvironment) => {
    const response = await fetch(`${emulator()}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content }] } }),
    });
    if (!response.ok) throw new Error(`These rules cannot be read: ${await response.text()}`);
  };
  await Promise.all(started.map(replace));
}

function emulator(): string {
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
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

/**
 * Stores a document of texts and flags past the rules. By the emulator's REST interface: a client without
 * rules would be a new one each time, and take longer than all else in a test.
 */
export async function store(
  { projectId }: RulesTestEnvironment,
  data: object,
  path = `users/${UID}`,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) },
    ]),
  );
  const documents = `${emulator()}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`Not stored: ${await response.text()}`);
}
