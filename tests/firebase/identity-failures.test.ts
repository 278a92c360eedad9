import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { AuthUser, Identity } from '../../src/auth/identity';
import { openDisturbedLine, type DisturbedLine } from './disturbed-line';
import { emulatorSettings, newEmail, PASSWORD } from './emulators';

/** The same timeout as for `expect.poll` here, because a busy machine is slow. */
const waitUntil = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });

let line: DisturbedLine;
/** Timeout of a call: none, unless a test aborts it. */
let timeout = new AbortController();
let identity: Identity;
const news: (AuthUser | null)[] = [];

beforeAll(async () => {
  line = await openDisturbedLine();
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', line.url);
  identity = createFirebaseIdentity(emulatorSettings(line.url), { timeout: () => timeout.signal });
  await new Promise<void>((resolve, reject) => {
    identity.observe((user) => {
      news.push(user);
      resolve();
    }, reject);
  });
  expect(news).toEqual([null]);
});

beforeEach(() => {
  timeout = new AbortController();
  line.asked.length = 0;
  news.length = 0;
});

afterEach(async () => {
  line.faults.clear();
  line.release();
  await identity.signOut();
});

afterAll(() => line.close());

describe('a sign-up whose name cannot be set', () => {
  it('takes the account back, tells no observer, and can be tried again', async () => {
    const email = newEmail();
    line.faults.set('accounts:update', { error: 'INTERNAL_ERROR' });
    const failed = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(failed).toMatchObject({ ok: false });
    expect(line.asked.some((url) => url.includes('accounts:delete'))).toBe(true);
    expect(news).toEqual([]);

    line.faults.clear();
    const again = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(again).toMatchObject({ ok: true, value: { displayName: 'Ada Lovelace', email } });
  });

  it('leaves nobody signed in when the account cannot be taken back either', async () => {
    line.faults.set('accounts:update', 'cut').set('accounts:delete', 'cut');
    const result = await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(await identity.idToken()).toBeNull();
    expect(news).toEqual([]);
  });
});

describe('a sign-up that breaks off after the account is made', () => {
  it('can be tried again: the account without a name is taken up', async () => {
    const email = newEmail();
    line.faults.set('accounts:lookup', 'cut');
    const failed = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(await identity.idToken()).toBeNull();

    line.faults.clear();
    const again = await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    expect(again).toMatchObject({ ok: true, value: { displayName: 'Ada Lovelace', email } });
    expect(news).toEqual([expect.objectContaining({ displayName: 'Ada Lovelace' })]);
  });

  it('takes up no account that has a name, and none that another password opens', async () => {
    const named = newEmail();
    await identity.signUp(named, PASSWORD, 'Ada Lovelace', true);
    await identity.signOut();
    news.length = 0;
    for (const password of [PASSWORD, 'Another-Horse-8']) {
      line.faults.set('accounts:signUp', 'cut');
      await identity.signUp(named, password, 'Somebody Else', true);
      line.faults.clear();
      const again = await identity.signUp(named, password, 'Somebody Else', true);
      expect(again).toMatchObject({ ok: false, failure: { kind: 'email-in-use' } });
    }
    expect(await identity.idToken()).toBeNull();
    expect(news).toEqual([]);
    expect(await identity.signIn(named, PASSWORD, true)).toMatchObject({
      value: { displayName: 'Ada Lovelace' },
    });
  });
});

/** The user gets the timeout error, and then the response arrives. */
async function tooLate<T>(call: Promise<T>, part: string): Promise<T> {
  line.asked.length = 0;
  await waitUntil(() => expect(line.asked.some((url) => url.includes(part))).toBe(true));
  timeout.abort();
  const result = await call;
  line.faults.clear();
  line.release();
  return result;
}

