import { UnsecuredJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createAnalyzeHandler } from './analyze-handler';
import { startFunction } from './start-function';
import { errorOf, JSON_TYPE, post } from './testing/handler-set-up';

const PROJECT = 'demo-scenecue';
const DEMO_ONLY = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'ANALYSIS_ALLOW_HOSTS'];

/** A request with a token as the emulator issues it: all claims are correct, and it is unsigned. */
function unsigned(project: string): Request {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: 'ada' };
  const token = new UnsecuredJWT({ ...claims, iat: now, auth_time: now, exp: now + 600 }).encode();
  return post('{"url":"https://example.com/a.mp4"}', { ...JSON_TYPE, authorization: `Bearer ${token}` });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['email-not-verified', 'REQUIRE_VERIFIED_EMAIL', 'true'],
  ['app-not-verified', 'APP_CHECK_PROJECT_NUMBER', '123456789012'],
])('a caller is refused as %s when %s is set', async (code, name, value) => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
  vi.stubEnv(name, value);
  const handle = startFunction(createAnalyzeHandler);
  expect(await errorOf(await handle(unsigned(PROJECT)))).toMatchObject({ status: 403, code });
});

it('an unsigned token is refused when no emulator is set, without a request for keys', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
  vi.stubEnv('FIREBASE_PROJECT_ID', 'scenecue-prod');
  // If it were accepted, the next check would refuse it before anything is fetched.
  vi.stubEnv('REQUIRE_VERIFIED_EMAIL', 'true');
  for (const name of DEMO_ONLY) vi.stubEnv(name, undefined);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const handle = startFunction(createAnalyzeHandler);
  expect(await errorOf(await handle(unsigned('scenecue-prod')))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
  expect(asked).not.toHaveBeenCalled();
});

it('no key of a service stays where a child process could read it', () => {
  vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT);
  const keys = ['TRANSCRIPTION_KEY', 'UNDERSTANDING_KEY'];
  for (const name of ['TRANSCRIPTION', 'UNDERSTANDING']) {
    vi.stubEnv(`${name}_URL`, 'https://example.com/v1');
    vi.stubEnv(`${name}_MODEL`, 'm');
    vi.stubEnv(`${name}_KEY`, 'secret');
  }
  let services: unknown[] = [];
  startFunction((options) => {
    services = [options.speechToTextOf, options.sceneUnderstandingOf];
    return createAnalyzeHandler(options);
  });
  expect(services.every((service) => typeof service === 'function')).toBe(true);
  expect(keys.map((name) => process.env[name])).toEqual([undefined, undefined]);
});
