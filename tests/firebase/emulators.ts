import type { FirebaseSettings } from '../../src/adapters/firebase/config';

/** The project that the emulators are started for. */
export const PROJECT_ID = 'demo-scenecue';

/** `host:port` of an emulator, from the variable that firebase-tools sets. */
export function emulatorHost(variable: 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST'): string {
  const host = process.env[variable];
  if (!host)
    throw new Error(`${variable} is not set: these tests need the emulators. "npm test" starts them.`);
  return host;
}

/** Settings of the application for the running emulators. `authUrl` replaces the URL of the Auth emulator. */
export function emulatorSettings(authUrl = authEmulatorUrl()): FirebaseSettings {
  const firestore = new URL(`http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}`);
  return {
    apiKey: 'demo-key',
    authDomain: `${PROJECT_ID}.firebaseapp.com`,
    projectId: PROJECT_ID,
    appId: 'demo-app',
    emulators: { authUrl, firestoreHost: firestore.hostname, firestorePort: Number(firestore.port) },
  };
}

export function authEmulatorUrl(): string {
  return `http://${emulatorHost('FIREBASE_AUTH_EMULATOR_HOST')}`;
}

/** An email address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Meets every rule of the specification. */
export const PASSWORD = 'Correct-Horse-7';

/** Calls the Auth emulator with administrator rights; `path` starts after the version. */
export async function authAdmin(method: 'POST' | 'PATCH', path: string, body: object): Promise<unknown> {
  return admin(method, `${authEmulatorUrl()}/identitytoolkit.googleapis.com/${path}`, body);
}

/** Reads or writes `users/{uid}` without the rules; the fields are in Firestore's REST format. */
export async function storedProfile(uid: string, fields?: Record<string, { stringValue: string }>) {
  const path = `v1/projects/${PROJECT_ID}/databases/(default)/documents/users/${uid}`;
  const url = `http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}/${path}`;
  const document = (await (fields ? admin('PATCH', url, { fields }) : admin('GET', url))) as {
    fields: Record<string, { stringValue?: string; booleanValue?: boolean }>;
  };
  return Object.fromEntries(
    Object.entries(document.fields).map(([name, value]) => [name, value.stringValue ?? value.booleanValue]),
  );
}

/** A value of a document in Firestore's REST format. */
function valueOf(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return { mapValue: { fields: fieldsOf(value as object) } };
}

const fieldsOf = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]: [string, unknown]) => [name, valueOf(value)]));

const documents = () =>
  `http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

/** Writes these fields of a document without the rules; other fields are unchanged. */
export async function storeDocument(path: string, data: object): Promise<void> {
  const mask = Object.keys(data).map((field) => `updateMask.fieldPaths=${field}`);
  await admin('PATCH', `${documents()}/${path}?${mask.join('&')}`, { fields: fieldsOf(data) });
}

/** Number of documents in a collection, read without the rules. */
export async function countDocuments(path: string): Promise<number> {
  const found = (await admin('GET', `${documents()}/${path}`)) as { documents?: unknown[] };
  return found.documents?.length ?? 0;
}

async function admin(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
