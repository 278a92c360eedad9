import { describe, expect, it, vi } from 'vitest';
import { expectNetworkAnswer } from '@/lib/connection';
import { createMemoryLists } from '@/lib/memory-lists';
import type { Identity, IdentityResult } from './identity';
import { NOBODY, UNKNOWN } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  scriptedIdentity,
  scriptedMemory,
  quietPage,
} from './testing/test-session';

const done: IdentityResult<void> = { ok: true, value: undefined };

/** Work that settles when the test says so. */
function pending<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

/** A started session of a device that remembers Ada, and what the service tells it. */
async function startedFor(
  answers: Partial<Identity> = {},
  options: Parameters<typeof createTestSession>[0] = {},
) {
  const device = scriptedMemory({ user: ada });
  const { identity, observers } = scriptedIdentity(answers);
  const session = createTestSession({ ...options, memory: device.memory, identity });
  session.start();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  return { ...device, session, hear: (heard: typeof ada | null) => observers[0]?.next(heard) };
}

quietPage();

describe('a person whom the device remembers', () => {
  it('is here at once, unconfirmed, and confirmed by the service with the name as it is now', async () => {
    const { session, hear, kept } = await startedFor();
    expect(session.getState()).toEqual({ ...UNKNOWN, loading: false, user: ada });
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    hear(renamed);
    expect(session.getState()).toEqual({ ...NOBODY, user: renamed });
    expect(kept.user).toEqual(renamed);
  });

  it('stays when the service fails or cannot be loaded', async () => {
    const { memory } = scriptedMemory({ user: ada });
    const session = createTestSession({
      memory,
      kept: { u1: ['profile'] },
      loadIdentity: () => Promise.reject(new Error('gone')),
    });
    session.start();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Auth state error', expect.any(Error)));
    expect(session.getState()).toEqual({ ...UNKNOWN, loading: false, user: ada });
    expect(session.vault.kept).toEqual({ u1: ['profile'] });
  });

  it('is gone from page and device when the service says that nobody is here', async () => {
    const { session, hear, kept } = await startedFor({}, { kept: { u1: ['profile', 'analyses'] } });
    hear(null);
    expect(session.getState()).toEqual({ ...NOBODY, ended: true });
    expect(kept.user).toBeNull();
    await vi.waitFor(() => expect(session.vault.kept).toEqual({}));
  });

  it('finds unsent changes again after such an end, which nobody asked for', async () => {
    const unsent = { u1: ['profile'] };
    const { session, hear } = await startedFor({}, { kept: { u1: ['analyses', 'profile'] }, unsent });
    hear(null);
    await vi.waitFor(() => expect(session.vault.kept).toEqual(unsent));
    await session.signIn({ email: 'ada@example.com', password: 'x', rememberMe: true });
    expect(session.vault.kept).toEqual(unsent);
    expect(session.getState()).toEqual({ ...NOBODY, user: ada });
  });

  it('gives way to another one whom the service knows, and leaves them nothing', async () => {
    const lists = createMemoryLists(['sample']);
    lists('u1').add(() => 'of Ada');
    const { session, hear, kept } = await startedFor({}, { kept: { u1: ['profile'], u2: ['profile'] } });
    hear(grace);
    expect(session.getState()).toEqual({ ...NOBODY, user: grace });
    expect(kept.user).toEqual(grace);
    expect(lists('u1').entries()).toHaveLength(1);
    await vi.waitFor(() => expect(session.vault.kept).toEqual({ u2: ['profile'] }));
  });

  it('goes when another tab has forgotten them, and a service that lags behind brings them not back', async () => {
    const { session, hear, forgetElsewhere } = await startedFor();
    forgetElsewhere();
    expect(session.getState()).toEqual(NOBODY);
    hear(ada);
    expect(session.getState()).toEqual(NOBODY);
    hear(null);
    hear(ada);
    expect(session.getState().user).toEqual(ada);
  });

  it.each([
    [true, 'stays the device’s: another tab has ended it, and may have begun a new one', 0],
    [false, 'ends with them', 1],
  ])('who goes so (outlives the tab: %s): the session %s', async (outlivesTab, _, ends) => {
    const signOut = vi.fn(() => Promise.resolve(done));
    const asked = vi.fn(() => outlivesTab);
    const { hear, forgetElsewhere } = await startedFor({ outlivesTab: asked, signOut });
    hear(ada);
    asked.mockClear();
    forgetElsewhere();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(signOut).toHaveBeenCalledTimes(ends);
  });

  it('is here again when they have come back in the other tab before the service knew that they were gone', async () => {
    const { session, hear, kept, forgetElsewhere } = await startedFor();
    forgetElsewhere();
    kept.user = ada;
    hear(ada);
    expect(session.getState()).toEqual({ ...NOBODY, user: ada });
  });
});

