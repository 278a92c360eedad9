import { expect, it, vi } from 'vitest';
import { STARTING } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  scriptedIdentity,
  startedFor,
  stubPage,
} from './testing/test-session';

const signedIn = (user: typeof ada) => ({ status: 'signedIn', user, error: null });

stubPage();

it('a user whom the device remembers is shown at once, and updated when the service reports', async () => {
  const { session, report, stored } = await startedFor();
  expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
  const renamed = { ...ada, displayName: 'Countess Lovelace' };
  report(renamed);
  expect(session.getState()).toEqual(signedIn(renamed));
  expect(stored.user).toEqual(renamed);
});

it('a user whom the device remembers stays when the service cannot be loaded', async () => {
  // A second try, in the middle of another test, is never answered.
  const loadIdentity = vi
    .fn<() => Promise<never>>(() => new Promise(() => undefined))
    .mockRejectedValueOnce(new Error('gone'));
  const { storage } = await startedFor();
  const session = createTestSession({ storage, loadIdentity });
  session.start();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Auth state error', expect.any(Error)));
  expect(session.getState()).toEqual({ status: 'remembered', user: ada, error: null });
});

it('a session that the service has ended leaves what is not sent on the device, until another user signs in', async () => {
  const { session, report, stored } = await startedFor();
  report(null);
  expect(session.getState()).toMatchObject({ status: 'signedOut', ended: true });
  expect(stored.user).toBeNull();
  expect(session.device.removeAllOf).not.toHaveBeenCalled();
  expect(session.device.removeOthers).not.toHaveBeenCalled();
  report(grace);
  expect(session.device.removeOthers).toHaveBeenCalledExactlyOnceWith('u2');
});

it('another user whom the service reports replaces the remembered one, whose data is removed', async () => {
  const { session, report, stored } = await startedFor();
  report(grace);
  expect(session.getState()).toEqual(signedIn(grace));
  expect(stored.user).toEqual(grace);
  expect(session.device.removeOthers).toHaveBeenCalledExactlyOnceWith('u2');
});

it('beside a session of this tab, the data of the user whom the device remembers stays', async () => {
  const { session, report } = await startedFor(
    { isRemembered: () => false },
    { start: { user: grace, userOfTab: ada } },
  );
  report(ada);
  expect(session.getState()).toEqual(signedIn(ada));
  expect(session.device.removeOthers).toHaveBeenCalledExactlyOnceWith('u2');
});

it('a visitor is shown as not signed in when the service does not answer in time, and as signed in once it does', async () => {
  const wait = new AbortController();
  const { identity, observers } = scriptedIdentity();
  const session = createTestSession({ identity, limits: { firstReport: () => wait.signal } });
  session.start();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  wait.abort();
  expect(session.getState()).toEqual({ ...STARTING, status: 'unavailable' });
  observers[0]?.next(ada);
  expect(session.getState()).toEqual(signedIn(ada));
});

it('unsent changes are counted for the signed-in user; the count is null when they cannot be counted', async () => {
  const onlyOnDevice = vi.fn((uid: string) => Promise.resolve(uid === 'u1' ? 3 : 0));
  const { session, report } = await startedFor({}, { onlyOnDevice });
  expect(await session.onlyOnDevice(), 'the service has not confirmed them').toBeNull();
  report(ada);
  expect(await session.onlyOnDevice()).toBe(3);
  onlyOnDevice.mockRejectedValue(new Error('unreadable'));
  expect(await session.onlyOnDevice()).toBeNull();
  expect(await createTestSession().onlyOnDevice()).toBe(0);
});
