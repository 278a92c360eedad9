import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabSessions } from './tab-sessions';

/** Shared locks of a browser. Like its own they are given and taken a little later. */
function sharedLocks() {
  const held: string[] = [];
  return {
    async request(name: string, _: object, work: () => Promise<void>) {
      await Promise.resolve();
      held.push(name);
      await work();
      await Promise.resolve();
      held.splice(held.indexOf(name), 1);
    },
    query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sessions of tabs', () => {
  it('are seen by every tab, until the last of a person has none', async () => {
    const [one, two, other] = [createTabSessions(), createTabSessions(), createTabSessions()];
    one.hold('u1');
    two.hold('u1');
    two.hold('u1');
    other.hold('u2');
    await vi.waitFor(async () => expect(await other.people()).toEqual(new Set(['u1', 'u2'])));
    one.hold(null);
    expect(await one.people()).toEqual(new Set(['u1', 'u2']));
    two.hold('u3');
    expect(await two.people(), 'at once').not.toContain('u1');
    await vi.waitFor(async () => expect(await one.people()).toEqual(new Set(['u2', 'u3'])));
  });

  it('are not mixed up with other locks', async () => {
    void navigator.locks.request('scenecue.profile/u1', {}, () => new Promise(() => undefined));
    await Promise.resolve();
    expect(await createTabSessions().people()).toEqual(new Set());
  });

  it.each([
    ['has no locks', {}],
    [
      'denies them',
      {
        locks: {
          request: () => Promise.reject(new Error('denied')),
          query: () => Promise.reject(new Error('denied')),
        },
      },
    ],
  ])('are unknown where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const tab = createTabSessions();
    tab.hold('u1');
    tab.hold(null);
    expect(await tab.people()).toBeNull();
  });
});
