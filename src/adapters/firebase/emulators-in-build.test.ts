import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from './config';
import { createFirebaseIdentity } from './identity';
import { createFirebaseDocuments } from './documents';

const settings: FirebaseSettings = {
  apiKey: 'key',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo',
  appId: 'app',
  emulators: { authUrl: 'http://127.0.0.1:1', firestoreHost: '127.0.0.1', firestorePort: 1 },
};

describe('emulators in a build that was made without them', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_AUTH_EMULATOR_URL', '');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('make every call of the identity service fail, and never reach production instead', async () => {
    const identity = createFirebaseIdentity(settings);
    const message = 'This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.';
    const failure = await new Promise<Error>((resolve, reject) => {
      identity.observe(() => {
        reject(new Error('a user was reported'));
      }, resolve);
    });
    expect(failure.message).toBe(message);
    const answers = [
      identity.signIn('ada@example.com', 'Correct-Horse-7', true),
      identity.signUp('ada@example.com', 'Correct-Horse-7', 'Ada', true),
      identity.signInWithGoogle(true),
      identity.signOut(),
      identity.updateDisplayName('Ada'),
      identity.changePassword('Correct-Horse-7', 'Correct-Horse-8'),
    ];
    for (const answer of answers)
      expect(await answer).toEqual({ ok: false, failure: { kind: 'unknown', message } });
    await expect(identity.idToken()).rejects.toThrow(message);
  });

  it('leave no code in the build: neither their modules nor the dialog of the Google test account', async () => {
    const { modules, text } = await buildIdentity('');
    expect(modules.filter((id) => /emulator|test-account/.test(id))).toEqual([]);
    expect(text).not.toMatch(/test.account/i);
    // The same build for the emulators contains them, so the search above does find them.
    const local = await buildIdentity('http://127.0.0.1:9099');
    expect(local.modules.filter((id) => /emulator|test-account/.test(id))).not.toEqual([]);
    expect(local.text).toMatch(/Google test account/);
  }, 120_000);

  it('make every call for documents fail', async () => {
    const { profiles } = createFirebaseDocuments(settings, {
      identityStarted: () => Promise.resolve(),
      isRemembered: () => false,
    });
    await expect(profiles.merge('ada', {})).rejects.toMatchObject({ problem: 'unknown' });
    const failed = vi.fn();
    profiles.follow('ada', () => undefined, failed);
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  });
});

/** Builds the adapter as the site is built; the vendor's packages, which are big, stay outside. */
async function buildIdentity(emulatorUrl: string): Promise<{ modules: string[]; text: string }> {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', emulatorUrl);
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'import.meta.env.VITE_AUTH_EMULATOR_URL': JSON.stringify(emulatorUrl) },
    resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./identity.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: /^firebase\// },
    },
  })) as Rolldown.RolldownOutput[];
  const files = built.flatMap(({ output }) => output);
  return {
    modules: files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [file.fileName])),
    text: files.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n'),
  };
}
