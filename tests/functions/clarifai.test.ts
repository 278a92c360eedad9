import { readFileSync } from 'node:fs';
import { UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  KEY,
  refuse,
  startClarifaiServer,
  type ClarifaiServer,
  type Reply,
} from '../../netlify/analysis/providers/clarifai/testing/clarifai-server';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../netlify/analysis/source/testing/local-server';
import { eventsOf } from '../../netlify/http/testing/read-events';
import { analysisResponseSchema } from '../../src/contracts/analysis';
import { analysisErrorSchema } from '../../src/contracts/analysis-error';

const PROJECT = 'demo-scenecue';
const VIDEO = readFileSync(new URL('../../public/sample/program.mp4', import.meta.url));

/** The whole function as the platform starts it, with the hosted provider. */
let handle: (request: Request) => Promise<Response>;
let clarifai: ClarifaiServer;
let documented: Reply;
let media: LocalServer;
let logged: string[];

beforeAll(async () => {
  const video = { names: ['beer', 'glass'], durationMs: 30_000 };
  clarifai = await startClarifaiServer(new Map([[VIDEO.toString('base64'), video]]));
  documented = clarifai.reply;
  media = await startServer((request, response) => serveRange(request, response, VIDEO));
  vi.resetModules();
  vi.stubEnv('ANALYSIS_PROVIDER', 'clarifai');
  vi.stubEnv('CLARIFAI_PAT', KEY);
  vi.stubEnv('CLARIFAI_BASE_URL', clarifai.settings.origin);
  vi.stubEnv('CLARIFAI_SAMPLE_MS', '5000');
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
  vi.stubEnv('ANALYSIS_ALLOW_HOSTS', media.host);
  vi.stubEnv('MAX_ANALYSES_PER_MINUTE', '6');
  ({ default: handle } = await import('../../netlify/functions/analyze.mts'));
  // The key has been read and is not accessible to code that runs later.
  expect(process.env.CLARIFAI_PAT).toBeUndefined();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  logged = [];
  const keep = (line: unknown): void => void logged.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  clarifai.reply = documented;
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(logged.join('\n')).not.toContain(KEY);
});

afterAll(() => Promise.all([clarifai.close(), media.close()]));

function ask(headers: Record<string, string> = {}, uid = 'ada'): Promise<Response> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: uid };
  const token = new UnsecuredJWT({ ...claims, iat: now, auth_time: now, exp: now + 600 }).encode();
  return handle(
    new Request('http://localhost/.netlify/functions/analyze', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ url: `${media.url}video.mp4` }),
    }),
  );
}

describe('the function with Clarifai', () => {
  it('answers with the concepts of Clarifai, at the times of its frames', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    const result = v.parse(analysisResponseSchema, await response.json());
    expect(result).toMatchObject({ status: 'success', provider: 'clarifai', intervalMs: 5_000 });
    expect(result.analysis.map(({ timestamp }) => timestamp)).toEqual([
      2_500, 7_500, 12_500, 17_500, 22_500, 27_500,
    ]);
    for (const { concepts } of result.analysis)
      expect(concepts.map(({ name }) => name)).toEqual(['beer', 'glass']);
  });

  it('a refused key is in the log and not in the answer', async () => {
    clarifai.reply = refuse(401, 11009);
    const response = await ask();
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/clarifai|key|11009/i);
    expect(v.parse(analysisErrorSchema, JSON.parse(text)).error.code).toBe('internal');
    expect(logged.join('\n')).toContain('status 11009 CONN_KEY_NOT_FOUND, request req-1');
  });

  it('streams the same', async () => {
    const plain = v.parse(analysisResponseSchema, await (await ask({}, 'viewer')).json());
    const events = await eventsOf(await ask({ accept: 'text/event-stream' }, 'viewer'));
    expect(events.some(({ event }) => event === 'progress')).toBe(true);
    const last = events.at(-1);
    expect(last?.event).toBe('result');
    expect(v.parse(analysisResponseSchema, last?.data)).toEqual(plain);
  });

  it('passes on when to come back', async () => {
    clarifai.reply = refuse(429, 11005, { 'retry-after': '7' });
    const response = await ask();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    const events = await eventsOf(await ask({ accept: 'text/event-stream' }));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { status: 429, retryAfterS: 7 } });
  });

  it('lets nobody ask without end', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await ask({}, 'eager')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await ask({}, 'patient')).status).toBe(200);
  });
});
