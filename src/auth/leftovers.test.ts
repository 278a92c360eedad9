import { describe, expect, it, vi } from 'vitest';
import type { Identity } from './identity';
import { NOBODY } from './session-state';
import {
  ada,
  createTestSession,
  grace,
  scriptedIdentity,
  scriptedMemory,
  quietPage,
} from './testing/test-session';

const ofTab = { outlivesTab: () => false };

type Options = Parameters<typeof createTestSession>[0];

/** What a device keeps of two people, each with something to read again and something of their own. */
const ofBoth = () => ({ u1: ['profile', 'analyses'], u2: ['profile', 'analyses'] });

/** A session of a tab that has just started, and what the service tells it. */
async function started(options: Options, answers: Partial<Identity> = {}) {
  const { identity, observers } = scriptedIdentity(answers);
  const session = createTestSession({ identity, kept: ofBoth(), ...options });
  session.start();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  return { ...session, hear: (heard: typeof ada | null) => observers[0]?.next(heard) };
}

quietPage();

describe('what the device keeps of a person whose tab was closed', () => {
  it('goes when a page learns that nobody is here', async () => {
    const { hear, vault } = await started({});
    hear(null);
    await vi.waitFor(() => expect(vault.kept).toEqual({}));
  });

  it('goes when somebody else is here, or comes', async () => {
    const { hear, vault } = await started({});
    hear(grace);
    await vi.waitFor(() => expect(vault.kept).toEqual({ u2: ['profile', 'analyses'] }));
  });

  it('goes, but for what is not sent yet: that waits for them, whoever comes and goes', async () => {
    const { hear, vault, ...session } = await started({ unsent: { u1: ['profile'] } });
    hear(grace);
    await vi.waitFor(() => expect(vault.kept).toEqual({ u1: ['profile'], u2: ['profile', 'analyses'] }));
    await session.signOut();
    await vi.waitFor(() => expect(vault.kept).toEqual({ u1: ['profile'] }));
  });

  it('stays until it is known whether they are here', async () => {
    const { vault } = await started({});
    expect(vault.kept).toEqual(ofBoth());
    expect(vault.removeAllOf).not.toHaveBeenCalled();
  });
});

describe('what the device keeps of a person with a session', () => {
  it.each([
    ['in another tab', { inOtherTabs: ['u1'] }],
    ['that the browser cannot tell of', { inOtherTabs: null }],
  ] satisfies [string, Options][])('%s stays when somebody else comes and goes', async (_, options) => {
    const { hear, vault, ...session } = await started(options, ofTab);
    hear(grace);
    await session.signOut();
    await vi.waitFor(() => expect(vault.kept).toEqual({ u1: ['profile', 'analyses'] }));
  });

  it('goes with their sign-out, in whatever tabs they are', async () => {
    const { hear, vault, ...session } = await started({ inOtherTabs: ['u1', 'u2'], unsent: ofBoth() });
    hear(ada);
    await session.signOut();
    expect(vault.kept).toEqual({ u2: ['profile', 'analyses'] });
  });

  it('stays where the device remembers them', async () => {
    const { memory, kept } = scriptedMemory();
    const { hear, vault, ...session } = await started({ memory }, ofTab);
    kept.user = ada;
    hear(grace);
    await session.signOut();
    await vi.waitFor(() => expect(vault.kept).toEqual({ u1: ['profile', 'analyses'] }));
  });

  it('goes with their sign-out although the service says first that they are gone', async () => {
    const signOut = () => {
      tab.hear(null);
      return Promise.resolve({ ok: true as const, value: undefined });
    };
    const tab = await started({ inOtherTabs: ['u2'], unsent: ofBoth() }, { signOut });
    tab.hear(ada);
    await tab.signOut();
    expect(tab.vault.kept).toEqual({ u2: ['profile', 'analyses'] });
  });
});

describe('a session that ends with its tab', () => {
  it('is shown to the other tabs from the start to its end', async () => {
    const { memory } = scriptedMemory({ userOfTab: ada });
    const { hear, hold, ...session } = await started({ memory }, ofTab);
    expect(hold.mock.calls).toEqual([['u1']]);
    hear(ada);
    expect(hold.mock.lastCall).toEqual(['u1']);
    await session.signOut();
    expect(hold.mock.lastCall).toEqual([null]);
  });

  it('is none where the device remembers the person', async () => {
    const { hear, hold } = await started({ memory: scriptedMemory({ user: ada }).memory });
    hear(ada);
    expect(hold.mock.calls).toEqual([[null], [null]]);
  });

  it('goes on when somebody else signs out whom the device remembered', async () => {
    const device = scriptedMemory({ user: grace, userOfTab: ada });
    const { hear, vault, ...session } = await started({ memory: device.memory, inOtherTabs: ['u1'] }, ofTab);
    hear(ada);
    device.forgetElsewhere();
    expect(session.getState()).toEqual({ ...NOBODY, user: ada });
    expect(vault.kept.u1).toEqual(['profile', 'analyses']);
  });
});
