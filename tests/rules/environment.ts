import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, type DocumentReference, type Firestore } from 'firebase/firestore';

const RULES = new URL('../../firestore.rules', import.meta.url);

/** The user whose document is under test. */
export const UID = 'ada';
export const EMAIL = 'ada@example.com';

export const CREATED = '2025-05-28T08:00:00.000Z';
export const LATER = '2025-05-29T09:30:00.000Z';

/**
 * A unique project, so that its rules and data do not affect other tests, and clearing it deletes nothing of theirs.
 */
const projectId = `demo-rules-${crypto.randomUUID()}`;

/** The rules of this repository in the Firestore emulator. */
export async function startRules(): Promise<RulesTestEnvironment> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) {
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set: these tests need the emulator. "npm test" starts it.',
    );
  }
  // Otherwise every expected rejection would log a warning.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: {
      host: host.slice(0, host.lastIndexOf(':')),
      port: Number(host.slice(host.lastIndexOf(':') + 1)),
      rules: await readFile(RULES, 'utf8'),
    },
  });
}

/**
 * Replaces the repository's rules by others, for the mutation tests.
 * @throws Error with the emulator's message when it cannot read them
 */
export async function replaceRules(content: string): Promise<void> {
  const response = await fetch(`${emulator()}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  if (!response.ok) throw new Error(`These rules cannot be read: ${await response.text()}`);
}

function emulator(): string {
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
}

/** Only the required fields. */
export const smallest = { name: 'Ada Lovelace', email: EMAIL, createdAt: CREATED, updatedAt: CREATED };

/** All allowed fields. */
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

/** The database for Ada, signed in with `email`. This creates a new client, so reuse it. */
export function ada(env: RulesTestEnvironment, email = EMAIL): Firestore {
  return database(env.authenticatedContext(UID, { email }));
}

/** A context's database for the functions of `firebase/firestore`; its declared type is that of the older API. */
export function database(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** A value in Firestore's REST format. A whole number is an integer there, as in the SDK. */
function toValue(value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { [Number.isInteger(value) ? 'integerValue' : 'doubleValue']: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: toFields(value) } };
  return { stringValue: String(value) };
}

function toFields(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

/**
 * Stores a document of texts, flags, numbers, times (`Date`) and maps without the rules. Uses the emulator's REST
 * interface, because a client without rules would have to be created each time, which would be the slowest part of a
 * test.
 */
export async function store(data: object, path = `users/${UID}`): Promise<void> {
  const response = await requestDocuments('owner', 'PATCH', path, { fields: toFields(data) });
  if (!response.ok) throw new Error(`Not stored: ${await response.text()}`);
}

/**
 * Writes a document as Ada through the REST interface, under the rules, as a function does with her token.
 * @param fields in the format of the interface
 * @param times the fields that the server sets to its time
 * @returns the HTTP status: 200, or 403 when the rules reject it
 */
export async function writeByRest(
  path: string,
  fields: Record<string, object>,
  times: readonly string[],
): Promise<number> {
  const name = `projects/${projectId}/databases/(default)/documents/${path}`;
  const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const { status } = await requestDocuments(unsignedToken(), 'POST', ':commit', {
    writes: [{ update: { name, fields }, updateTransforms }],
  });
  return status;
}

/** The emulator accepts unsigned tokens. */
function unsignedToken(): string {
  const claims = { sub: UID, user_id: UID, email: EMAIL, aud: projectId, iat: 0, exp: 2 ** 32 };
  const encoded = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${encoded.join('.')}.`;
}

function requestDocuments(token: string, method: string, path: string, body: object): Promise<Response> {
  const documents = `${emulator()}/v1/projects/${projectId}/databases/(default)/documents`;
  return fetch(`${documents}${path.startsWith(':') ? '' : '/'}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
