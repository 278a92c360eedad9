import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionMemory } from './session-memory';

const ada = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };

/** The browser's storage, as far as it is used here. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

describe('the memory of a session', () => {
  it('keeps a person with the device or with the tab, and the tab counts more', () => {
    const memory = createSessionMemory();
    expect(memory.user()).toBeNull();
    memory.remember(ada, true);
    expect(localStorage.getItem('scenecue.user')).toBe(JSON.stringify(ada));
    expect(sessionStorage).toHaveLength(0);
    const grace = { uid: 'u2', displayName: null, email: null };
    memory.remember(grace, false);
    expect(memory.user()).toEqual(grace);
    expect(memory.userOfTab()).toEqual(grace);
    expect(memory.userOfDevice()).toEqual(ada);
    memory.forget();
    expect(memory.userOfTab()).toBeNull();
    expect(memory.user()).toEqual(ada);
    memory.remember(grace, false);
    memory.remember(grace, true);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(1);
  });

  it('leaves nothing of a person who goes but what has to be finished, where the session is', () => {
    const memory = createSessionMemory();
    for (const [outlivesTab, area] of [
      [true, localStorage],
      [false, sessionStorage],
    ] as const) {
      memory.remember(ada, outlivesTab);
      memory.leave('u1');
      expect(memory.user()).toBeNull();
      expect(area.getItem('scenecue.signing-out')).toBe('u1');
      memory.endLeaving();
      expect(memory.leaving()).toBeNull();
      expect(area).toHaveLength(0);
    }
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '{"displayName":"Ada"}',
    '{"uid":7}',
    '{"uid":""}',
    '{"uid":"u1/../u2"}',
    JSON.stringify({ uid: 'u'.repeat(129) }),
  ])('believes no %s', (text) => {
    localStorage.setItem('scenecue.user', text);
    expect(createSessionMemory().user()).toBeNull();
  });

  it('drops what is no name and no address', () => {
    localStorage.setItem(
      'scenecue.user',
      JSON.stringify({ uid: 'u1', displayName: 7, email: 'x'.repeat(1001) }),
    );
    expect(createSessionMemory().user()).toEqual({ uid: 'u1', displayName: null, email: null });
  });

  it('remembers nobody where nothing may be kept', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const memory = createSessionMemory();
    memory.remember(ada, true);
    memory.leave('u1');
    memory.endLeaving();
    for (const user of [memory.user(), memory.userOfTab(), memory.userOfDevice()]) expect(user).toBeNull();
    expect(memory.leaving()).toBeNull();
  });

  it('hears whom another tab remembers, and when it forgets them, and of nothing else', () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    const [remembered, forgotten] = [vi.fn(), vi.fn()];
    const stop = createSessionMemory().onChangedElsewhere({ remembered, forgotten });
    const send = (key: string, newValue: string | null) =>
      tab.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue, oldValue: JSON.stringify(ada) }),
      );
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    send('scenecue.theme', JSON.stringify(renamed));
    send('scenecue.theme', null);
    send('scenecue.user', 'no JSON');
    expect([remembered.mock.calls, forgotten.mock.calls]).toEqual([[], []]);
    send('scenecue.user', JSON.stringify(renamed));
    expect([remembered.mock.calls, forgotten.mock.calls]).toEqual([[[renamed]], []]);
    send('scenecue.user', null);
    expect([remembered.mock.calls, forgotten.mock.calls]).toEqual([[[renamed]], [[ada]]]);
    stop();
    send('scenecue.user', null);
    expect(forgotten).toHaveBeenCalledTimes(1);
  });
});
