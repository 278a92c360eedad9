import { describe, expect, it, vi } from 'vitest';
import { expectNetworkAnswer } from '@/lib/connection';
import type { IdentityResult } from './identity';
import {
  ada,
  createTestSession,
  deferred,
  grace,
  stubPage,
  scriptedIdentity,
  scriptedStorage,
  startedFor,
} from './testing/test-session';

const SIGNING_OUT = { status: 'signingOut', user: null, uid: 'u1', error: null };
const signedIn = (user: typeof ada) => ({ status: 'signedIn', user, error: null });

const done: IdentityResult<void> = { ok: true, value: undefined };

stubPage();

describe('a sign-out', () => {
  it('removes the user from page and device', async () => {
    const { session, report, stored } = await startedFor();
    report(ada);
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toMatchObject({ user: null });
    expect(session.records.removeAllOf).toHaveBeenCalledWith('u1');
    await vi.waitFor(() => expect(stored).toEqual({ user: null, signOut: null }));
  });

  it('does not wait for a service that has not answered yet, and is finished once it has', async () => {
    const ending = deferred<IdentityResult<void>>();
    const { session, report, stored } = await startedFor({ signOut: () => ending.promise });
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toEqual(SIGNING_OUT);
    expect(stored).toEqual({ user: null, signOut: 'u1' });
    report(ada);
    expect(session.getState()).toEqual(SIGNING_OUT);
    ending.settle(done);
    await vi.waitFor(() => expect(stored.signOut).toBeNull());
  });

  it('that takes too long is finished in the background', async () => {
    const timeout = new AbortController();
    const ending = deferred<IdentityResult<void>>();
    const { session, report, stored } = await startedFor(
      { signOut: () => ending.promise },
      { limits: { signOut: () => timeout.signal } },
    );
    report(ada);
    const signingOut = session.signOut();
    expect(session.getState().user).toEqual(ada);
    timeout.abort();
    expect(await signingOut).toEqual(done);
    expect(stored).toEqual({ user: null, signOut: 'u1' });
    ending.settle(done);
    await vi.waitFor(() => expect(stored.signOut).toBeNull());
  });

  it('that was not finished is finished at the next start, and until then no user is signed in', async () => {
    const ending = deferred<IdentityResult<void>>();
    const { storage, stored } = scriptedStorage({ signOut: 'u1' });
    const beginSignOut = vi.spyOn(storage, 'beginSignOut');
    const { identity, observers } = scriptedIdentity({ signOut: vi.fn(() => ending.promise) });
    const session = createTestSession({ storage, identity });
    expect(session.getState()).toEqual(SIGNING_OUT);
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(ada);
    expect(session.getState().user).toBeNull();
    expect(session.records.removeAllOf).toHaveBeenCalledWith('u1');
    // It is stored where the session was, and that is no longer known.
    expect(beginSignOut).not.toHaveBeenCalled();
    ending.settle(done);
    await vi.waitFor(() => expect(stored.signOut).toBeNull());
  });

  it('that was not finished does not end the session of a user who has signed in since in another tab', async () => {
    const { storage, stored } = scriptedStorage({ signOut: 'u1' });
    const signOut = vi.fn(() => Promise.resolve(done));
    const { identity, observers } = scriptedIdentity({ signOut });
    const session = createTestSession({ storage, identity });
    Object.assign(stored, { user: grace, signOut: null });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(grace);
    expect(session.getState()).toEqual(signedIn(grace));
    expect(signOut).not.toHaveBeenCalled();
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
  });

  it('is not finished while the records cannot be removed', async () => {
    const { session, report, stored } = await startedFor();
    report(ada);
    session.records.removeAllOf.mockRejectedValue(new Error('blocked'));
    expect(await session.signOut()).toEqual(done);
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Finishing the sign-out failed', expect.any(Error)),
    );
    expect(stored).toEqual({ user: null, signOut: 'u1' });
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
    expectNetworkAnswer()();
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

  it('does not sign a user in again who signed out while it was running', async () => {
    const naming = deferred<IdentityResult<typeof ada>>();
    const { session, report } = await startedFor({ updateDisplayName: () => naming.promise });
    report(ada);
    const renaming = session.updateDisplayName('Countess');
    await session.signOut();
    naming.settle({ ok: true, value: ada });
    expect((await renaming).ok).toBe(true);
    expect(session.getState().user).toBeNull();
  });
});
