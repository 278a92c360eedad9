import { describe, expect, it, vi } from 'vitest';
import { expectNetworkAnswer } from '@/lib/connection';
import type { Identity, IdentityResult } from './identity';
import { STARTING } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  scriptedIdentity,
  scriptedStorage,
  quietPage,
} from './testing/test-session';

const SIGNED_OUT = { status: 'signedOut', user: null, ended: false, error: null };
const SIGNING_OUT = { status: 'signingOut', user: null, uid: 'u1', error: null };
const signedIn = (user: typeof ada) => ({ status: 'signedIn', user, error: null });

const done: IdentityResult<void> = { ok: true, value: undefined };

/** Work that settles when the test says so. */
function pending<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

/** A started session on a device that remembers Ada, and what the service reports to it. */
async function startedFor(
  answers: Partial<Identity> = {},
  options: Parameters<typeof createTestSession>[0] = {},
) {
  const device = scriptedStorage({ user: ada });
  const { identity, observers } = scriptedIdentity(answers);
  const session = createTestSession({ ...options, storage: device.storage, identity });
  session.start();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  return { ...device, session, report: (user: typeof ada | null) => observers[0]?.next(user) };
}

quietPage();

describe('a person whom the device remembers', () => {
  it('is here at once, unconfirmed, and confirmed by the service with the name as it is now', async () => {
    const { session, report, stored } = await startedFor();
    expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    report(renamed);
    expect(session.getState()).toEqual(signedIn(renamed));
    expect(stored.user).toEqual(renamed);
  });

  it('stays when the service fails or cannot be loaded', async () => {
    const { storage } = scriptedStorage({ user: ada });
    const session = createTestSession({
      storage,
      loadIdentity: () => Promise.reject(new Error('gone')),
    });
    session.start();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Auth state error', expect.any(Error)));
    expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
  });

  it('is gone from page and device when the service says that nobody is here', async () => {
    const { session, report, stored } = await startedFor();
    report(null);
    expect(session.getState()).toEqual({ ...SIGNED_OUT, ended: true });
    expect(stored.user).toBeNull();
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
    expect(session.records.removeOthers).toHaveBeenCalled();
  });

  it('gives way to another one whom the service knows, and leaves them nothing', async () => {
    const { session, report, stored } = await startedFor();
    report(grace);
    expect(session.getState()).toEqual(signedIn(grace));
    expect(stored.user).toEqual(grace);
    const isSignedIn = session.records.removeOthers.mock.lastCall?.[0];
    expect([isSignedIn?.('u1'), isSignedIn?.('u2')]).toEqual([false, true]);
  });

  it('goes when another tab has forgotten them, and a service that lags behind brings them not back', async () => {
    const { session, report, clearInOtherTab } = await startedFor();
    clearInOtherTab();
    expect(session.getState()).toEqual(SIGNING_OUT);
    report(ada);
    expect(session.getState()).toEqual(SIGNING_OUT);
    report(null);
    report(ada);
    expect(session.getState().user).toEqual(ada);
  });

  it.each([
    [true, 'stays the device’s: another tab has ended it, and may have begun a new one', 0],
    [false, 'ends with them', 1],
  ])('who goes so (outlives the tab: %s): the session %s', async (outlivesTab, _, ends) => {
    const signOut = vi.fn(() => Promise.resolve(done));
    const asked = vi.fn(() => outlivesTab);
    const { report, clearInOtherTab } = await startedFor({ outlivesTab: asked, signOut });
    report(ada);
    asked.mockClear();
    clearInOtherTab();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(signOut).toHaveBeenCalledTimes(ends);
  });

  it('is here again when they have come back in the other tab before the service knew that they were gone', async () => {
    const { session, report, stored, clearInOtherTab } = await startedFor();
    clearInOtherTab();
    stored.user = ada;
    report(ada);
    expect(session.getState()).toEqual(signedIn(ada));
  });
});

describe('a visitor whom nobody knows', () => {
  it('is treated as nobody when the service does not answer in time, and is known when it does', async () => {
    const wait = new AbortController();
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ identity, limits: { firstReport: () => wait.signal } });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    expect(session.getState()).toEqual(STARTING);
    wait.abort();
    expect(session.getState()).toEqual({ ...STARTING, status: 'unavailable' });
    observers[0]?.next(ada);
    expect(session.getState()).toEqual(signedIn(ada));
  });
});