describe('a call that is not answered in time', () => {
  it('is a failure of the network; a sign-in that succeeds after that is taken back, and nobody hears of it', async () => {
    const email = newEmail();
    await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    await identity.signOut();
    news.length = 0;
    line.faults.set('accounts:signInWithPassword', 'hold');
    const result = await tooLate(identity.signIn(email, PASSWORD, true), 'accounts:signInWithPassword');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    // The account lookup is its last request; the sign-in of another user comes after it.
    await waitUntil(() => expect(line.asked.at(-1)).toContain('accounts:lookup'));
    timeout = new AbortController();
    const other = await identity.signUp(newEmail(), PASSWORD, 'Grace Hopper', true);
    expect(other).toMatchObject({ ok: true });
    expect(news).toEqual([expect.objectContaining({ displayName: 'Grace Hopper' })]);
  });

  it('leaves no account of a sign-up', async () => {
    const email = newEmail();
    line.faults.set('accounts:signUp', 'hold the answer');
    const result = await tooLate(identity.signUp(email, PASSWORD, 'Ada Lovelace', true), 'accounts:signUp');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    await waitUntil(() => expect(line.asked.at(-1)).toContain('accounts:delete'));
    timeout = new AbortController();
    await waitUntil(async () =>
      expect(await identity.signUp(email, PASSWORD, 'Ada Lovelace', true)).toMatchObject({ ok: true }),
    );
    expect(news.filter((user) => user?.email === email)).toHaveLength(1);
  });

  it('leaves the password as it was, or says that nobody knows', async () => {
    const email = newEmail();
    await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    line.faults.set('accounts:signInWithPassword', 'hold');
    const first = identity.changePassword(PASSWORD, 'secret');
    expect(await tooLate(first, 'accounts:signInWithPassword')).toMatchObject({
      failure: { kind: 'network' },
    });
    timeout = new AbortController();
    line.faults.set('accounts:update', 'hold');
    const second = identity.changePassword(PASSWORD, 'secret');
    expect(await tooLate(second, 'accounts:update')).toMatchObject({ failure: { kind: 'unconfirmed' } });
    await identity.signOut();
    timeout = new AbortController();
    await waitUntil(async () => expect((await identity.signIn(email, 'secret', true)).ok).toBe(true));
  });
});

describe('a sign-in', () => {
  it('without a network says so', async () => {
    line.faults.set('accounts:signInWithPassword', 'cut');
    expect(await identity.signIn(newEmail(), PASSWORD, true)).toMatchObject({
      ok: false,
      failure: { kind: 'network', message: expect.stringContaining('auth/network-request-failed') as string },
    });
  });

  it('tried too often says so', async () => {
    line.faults.set('accounts:signInWithPassword', { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    const result = await identity.signIn(newEmail(), PASSWORD, true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'too-many-requests' } });
  });

  // @spec-8.1b
  it('with a password that the policy refuses asks for the policy and fails', async () => {
    line.faults.set('accounts:signInWithPassword', { error: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' });
    const result = await identity.signIn(newEmail(), PASSWORD, true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'password-policy' } });
    expect(line.asked.some((url) => url.includes('/v2/passwordPolicy'))).toBe(true);
  });

  it('that fails for a reason unknown here keeps the words of the provider', async () => {
    line.faults.set('accounts:signInWithPassword', { error: 'OPERATION_NOT_ALLOWED' });
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
    line.faults.set('accounts:signInWithPassword', fault);
    expect(await identity.changePassword(PASSWORD, 'secret')).toMatchObject({ ok: false, failure: { kind } });
  });

  it('that asks for a recent sign-in all the same says so, and keeps the old one', async () => {
    const email = newEmail();
    await identity.signUp(email, PASSWORD, 'Ada Lovelace', true);
    line.faults.set('accounts:update', { error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    expect(await identity.changePassword(PASSWORD, 'secret')).toMatchObject({
      ok: false,
      failure: { kind: 'requires-recent-login' },
    });
    line.faults.clear();
    await identity.signOut();
    expect((await identity.signIn(email, PASSWORD, true)).ok).toBe(true);
  });
});

describe('an ID token that cannot be renewed', () => {
  it('is a rejection, and no sign-out', async () => {
    await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
    const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(inTwoHours);
    line.faults.set('securetoken', 'cut');
    await expect(identity.idToken()).rejects.toThrow('auth/network-request-failed');
    clock.mockRestore();
    expect(news).toHaveLength(1);
    expect(await identity.idToken()).toMatch(/^ey/);
  });
});
