import { describe, expect, it } from 'vitest';
import { readEmulatorEnvironment, readEnvironment } from './environment';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_APP_ID: 'app',
};

function problemsOf(changes: Record<string, string | undefined>, read = readEmulatorEnvironment): string[] {
  const result = read({ ...complete, ...changes });
  return result.ok ? [] : result.problems;
}

describe('readEnvironment', () => {
  it('reads the four settings, and no emulators when none are named', () => {
    expect(readEnvironment(complete)).toEqual({
      ok: true,
      value: {
        firebase: { apiKey: 'key', authDomain: 'demo.firebaseapp.com', projectId: 'demo', appId: 'app' },
      },
    });
  });

  // @row-35
  it('names every variable that is missing or blank, not only the first', () => {
    const changes = { VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_APP_ID: '  ' };
    const problems = ['VITE_FIREBASE_API_KEY is missing.', 'VITE_FIREBASE_APP_ID is missing.'];
    expect(problemsOf(changes, readEnvironment)).toEqual(problems);
    expect(problemsOf({ ...changes, VITE_AUTH_EMULATOR_URL: 'nonsense' })).toEqual([
      ...problems,
      expect.stringContaining('VITE_AUTH_EMULATOR_URL must be an address'),
      expect.stringContaining('VITE_FIRESTORE_EMULATOR_HOST is missing'),
    ]);
  });

  it.each(['https://example.com/session', 'http://localhost:3000/session', ' https://example.com '])(
    'accepts %j as the URL of the token sync',
    (url) => {
      const result = readEnvironment({ ...complete, VITE_TOKEN_SYNC_URL: url });
      expect(result.ok && result.value.tokenSyncUrl).toBe(url.trim());
    },
  );

  it('has no token sync when its URL is not set', () => {
    const result = readEnvironment({ ...complete, VITE_TOKEN_SYNC_URL: ' ' });
    expect(result.ok && 'tokenSyncUrl' in result.value).toBe(false);
  });

  it.each(['http://example.com/session', 'ftp://example.com', '/session', 'nonsense'])(
    'refuses to send tokens to %j',
    (url) => {
      const problems = problemsOf({ VITE_TOKEN_SYNC_URL: url }, readEnvironment);
      expect(problems).toEqual([expect.stringContaining('VITE_TOKEN_SYNC_URL must be')]);
    },
  );

  it('reads the key of App Check, which is off when it is not set', () => {
    const on = readEnvironment({ ...complete, VITE_APP_CHECK_SITE_KEY: ' 6Labc ' });
    expect(on.ok && on.value.appCheckSiteKey).toBe('6Labc');
    const off = readEnvironment({ ...complete, VITE_APP_CHECK_SITE_KEY: ' ' });
    expect(off.ok && 'appCheckSiteKey' in off.value).toBe(false);
  });

  it('reads the addresses of both emulators', () => {
    const result = readEmulatorEnvironment({
      ...complete,
      VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    });
    expect(result.ok && result.value.emulators).toEqual({
      authUrl: 'http://127.0.0.1:9099',
      firestoreHost: '127.0.0.1',
      firestorePort: 8080,
    });
  });

  it('refuses one emulator without the other', () => {
    expect(problemsOf({ VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })[0]).toContain(
      'VITE_FIRESTORE_EMULATOR_HOST',
    );
    expect(problemsOf({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })[0]).toContain(
      'VITE_AUTH_EMULATOR_URL',
    );
  });

  it.each(['127.0.0.1', 'localhost:0', 'localhost:70000', 'http://localhost:8080', 'a b:1'])(
    'refuses %j as a Firestore address',
    (host) => {
      const problems = problemsOf({
        VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
        VITE_FIRESTORE_EMULATOR_HOST: host,
      });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('VITE_FIRESTORE_EMULATOR_HOST');
    },
  );

  it.each(['127.0.0.1:9099', 'ftp://127.0.0.1', 'nonsense'])('refuses %j as an Auth address', (url) => {
    const problems = problemsOf({
      VITE_AUTH_EMULATOR_URL: url,
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('VITE_AUTH_EMULATOR_URL');
  });
});
