import * as v from 'valibot';
import { ANALYZE_PATH, analysisErrorSchema } from '../../src/contracts/analysis';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: these tests are run by npm test`);
  return value;
}

/** Origin of the site that `netlify dev` serves, without a slash at the end. */
export const SITE = setting('SCENECUE_TEST_SITE');

/** The one loopback port besides the site's own that the function may read from. */
export const MEDIA_PORT = Number(setting('SCENECUE_TEST_MEDIA_PORT'));

export const FUNCTION_URL = `${SITE}${ANALYZE_PATH}`;

const signUpSchema = v.object({ idToken: v.string() });

/** Signs a new user up in the Auth emulator and gives the ID token. */
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

/** Calls the function as a client does that may leave out or bend anything. */
export function call({ token, method = 'POST', headers = {}, body }: CallOptions): Promise<Response> {
  return fetch(FUNCTION_URL, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
}

/** Calls the function with the address of a video. */
export function analyze(url: string, token: string): Promise<Response> {
  return call({ token, body: JSON.stringify({ url }) });
}

/** Status, code and message of an answer, which must be a JSON error and give nothing away. */
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
