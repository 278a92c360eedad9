interface Emulators {
  authUrl: string;
  firestoreHost: string;
  firestorePort: number;
}

/** The checked environment variables of the build. */
export interface Environment {
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Only for local development: where the emulators are. */
  emulators?: Emulators;
  /** URL to which the ID token of the signed-in user is also sent, if set. */
  tokenSyncUrl?: string;
  /** Site key of reCAPTCHA Enterprise, for App Check. Unless set, calls of the functions carry no App Check token. */
  appCheckSiteKey?: string;
}

export type EnvironmentResult = { ok: true; value: Environment } | { ok: false; problems: string[] };

/** The raw variables; a missing one is undefined or an empty string. */
export type RawEnvironment = { readonly [Name in keyof ImportMetaEnv]?: ImportMetaEnv[Name] | undefined };

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** A bearer token must be sent encrypted, or must not leave this machine. */
function isSafeForTokens(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

/** Splits `host:port`; null if it is something else. IPv6 addresses must be in brackets. */
function parseHostAndPort(text: string): { host: string; port: number } | null {
  const match = /^(\[[0-9a-fA-F:]+\]|[^\s:/]+):(\d{1,5})$/.exec(text);
  const port = Number(match?.[2]);
  return match?.[1] && port > 0 && port < 65_536 ? { host: match[1], port } : null;
}

/** Where the emulators are, and a sentence for each variable that is missing or wrong. */
function readEmulators(raw: RawEnvironment): { emulators: Emulators; problems: string[] } {
  const authUrl = raw.VITE_AUTH_EMULATOR_URL?.trim() ?? '';
  const firestore = raw.VITE_FIRESTORE_EMULATOR_HOST?.trim() ?? '';
  const address = parseHostAndPort(firestore);
  const problems: string[] = [];
  // With only one of the two, half of the data would go to production.
  if (!authUrl) problems.push('VITE_AUTH_EMULATOR_URL is missing: the emulators go together.');
  else if (!isHttpUrl(authUrl)) {
    problems.push(
      `VITE_AUTH_EMULATOR_URL must be an address such as http://127.0.0.1:9099, not "${authUrl}".`,
    );
  }
  if (!firestore) problems.push('VITE_FIRESTORE_EMULATOR_HOST is missing: the emulators go together.');
  else if (!address) {
    problems.push(
      `VITE_FIRESTORE_EMULATOR_HOST must be a host and a port such as 127.0.0.1:8080, not "${firestore}".`,
    );
  }
  return {
    emulators: { authUrl, firestoreHost: address?.host ?? '', firestorePort: address?.port ?? 0 },
    problems,
  };
}

/** The settings of the hosted services, which every build needs. */
export function readEnvironment(raw: RawEnvironment): EnvironmentResult {
  const problems = REQUIRED.filter((name) => !raw[name]?.trim()).map((name) => `${name} is missing.`);
  const appCheckSiteKey = raw.VITE_APP_CHECK_SITE_KEY?.trim() ?? '';
  const tokenSyncUrl = raw.VITE_TOKEN_SYNC_URL?.trim() ?? '';
  if (tokenSyncUrl && !isSafeForTokens(tokenSyncUrl)) {
    problems.push(
      `VITE_TOKEN_SYNC_URL must be an address such as https://example.com/session, not "${tokenSyncUrl}".`,
    );
  }
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      firebase: {
        apiKey: raw.VITE_FIREBASE_API_KEY?.trim() ?? '',
        authDomain: raw.VITE_FIREBASE_AUTH_DOMAIN?.trim() ?? '',
        projectId: raw.VITE_FIREBASE_PROJECT_ID?.trim() ?? '',
        appId: raw.VITE_FIREBASE_APP_ID?.trim() ?? '',
      },
      ...(tokenSyncUrl ? { tokenSyncUrl } : {}),
      ...(appCheckSiteKey ? { appCheckSiteKey } : {}),
    },
  };
}

/** The same for a build that talks to the emulators; both must be named. */
export function readEmulatorEnvironment(raw: RawEnvironment): EnvironmentResult {
  const hosted = readEnvironment(raw);
  const { emulators, problems } = readEmulators(raw);
  if (!hosted.ok) return { ok: false, problems: [...hosted.problems, ...problems] };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...hosted.value, emulators } };
}

/**
 * Reads `import.meta.env` by full names, because the bundler replaces exactly these names with the values. In a build
 * without emulators it also drops all code for them.
 *
 * @returns the environment, or one sentence for each variable that is missing or wrong
 */
export function buildEnvironment(): EnvironmentResult {
  const hosted = {
    VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
    VITE_TOKEN_SYNC_URL: import.meta.env.VITE_TOKEN_SYNC_URL,
    VITE_APP_CHECK_SITE_KEY: import.meta.env.VITE_APP_CHECK_SITE_KEY,
  };
  if (import.meta.env.VITE_AUTH_EMULATOR_URL || import.meta.env.VITE_FIRESTORE_EMULATOR_HOST) {
    return readEmulatorEnvironment({
      ...hosted,
      VITE_AUTH_EMULATOR_URL: import.meta.env.VITE_AUTH_EMULATOR_URL,
      VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
    });
  }
  return readEnvironment(hosted);
}

/** Whether this is a production build, and not the development server. */
export const isProductionBuild = (): boolean => import.meta.env.PROD;
