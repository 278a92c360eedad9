import { UnsecuredJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createAnalyzeHandler } from './analyze-handler';
import { startFunction } from './start-function';
import { errorOf, JSON_TYPE, post } from './testing/handler-set-up';

const PROJECT = 'demo-scenecue';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['email-not-verified', 'REQUIRE_VERIFIED_EMAIL', 'true'],
  ['app-not-verified', 'APP_CHECK_PROJECT_NUMBER', '123456789012'],
])('refuses a caller as %s where %s is set', async (code, name, value) => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
  vi.stubEnv(name, value);
  const handle = startFunction(createAnalyzeHandler);
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'somebody' };
  const token = new UnsecuredJWT({ ...claims, iat: now, auth_time: now, exp: now + 600 }).encode();
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  const response = await handle(post('{"url":"https://example.com/a.mp4"}', headers));
  expect(await errorOf(response)).toMatchObject({ status: 403, code });
});
