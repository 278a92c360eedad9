import { describe, expect, it, vi } from 'vitest';
import { reportNetworkAnswer } from '@/lib/connection';
import { DEFAULT_LIMITS, type SessionPorts } from './session-ports';
import { STARTING } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  stubPage,
  scriptedIdentity,
  scriptedStorage,
} from './testing/test-session';

stubPage();

it('the service has time limits of 5 s for a first report, 10 s for an answer and 2 s for a sign-out', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  DEFAULT_LIMITS.firstReport();
  DEFAULT_LIMITS.answer();
  DEFAULT_LIMITS.signOut();
  expect(timeout.mock.calls).toEqual([[5_000], [10_000], [2_000]]);
  timeout.mockRestore();
});

describe('session', () => {
  it('is loading, without user or error, until the service has answered', async () => {
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ identity });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    expect(session.getState()).toEqual(STARTING);
    observers[0]?.next(null);
    expect(session.getState()).toEqual({ status: 'signedOut', user: null, ended: false, error: null });
  });

  it('observes the service once, however often it is started', async () => {
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ identity });
    session.start();
    session.start();
    await session.idToken();
    expect(observers).toHaveLength(1);
  });

  it('stores an error of the observer, and clears it at the next change', async () => {
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ identity });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.error(new Error('gone'));
    expect(session.getState()).toMatchObject({ status: 'unavailable', error: { message: 'gone' } });
    expect(console.error).toHaveBeenCalled();
    observers[0]?.next(ada);
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error: null });
    observers[0]?.error(new Error('gone again'));
    expect(session.getState()).toMatchObject({ user: ada, error: { message: 'gone again' } });
  });

  it('has the user at once after a sign-in, before the observer reports it', async () => {
    const { identity } = scriptedIdentity();
    const session = createTestSession({ identity });
    await session.signIn({ email: 'ada@example.com', password: 'x', rememberMe: false });
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error: null });
  });

  it('stores, logs and returns the failure of a sign-up', async () => {
    const failure = { kind: 'email-in-use', message: 'The email address is already in use.' } as const;
    const { identity } = scriptedIdentity({ signUp: () => Promise.resolve({ ok: false, failure }) });
    const session = createTestSession({ identity });
    const input = { fullName: 'Ada', email: 'ada@example.com', password: 'x', rememberMe: false };
    expect(await session.signUp(input)).toEqual({ ok: false, failure });
    expect(session.getState().error?.message).toBe(failure.message);
    expect(console.error).toHaveBeenCalled();
  });

  it('stores, logs and returns the failure of a Google sign-in, and clears it at the next change', async () => {
    const failure = { kind: 'popup-closed', message: 'The popup has been closed.' } as const;
    const { identity, observers } = scriptedIdentity({
      signInWithGoogle: () => Promise.resolve({ ok: false, failure }),
    });
    const session = createTestSession({ identity });
    expect(await session.signInWithGoogle({ rememberMe: false })).toEqual({ ok: false, failure });
    expect(session.getState().error?.message).toBe(failure.message);
    expect(console.error).toHaveBeenCalledWith('Google sign-in failed', expect.any(Error));
    observers[0]?.next(ada);
    expect(session.getState().error).toBeNull();
  });

  it.each([
    ['popup-closed', 'stores the error beside the user', new Error('The call has failed.')],
    ['network', 'stores none: a service that cannot be reached is no auth error', null],
  ] as const)(
    'when a signed-in user fails to sign in with another account (%s) %s',
    async (kind, _, error) => {
      const failure = { kind, message: 'The call has failed.' };
      const { identity } = scriptedIdentity({
        signInWithGoogle: () => Promise.resolve({ ok: false, failure }),
      });
      const session = createTestSession({ identity });
      const input = { email: 'ada@example.com', password: 'x', rememberMe: false };
      await session.signIn(input);
      await session.signInWithGoogle({ rememberMe: false });
      expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error });
      await session.signIn(input);
      expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error: null });
    },
  );

  it('creates the profile of an account at sign-up and Google sign-in, which succeed even if that fails', async () => {
    const createProfile = vi.fn<SessionPorts['createProfile']>(() => Promise.resolve());
    const session = createTestSession({ createProfile });
    const input = { fullName: 'Ada Lovelace', email: 'ada@example.com', password: 'x', rememberMe: false };
    await session.signUp(input);
    createProfile.mockRejectedValueOnce(new Error('no room'));
    expect((await session.signInWithGoogle(input)).ok).toBe(true);
    await session.signIn(input);
    expect(createProfile.mock.calls).toEqual([
      [ada, 'Ada Lovelace'],
      [ada, null],
    ]);
  });

  it('has the new display name at once', async () => {
    const { identity } = scriptedIdentity();
    const session = createTestSession({ identity });
    await session.signIn({ email: 'ada@example.com', password: 'x', rememberMe: false });
    await session.updateDisplayName('Countess Lovelace');
    expect(session.getState().user?.displayName).toBe('Countess Lovelace');
  });

  it('is unavailable with an error when the service cannot be loaded, and recovers when the network is back', async () => {
    const { identity, observers } = scriptedIdentity();
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    let online = false;
    const session = createTestSession({
      loadIdentity: () => (online ? Promise.resolve(identity) : Promise.reject(new Error('offline'))),
    });
    session.start();
    await vi.waitFor(() =>
      expect(session.getState()).toMatchObject({ status: 'unavailable', error: { message: 'offline' } }),
    );
    expect((await session.signOut()).ok).toBe(false);
    online = true;
    network.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(ada);
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error: null });
  });

  it('takes over a new name of its user from another tab, but signs no user in because of it', async () => {
    const { storage, storeInOtherTab } = scriptedStorage();
    const session = createTestSession({ storage });
    session.start();
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    storeInOtherTab(renamed);
    expect(session.getState().user).toBeNull();
    await session.signIn({ email: 'a@b.c', password: 'x', rememberMe: true });
    storeInOtherTab(grace);
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada, error: null });
    storeInOtherTab(renamed);
    expect(session.getState()).toEqual({ status: 'signedIn', user: renamed, error: null });
  });
});

describe('a call that needs the network', () => {
  const input = { email: 'ada@example.com', password: 'x', rememberMe: false };

  it('fails at once when offline, without a call to the service', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('location', { hostname: 'scenecue.example' });
    const loadIdentity = vi.fn(() => Promise.resolve(scriptedIdentity().identity));
    const session = createTestSession({ loadIdentity });
    for (const call of [
      session.signIn(input),
      session.signUp({ ...input, fullName: 'Ada' }),
      session.signInWithGoogle(input),
      session.changePassword({ currentPassword: 'x', newPassword: 'y' }),
      session.updateDisplayName('Ada'),
    ]) {
      expect(await call).toMatchObject({ ok: false, failure: { kind: 'network' } });
    }
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  it('is tried when offline if the service runs on this machine', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('location', { hostname: '127.0.0.1' });
    // As on a page served by this machine: no request has failed.
    reportNetworkAnswer();
    const session = createTestSession(scriptedIdentity());
    expect(await session.signIn(input)).toEqual({ ok: true, value: ada });
  });

  it('fails when the service cannot be loaded in time, and so does the request for a token', async () => {
    const timeout = new AbortController();
    const session = createTestSession({
      loadIdentity: () => new Promise(() => undefined),
      limits: { answer: () => timeout.signal },
    });
    const signingIn = session.signIn(input);
    const token = session.idToken();
    timeout.abort();
    expect(await signingIn).toMatchObject({ ok: false, failure: { kind: 'network' } });
    await expect(token).rejects.toThrow();
  });
});
