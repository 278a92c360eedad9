import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { AuthUser, Identity } from '../../src/auth/identity';
import { authEmulatorUrl, emulatorSettings, newEmail, PASSWORD } from './emulators';

/** What the line to the Auth emulator does to the requests whose address holds the key. */
type Fault = 'cut' | { error: string };

const faults = new Map<string, Fault>();
const asked: string[] = [];

// A line to the Auth emulator that can be disturbed: for answers that the emulator never gives.
const line = createServer((incoming, outgoing) => {
  const url = incoming.url ?? '';
  asked.push(url);
  const fault = [...faults].find(([part]) => incoming.method !== 'OPTIONS' && url.includes(part))?.[1];
  if (fault === 'cut') incoming.destroy();
  else if (fault) answerError(outgoing, fault.error);
  else passOn(incoming, outgoing);
});

function answerError(outgoing: ServerResponse, message: string): void {
  outgoing.writeHead(400, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ error: { code: 400, message } }));
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(`${authEmulatorUrl()}${url}`, { ...(method && { method }), headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

let identity: Identity;
const news: (AuthUser | null)[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', url);
  identity = createFirebaseIdentity(emulatorSettings(url));
  await new Promise<void>((resolve, reject) => {
    identity.observe((user) => {
      news.push(user);
      resolve();
    }, reject);
  });
  expect(news).toEqual([null]);
});

beforeEach(() => {
  asked.length = 0;
  news.length = 0;
});

afterEach(async () => {
  faults.clear();
  await identity.signOut();
});

afterAll(async () => {
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
});

describe('a sign-up whose name cannot be set', () => {
  it('takes the account back, tells no observer, and can be tried again', async () => {
    const email = newEmail();
    faults.set('accounts:update', { error: 'INTERNAL_ERROR' });
    const failed = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(failed).toMatchObject({ ok: false });
    expect(asked.some((url) => url.includes('accounts:delete'))).toBe(true);
    expect(news).toEqual([]);

    faults.clear();
    const again = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(again).toMatchObject({ ok: true, value: { displayName: 'Ada Lovelace', email } });
  });

  it('leaves nobody signed in when the account cannot be taken back either', async () => {
    faults.set('accounts:update', 'cut').set('accounts:delete', 'cut');
    const result = await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(await identity.idToken()).toBeNull();
    expect(news).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('without a network says so', async () => {
    faults.set('accounts:signInWithPassword', 'cut');
    expect(await identity.signIn(newEmail(), PASSWORD, true)).toMatchObject({
      ok: false,
      failure: { kind: 'network', message: expect.stringContaining('auth/network-request-failed') as string },
    });
  });

  it('tried too often says so', async () => {
    faults.set('accounts:signInWithPassword', { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    const result = await identity.signIn(newEmail(), PASSWORD, true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'too-many-requests' } });
  });

  it('with a password that the policy refuses asks for the policy and fails', async () => {
    faults.set('accounts:signInWithPassword', { error: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' });
    const result = await identity.signIn(newEmail(), PASSWORD, true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'password-policy' } });
    expect(asked.some((url) => url.includes('/v2/passwordPolicy'))).toBe(true);
  });

  it('that fails for a reason unknown here keeps the words of the provider', async () => {
    faults.set('accounts:signInWithPassword', { error: 'OPERATION_NOT_ALLOWED' });
    expect(await identity.signIn(newEmail(), PASSWORD, true)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown', message: expect.stringContaining('auth/operation-not-allowed') as string },
    });
  });
});

describe('a change of password', () => {
  it.each([
    ['cut', 'network'],
    [{ error: 'TOO_MANY_ATTEMPTS_TRY_LATER' }, 'too-many-requests'],
  ] as const)('that meets %j when it re-authenticates says so', async (fault, kind) => {
    await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
    faults.set('accounts:signInWithPassword', fault);
    expect(await identity.changePassword(PASSWORD, 'secret')).toMatchObject({ ok: false, failure: { kind } });
  });

  it('that asks for a recent sign-in all the same says so, and keeps the old one', async () => {
    const email = newEmail();
    await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    faults.set('accounts:update', { error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    expect(await identity.changePassword(PASSWORD, 'secret')).toMatchObject({
      ok: false,
      failure: { kind: 'requires-recent-login' },
    });
    faults.clear();
    await identity.signOut();
    expect((await identity.signIn(email, PASSWORD, true)).ok).toBe(true);
  });
});

describe('an ID token that cannot be renewed', () => {
  it('is a rejection, and no sign-out', async () => {
    await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
    const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(inTwoHours);
    faults.set('securetoken', 'cut');
    await expect(identity.idToken()).rejects.toThrow('auth/network-request-failed');
    clock.mockRestore();
    expect(news).toHaveLength(1);
    expect(await identity.idToken()).toMatch(/^ey/);
  });
});
