import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from './function-client';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a function whose environment is wrong', () => {
  // @row-35
  it('says in the log what, and to the client only that', async () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('ANALYSIS_PROVIDER', 'magic');
    vi.stubEnv('FIREBASE_PROJECT_ID', '');
    const { default: handle } = await import('../../netlify/functions/analyze.mts');
    const response = await handle(new Request('http://localhost/', { method: 'POST' }));
    const { status, code, message } = await refusal(response);
    expect({ status, code }).toEqual({ status: 500, code: 'misconfigured' });
    expect(message).not.toMatch(/ANALYSIS|FIREBASE|magic/);
    const logged = String(output.mock.calls[0]?.[0]);
    expect(logged).toContain('ANALYSIS_PROVIDER');
    expect(logged).toContain('FIREBASE_PROJECT_ID');
  });

  it('stores nothing without the key of the identity service', async () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
    vi.stubEnv('FIREBASE_PROJECT_ID', 'scenecue-prod');
    for (const name of ['VITE_FIREBASE_API_KEY', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])
      vi.stubEnv(name, undefined);
    const { default: handle } = await import('../../netlify/functions/analyze-background.mts');
    expect((await handle(new Request('http://localhost/', { method: 'POST' }))).status).toBe(500);
    expect(String(output.mock.calls[0]?.[0])).toContain('FIREBASE_API_KEY is missing');
  });

  it('does without Clarifai rather than without its key, and falls back to nothing', async () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('ANALYSIS_PROVIDER', 'clarifai');
    vi.stubEnv('FIREBASE_PROJECT_ID', 'scenecue-prod');
    vi.stubEnv('CLARIFAI_PAT', 'a secret with spaces');
    const { default: handle } = await import('../../netlify/functions/analyze.mts');
    const response = await handle(new Request('http://localhost/', { method: 'POST' }));
    const { status, code, message } = await refusal(response);
    expect({ status, code }).toEqual({ status: 500, code: 'misconfigured' });
    expect(message).not.toMatch(/clarifai/i);
    const logged = String(output.mock.calls[0]?.[0]);
    expect(logged).toContain('CLARIFAI_PAT');
    expect(logged).not.toContain('a secret');
  });

  it('opens no door for tokens or hosts of a real project', async () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
    vi.stubEnv('FIREBASE_PROJECT_ID', 'scenecue-prod');
    const doors = {
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      ANALYSIS_ALLOW_HOSTS: '127.0.0.1:8000',
    };
    for (const [name, value] of Object.entries(doors)) vi.stubEnv(name, value);
    const { default: handle } = await import('../../netlify/functions/analyze.mts');
    const response = await handle(new Request('http://localhost/', { method: 'POST' }));
    expect(response.status).toBe(500);
    for (const name of Object.keys(doors)) expect(String(output.mock.calls[0]?.[0])).toContain(name);
  });
});