describe('a sign-out', () => {
  it('takes the person from page and device', async () => {
    const { session, report, stored } = await startedFor();
    report(ada);
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toMatchObject({ user: null });
    expect(session.records.removeAllOf).toHaveBeenCalledWith('u1');
    await vi.waitFor(() => expect(stored).toEqual({ user: null, signOut: null }));
  });

  it('waits for no service that has not answered yet, and is finished when it has', async () => {
    const ending = pending<IdentityResult<void>>();
    const { session, report, stored } = await startedFor({ signOut: () => ending.promise });
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toEqual(SIGNING_OUT);
    expect(stored).toEqual({ user: null, signOut: 'u1' });
    report(ada);
    expect(session.getState()).toEqual(SIGNING_OUT);
    ending.settle(done);
    await vi.waitFor(() => expect(stored.signOut).toBeNull());
  });

  it('that takes too long is finished behind the back of the person', async () => {
    const patience = new AbortController();
    const { session, report, stored } = await startedFor(
      { signOut: () => new Promise(() => undefined) },
      { limits: { signOut: () => patience.signal } },
    );
    report(ada);
    const leaving = session.signOut();
    expect(session.getState().user).toEqual(ada);
    patience.abort();
    expect(await leaving).toEqual(done);
    expect(stored).toEqual({ user: null, signOut: 'u1' });
  });

  it('that was not finished is finished at the next start, and nobody is let in by it', async () => {
    const ending = pending<IdentityResult<void>>();
    const { storage, stored } = scriptedStorage({ signOut: 'u1' });
    const leave = vi.spyOn(storage, 'beginSignOut');
    const { identity, observers } = scriptedIdentity({ signOut: vi.fn(() => ending.promise) });
    const session = createTestSession({ storage, identity });
    expect(session.getState()).toEqual(SIGNING_OUT);
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(ada);
    expect(session.getState().user).toBeNull();
    expect(session.records.removeAllOf).toHaveBeenCalledWith('u1');
    // It is remembered where the session was, which nobody knows any more.
    expect(leave).not.toHaveBeenCalled();
    ending.settle(done);
    await vi.waitFor(() => expect(stored.signOut).toBeNull());
  });

  it('that was not finished ends no session of somebody who has come since in another tab', async () => {
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

  it('stays to be finished where the device could not be emptied', async () => {
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

describe('what needs the network', () => {
  const input = { email: 'ada@example.com', password: 'x', rememberMe: false };

  it('fails at once without one, and the service is not asked', async () => {
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

  it('is tried where the service is on this machine, which has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('location', { hostname: '127.0.0.1' });
    // As the page has it that was handed out there: it has not failed to reach anything.
    expectNetworkAnswer()();
    const session = createTestSession(scriptedIdentity());
    expect(await session.signIn(input)).toEqual({ ok: true, value: ada });
  });

  it('fails when the service cannot be loaded in time; nor is a token waited for longer', async () => {
    const patience = new AbortController();
    const session = createTestSession({
      loadIdentity: () => new Promise(() => undefined),
      limits: { answer: () => patience.signal },
    });
    const entering = session.signIn(input);
    const token = session.idToken();
    patience.abort();
    expect(await entering).toMatchObject({ ok: false, failure: { kind: 'network' } });
    await expect(token).rejects.toThrow();
  });

  it('brings nobody back who has signed out meanwhile', async () => {
    const naming = pending<IdentityResult<typeof ada>>();
    const { session, report } = await startedFor({ updateDisplayName: () => naming.promise });
    report(ada);
    const renaming = session.updateDisplayName('Countess');
    await session.signOut();
    naming.settle({ ok: true, value: ada });
    expect((await renaming).ok).toBe(true);
    expect(session.getState().user).toBeNull();
  });
});

describe('unsent changes', () => {
  it('are those of the person who is here; none where nobody can tell', async () => {
    const unsentChanges = vi.fn((uid: string) => Promise.resolve(uid === 'u1' ? 3 : 0));
    const { session } = await startedFor({}, { unsentChanges });
    expect(await session.unsentChanges()).toBe(3);
    unsentChanges.mockRejectedValue(new Error('unreadable'));
    expect(await session.unsentChanges()).toBe(0);
    expect(await createTestSession().unsentChanges()).toBe(0);
  });
});
