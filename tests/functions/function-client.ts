import * as v from 'valibot';
import type { AnalysisResponse } from '../../src/contracts/analysis';
import { ANALYZE_PATH } from '../../src/contracts/analysis-request';
import { analysisErrorSchema } from '../../src/contracts/analysis-error';
import { BRIEF_PATH } from '../../src/contracts/brief-vector';
import { PROJECT_ID } from '../firebase/emulators';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: these tests are run by npm test`);
  return value;
}

/** Origin of the site that `netlify dev` serves, without a slash at the end. */
export const SITE = setting('SCENECUE_TEST_SITE');

/** The only loopback port, other than the site's, from which the function may read. */
export const MEDIA_PORT = Number(setting('SCENECUE_TEST_MEDIA_PORT'));

const FUNCTION_URL = `${SITE}${ANALYZE_PATH}`;

const signUpSchema = v.object({ idToken: v.string() });

/** Signs up a new user in the Auth emulator and returns the ID token. */
export async function signUp(): Promise<string> {
  const address = `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const email = `function-${crypto.randomUUID()}@example.com`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Passw0rd', returnSecureToken: true }),
  });
  return v.parse(signUpSchema, await response.json()).idToken;
}

export interface CallOptions {
  token?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Calls the function like a client that may omit or change anything; with `send`, which is `fetch` by default. */
export function call(
  { token, method = 'POST', headers = {}, body }: CallOptions,
  send: Send = fetch,
): Promise<Response> {
  return send(FUNCTION_URL, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
}

/** Calls the function with the URL of a video. */
export function analyze(url: string, token: string, send?: Send): Promise<Response> {
  return call({ token, body: JSON.stringify({ url }) }, send);
}

/** Calls the function for briefs. */
export function encodeBrief(brief: string, token: string, send: Send = fetch): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return send(`${SITE}${BRIEF_PATH}`, { method: 'POST', headers, body: JSON.stringify({ brief }) });
}

/**
 * The function for analyses in this process, with the same environment but without a limit that a test could reach. A call
 * through `netlify dev` starts a worker each time, which takes a hundred times as long.
 */
export async function openFunction(): Promise<Send> {
  Object.assign(process.env, {
    ANALYSIS_PROVIDER: 'embedded',
    ANALYSIS_ALLOW_HOSTS: `${new URL(SITE).host},127.0.0.1:${MEDIA_PORT}`,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    MAX_ANALYSES_PER_MINUTE: '1000',
    MAX_ANALYSES_AT_ONCE_PER_USER: '100',
    MAX_ANALYSES_AT_ONCE: '100',
  });
  const { default: handle } = await import('../../netlify/functions/analyze.mts');
  return (url, init) => handle(new Request(url, init));
}

/** Status, code and message of a response, which must be a JSON error without internal details. */
export async function refusal(
  response: Response,
): Promise<{ status: number; code: string; message: string }> {
  const text = await response.text();
  const { error } = v.parse(analysisErrorSchema, JSON.parse(text));
  for (const secret of [
    /127\.0\.0\.1/,
    /::1/,
    /localhost/,
    /169\.254/,
    /node_modules|\.m?[jt]s\b/,
    /\bat .*:\d+/,
    /E[A-Z]{5,}/,
  ]) {
    if (secret.test(text)) throw new Error(`the answer gives away ${secret.source}: ${text}`);
  }
  return { status: response.status, ...error };
}

/**
 * The measurements of the video itself. During other analyses the models have less time and process less of the video,
 * so everything else in the result of a long video may differ between analyses.
 */
export function measuredIn({ durationMs, intervalMs, coverage, loudness, shots, sound }: AnalysisResponse) {
  return { durationMs, intervalMs, coverage, loudness, shots, sound };
}

/** The codes of a partial result, except the one for models that had too little time. */
export function partialCodes({ partial = [] }: AnalysisResponse): string[] {
  return partial.map(({ code }) => code).filter((code) => code !== 'models-cut');
}
