import { expect, it, vi } from 'vitest';
import type { IdentityResult } from './identity';
import { ada, deferred, grace, startedFor, stubPage } from './testing/test-session';

const SIGNING_OUT = { status: 'signingOut', user: null, uid: 'u1', error: null };
const signedIn = (user: typeof ada) => ({ status: 'signedIn', user, error: null });
const input = { email: 'ada@example.com', password: 'x', rememberMe: true };
const done: IdentityResult<void> = { ok: true, value: undefined };

stubPage();

it('a sign-out removes the user from page and device', async () => {
  const { session, report, stored } = await startedFor();
  report(ada);
  expect(await session.signOut()).toEqual(done);
  expect(session.getState()).toMatchObject({ user: null });
  expect(session.device.removeAllOf).toHaveBeenCalledWith('u1');
  await vi.waitFor(() => expect(stored).toEqual({ user: null, signOut: null }));
});

it('a sign-out does not wait for a service that has not reported yet, and is finished once it has', async () => {
  const ending = deferred<IdentityResult<void>>();
  const { session, report, stored, signOut } = await startedFor({ signOut: () => ending.promise });
  expect(await session.signOut()).toEqual(done);
  expect(session.getState()).toEqual(SIGNING_OUT);
  expect(stored).toEqual({ user: null, signOut: 'u1' });
  report(ada);
  expect(session.getState()).toEqual(SIGNING_OUT);
  ending.settle(done);
  await vi.waitFor(() => expect(stored.signOut).toBeNull());
  expect(signOut).toHaveBeenCalledWith('u1');
});

it('a sign-out that takes too long is finished in the background', async () => {
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

it('a sign-out that was not finished is finished at the next start, and until then no user is signed in', async () => {
  const ending = deferred<IdentityResult<void>>();
  const { session, report, stored } = await startedFor(
    { signOut: () => ending.promise },
    { start: { signOut: 'u1' } },
  );
  expect(session.getState()).toEqual(SIGNING_OUT);
  report(ada);
  expect(session.getState().user).toBeNull();
  expect(session.device.removeAllOf).toHaveBeenCalledWith('u1');
  ending.settle(done);
  await vi.waitFor(() => expect(stored.signOut).toBeNull());
});

it('a sign-out is not finished while what the device stores cannot be removed', async () => {
  const { session, report, stored } = await startedFor();
  report(ada);
  session.device.removeAllOf.mockRejectedValue(new Error('blocked'));
  expect(await session.signOut()).toEqual(done);
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('Finishing the sign-out failed', expect.any(Error)),
  );
  expect(stored).toEqual({ user: null, signOut: 'u1' });
});

it('a sign-out is pending as soon as its user is no longer stored: the tab may be closed before it has settled', async () => {
  const ending = deferred<IdentityResult<void>>();
  const { session, report, stored } = await startedFor({ signOut: () => ending.promise });
  report(ada);
  const signingOut = session.signOut();
  report(null);
  expect(stored).toEqual({ user: null, signOut: 'u1' });
  ending.settle(done);
  await signingOut;
  await vi.waitFor(() => expect(stored.signOut).toBeNull());
});

it('a sign-out that fails keeps the user', async () => {
  const failure = { kind: 'network', message: 'No network.' } as const;
  const { session, report } = await startedFor({ signOut: () => Promise.resolve({ ok: false, failure }) });
  report(ada);
  expect((await session.signOut()).ok).toBe(false);
  expect(session.getState().user).toEqual(ada);
});

it('a session that a starting tab restores after a sign-out is ended again, for one minute', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { session, report, signOut } = await startedFor();
  report(ada);
  await session.signOut();
  report(null);
  signOut.mockClear();
  now.mockReturnValue(59_000);
  report(ada);
  expect(session.getState().user).toBeNull();
  expect(signOut).toHaveBeenCalledExactlyOnceWith('u1');
  now.mockReturnValue(61_000);
  report(ada);
  expect(session.getState()).toEqual(signedIn(ada));
});

it('a user who signs in again after the sign-out is signed in, here or in another tab', async () => {
  const { session, report, stored, signOut } = await startedFor({
    signIn: () => {
      report(ada);
      return Promise.resolve({ ok: true, value: ada });
    },
  });
  report(ada);
  await session.signOut();
  report(null);
  signOut.mockClear();
  await session.signIn(input);
  expect(session.getState()).toEqual(signedIn(ada));

  await session.signOut();
  report(null);
  signOut.mockClear();
  stored.user = ada;
  report(ada);
  expect(session.getState()).toEqual(signedIn(ada));
  expect(signOut).not.toHaveBeenCalled();
});

it('a wrong password does not let a stored session return that the user has ended', async () => {
  const failure = { kind: 'invalid-credentials', message: 'wrong' } as const;
  const { session, report, signOut } = await startedFor({
    signIn: () => {
      report(ada);
      return Promise.resolve({ ok: false, failure });
    },
  });
  await session.signOut();
  await session.signIn(input);
  expect(session.getState()).toMatchObject({ user: null });
  expect(signOut).toHaveBeenCalledTimes(2);
});

it('a sign-out in another tab ends what this tab shows, and what its service restores', async () => {
  const { session, report, signOut, clearInOtherTab } = await startedFor();
  clearInOtherTab();
  expect(session.getState()).toEqual(SIGNING_OUT);
  expect(session.device.removeAllOf).toHaveBeenCalledWith('u1');
  // A call to the service would come before this answer.
  await session.idToken();
  expect(signOut, 'another user may sign in until the service reports').not.toHaveBeenCalled();
  report(ada);
  expect(session.getState()).toEqual(SIGNING_OUT);
  expect(signOut).toHaveBeenCalledExactlyOnceWith('u1');
  report(null);
  expect(session.getState()).toMatchObject({ status: 'signedOut', ended: false });
});

it.each([
  [{ user: ada }, null, 1],
  [{ user: ada }, grace, 0],
  [{ user: ada, userOfTab: ada }, null, 1],
])(
  'after a sign-out in another tab, a session of %j is ended unless %j has signed in since',
  async (start, next, ends) => {
    const { session, report, stored, signOut, storage, clearInOtherTab } = await startedFor(
      { isRemembered: () => !('userOfTab' in start) },
      { start },
    );
    report(ada);
    if (next) vi.spyOn(storage, 'userOfDevice').mockReturnValue(next);
    clearInOtherTab();
    expect(session.getState()).toEqual(SIGNING_OUT);
    expect([stored.user, storage.userOfTab()]).toEqual([null, null]);
    // A call to the service would come before this answer.
    await session.idToken();
    expect(signOut).toHaveBeenCalledTimes(ends);
  },
);

it('a user of the tab stays when another user has signed out in another tab', async () => {
  const { session, report, clearInOtherTab } = await startedFor(
    { isRemembered: () => false },
    { start: { user: grace, userOfTab: ada } },
  );
  report(ada);
  clearInOtherTab();
  expect(session.getState()).toEqual(signedIn(ada));
});

it('a user who signed out while a call was running is not signed in again by its answer', async () => {
  const naming = deferred<IdentityResult<typeof ada>>();
  const { session, report } = await startedFor({ updateDisplayName: () => naming.promise });
  report(ada);
  const renaming = session.updateDisplayName('Countess');
  await session.signOut();
  naming.settle({ ok: true, value: ada });
  expect((await renaming).ok).toBe(true);
  expect(session.getState().user).toBeNull();
});