describe('a visitor whom nobody knows', () => {
  it('is treated as nobody when the service does not answer in time, and is known when it does', async () => {
    const wait = new AbortController();
    const { identity, observers } = scriptedIdentity();
    const session = createTestSession({ identity, limits: { firstAnswer: () => wait.signal } });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    expect(session.getState()).toEqual(UNKNOWN);
    wait.abort();
    expect(session.getState()).toEqual({ ...UNKNOWN, loading: false });
    observers[0]?.next(ada);
    expect(session.getState()).toEqual({ ...NOBODY, user: ada });
  });
});

describe('a sign-out', () => {
  it('takes the person from page and device', async () => {
    const lists = createMemoryLists(['sample']);
    const { session, hear, kept } = await startedFor({}, { kept: { u1: ['profile', 'analyses'] } });
    hear(ada);
    lists('u1').add(() => 'of Ada');
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toEqual(NOBODY);
    expect(session.vault.kept).toEqual({});
    expect(lists('u1').entries()).toHaveLength(1);
    await vi.waitFor(() => expect(kept).toEqual({ user: null, leaving: null }));
  });

  it('waits for no service that has not answered yet, and is finished when it has', async () => {
    const ending = pending<IdentityResult<void>>();
    const { session, hear, kept } = await startedFor({ signOut: () => ending.promise });
    expect(await session.signOut()).toEqual(done);
    expect(session.getState()).toEqual(NOBODY);
    expect(kept).toEqual({ user: null, leaving: 'u1' });
    hear(ada);
    expect(session.getState()).toEqual(NOBODY);
    ending.settle(done);
    await vi.waitFor(() => expect(kept.leaving).toBeNull());
  });

  it('that takes too long is finished behind the back of the person', async () => {
    const patience = new AbortController();
    const { session, hear, kept } = await startedFor(
      { signOut: () => new Promise(() => undefined) },
      { limits: { signOut: () => patience.signal } },
    );
    hear(ada);
    const leaving = session.signOut();
    expect(session.getState().user).toEqual(ada);
    patience.abort();
    expect(await leaving).toEqual(done);
    expect(kept).toEqual({ user: null, leaving: 'u1' });
  });

  it('that was not finished is finished at the next start, and nobody is let in by it', async () => {
    const ending = pending<IdentityResult<void>>();
    const { memory, kept } = scriptedMemory({ leaving: 'u1' });
    const leave = vi.spyOn(memory, 'leave');
    const { identity, observers } = scriptedIdentity({ signOut: vi.fn(() => ending.promise) });
    const session = createTestSession({ memory, identity, kept: { u1: ['profile'] } });
    expect(session.getState()).toEqual({ ...NOBODY, confirmed: false });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(ada);
    expect(session.getState().user).toBeNull();
    expect(session.vault.kept).toEqual({});
    // It is remembered where the session was, which nobody knows any more.
    expect(leave).not.toHaveBeenCalled();
    ending.settle(done);
    await vi.waitFor(() => expect(kept.leaving).toBeNull());
  });

  it('that was not finished ends no session of somebody who has come since in another tab', async () => {
    const { memory, kept } = scriptedMemory({ leaving: 'u1' });
    const signOut = vi.fn(() => Promise.resolve(done));
    const { identity, observers } = scriptedIdentity({ signOut });
    const session = createTestSession({ memory, identity, kept: { u2: ['profile'] } });
    Object.assign(kept, { user: grace, leaving: null });
    session.start();
    await vi.waitFor(() => expect(observers).toHaveLength(1));
    observers[0]?.next(grace);
    expect(session.getState()).toEqual({ ...NOBODY, user: grace });
    expect(signOut).not.toHaveBeenCalled();
    expect(session.vault.kept).toEqual({ u2: ['profile'] });
  });

  it('stays to be finished where the device could not be emptied', async () => {
    const { session, hear, kept } = await startedFor();
    hear(ada);
    session.vault.removeAllOf.mockRejectedValue(new Error('blocked'));
    expect(await session.signOut()).toEqual(done);
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('The sign-out is not finished', expect.any(Error)),
    );
    expect(kept).toEqual({ user: null, leaving: 'u1' });
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
    const { session, hear } = await startedFor({ updateDisplayName: () => naming.promise });
    hear(ada);
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
