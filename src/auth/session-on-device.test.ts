import { describe, expect, it, vi } from 'vitest';
import type { IdentityResult } from './identity';
import { STARTING } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  scriptedIdentity,
  scriptedStorage,
  stubPage,
  startedFor,
} from './testing/test-session';

const SIGNED_OUT = { status: 'signedOut', user: null, ended: false, error: null };
const SIGNING_OUT = { status: 'signingOut', user: null, uid: 'u1', error: null };
const signedIn = (user: typeof ada) => ({ status: 'signedIn', user, error: null });

const done: IdentityResult<void> = { ok: true, value: undefined };

stubPage();

describe('a user whom the device remembers', () => {
  it('is shown at once, and updated when the service reports the current name', async () => {
    const { session, report, stored } = await startedFor();
    expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    report(renamed);
    expect(session.getState()).toEqual(signedIn(renamed));
    expect(stored.user).toEqual(renamed);
  });

  it('stays signed in when the service fails', async () => {
    const { storage } = scriptedStorage({ user: ada });
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ storage, identity });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.error(new Error('gone'));
    expect(session.getState()).toMatchObject({ status: 'remembered', user: ada });
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
  });

  it('stays signed in when the service cannot be loaded', async () => {
    const { storage } = scriptedStorage({ user: ada });
    const session = createTestSession({
      storage,
      // A second try, in the middle of another test, is never answered.
      loadIdentity: vi
        .fn<() => Promise<never>>(() => new Promise(() => undefined))
        .mockRejectedValueOnce(new Error('gone')),
    });
    session.start();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Auth state error', expect.any(Error)));
    expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
  });

  it('is removed from page and device when the service reports no user', async () => {
    const { session, report, stored } = await startedFor();
    report(null);
    expect(session.getState()).toEqual({ ...SIGNED_OUT, ended: true });
    expect(stored.user).toBeNull();
    expect(session.records.removeAllOf).not.toHaveBeenCalled();
    expect(session.records.removeOthers).toHaveBeenCalled();
  });

  it('the state of the session says so when unsent edits remain on the device', async () => {
    const { session, report } = await startedFor();
    session.records.removeOthers.mockResolvedValue(true);
    report(null);
    await vi.waitFor(() =>
      expect(session.getState()).toEqual({ ...SIGNED_OUT, ended: true, hasUnsent: true }),
    );
  });

  it('is replaced by another user whom the service reports, and that user gets none of their data', async () => {
    const { session, report, stored } = await startedFor();
    report(grace);
    expect(session.getState()).toEqual(signedIn(grace));
    expect(stored.user).toEqual(grace);
    const isSignedIn = session.records.removeOthers.mock.lastCall?.[0];
    expect([isSignedIn?.('u1'), isSignedIn?.('u2')]).toEqual([false, true]);
  });

  it('is signed out when another tab has signed out, and a late report of the service does not change that', async () => {
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
    [true, 'is not ended here: the other tab has done so, and may have a new one', 0],
    [false, 'is ended here', 1],
  ])(
    'after a sign-out in another tab (remembered session: %s) the session %s',
    async (isRemembered, _, ends) => {
      const signOut = vi.fn(() => Promise.resolve(done));
      const asked = vi.fn(() => isRemembered);
      const { report, clearInOtherTab } = await startedFor({ isRemembered: asked, signOut });
      report(ada);
      asked.mockClear();
      clearInOtherTab();
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      expect(signOut).toHaveBeenCalledTimes(ends);
    },
  );

  it('is signed in again when they sign in in the other tab before the service reports the sign-out', async () => {
    const { session, report, stored, clearInOtherTab } = await startedFor();
    clearInOtherTab();
    stored.user = ada;
    report(ada);
    expect(session.getState()).toEqual(signedIn(ada));
  });
});

describe('a user who is remembered only in the tab', () => {
  it.each([
    ['stays when another user has signed out in another tab', grace, signedIn(ada), ada, 0],
    ['is signed out when they have signed out in another tab', ada, SIGNING_OUT, null, 1],
  ])('%s', async (_, user, state, userOfTab, ends) => {
    const signOut = vi.fn(() => Promise.resolve(done));
    const { identity, observers } = scriptedIdentity({ isRemembered: () => false, signOut });
    const { storage, clearInOtherTab } = scriptedStorage({ user, userOfTab: ada });
    const session = createTestSession({ identity, storage });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(ada);
    clearInOtherTab();
    expect(session.getState()).toEqual(state);
    expect(storage.userOfTab()).toEqual(userOfTab);
    // A call to the service would come before this answer.
    await session.idToken();
    expect(signOut).toHaveBeenCalledTimes(ends);
  });
});

describe('a visitor whom the device does not remember', () => {
  it('is shown as not signed in when the service does not answer in time, and as signed in once it does', async () => {
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

describe('unsent changes', () => {
  it('are counted for the signed-in user; the count is null when they cannot be counted', async () => {
    const onlyOnDevice = vi.fn((uid: string) => Promise.resolve(uid === 'u1' ? 3 : 0));
    const { session } = await startedFor({}, { onlyOnDevice });
    expect(await session.onlyOnDevice()).toBe(3);
    onlyOnDevice.mockRejectedValue(new Error('unreadable'));
    expect(await session.onlyOnDevice()).toBeNull();
    expect(await createTestSession().onlyOnDevice()).toBe(0);
  });
});
