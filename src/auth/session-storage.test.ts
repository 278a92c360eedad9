import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStorage } from './session-storage';

const ada = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };

/** The browser's storage, as far as it is used here. */
function webStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    get length() {
      return values.size;
    },
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('the storage of a session', () => {
  it('stores a user for the device or for the tab, and that of the tab takes precedence', () => {
    const storage = createSessionStorage();
    expect(storage.user()).toBeNull();
    storage.store(ada, true);
    expect(localStorage.getItem('scenecue.user')).toBe(JSON.stringify(ada));
    expect(sessionStorage).toHaveLength(0);
    const grace = { uid: 'u2', displayName: null, email: null };
    storage.store(grace, false);
    expect(storage.user()).toEqual(grace);
    expect(storage.userOfTab()).toEqual(grace);
    expect(storage.userOfDevice()).toEqual(ada);
    storage.clear();
    expect(storage.userOfTab()).toBeNull();
    expect(storage.user()).toEqual(ada);
    storage.store(grace, false);
    storage.store(grace, true);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(1);
  });

  it('stores nothing of a user who signs out except the ID of the pending sign-out, where the session was', () => {
    const storage = createSessionStorage();
    for (const [isRemembered, area] of [
      [true, localStorage],
      [false, sessionStorage],
    ] as const) {
      storage.store(ada, isRemembered);
      storage.beginSignOut('u1');
      expect(storage.user()).toBeNull();
      expect(area.getItem('scenecue.signing-out')).toBe('u1');
      storage.endSignOut();
      expect(storage.pendingSignOut()).toBeNull();
      expect(area).toHaveLength(0);
    }
  });

  it('stores a pending sign-out of a session of the tab in the tab alone, whoever is signed in on the device', () => {
    const storage = createSessionStorage();
    const grace = { uid: 'u2', displayName: null, email: null };
    storage.store(grace, true);
    storage.store(ada, false);
    storage.beginSignOut('u1');
    expect(sessionStorage.getItem('scenecue.signing-out')).toBe('u1');
    expect(localStorage.getItem('scenecue.signing-out')).toBeNull();
    expect(storage.userOfTab()).toBeNull();
    expect(storage.userOfDevice()).toEqual(grace);
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
  ])('ignores the stored text %s', (text) => {
    localStorage.setItem('scenecue.user', text);
    expect(createSessionStorage().user()).toBeNull();
  });

  it('ignores a stored name and e-mail that are invalid', () => {
    localStorage.setItem(
      'scenecue.user',
      JSON.stringify({ uid: 'u1', displayName: 7, email: 'x'.repeat(1001) }),
    );
    expect(createSessionStorage().user()).toEqual({ uid: 'u1', displayName: null, email: null });
  });

  it('has no user when the browser denies its storage', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const storage = createSessionStorage();
    storage.store(ada, true);
    storage.beginSignOut('u1');
    storage.endSignOut();
    for (const user of [storage.user(), storage.userOfTab(), storage.userOfDevice()]) expect(user).toBeNull();
    expect(storage.pendingSignOut()).toBeNull();
  });

  it('reports a user whom another tab stores or removes, and nothing else', () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    const [stored, cleared] = [vi.fn(), vi.fn()];
    const stop = createSessionStorage().onOtherTab({ stored, cleared });
    const send = (key: string, newValue: string | null) =>
      tab.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue, oldValue: JSON.stringify(ada) }),
      );
    const renamed = { ...ada, displayName: 'Countess Lovelace' };
    send('scenecue.theme', JSON.stringify(renamed));
    send('scenecue.theme', null);
    send('scenecue.user', 'no JSON');
    expect([stored.mock.calls, cleared.mock.calls]).toEqual([[], []]);
    send('scenecue.user', JSON.stringify(renamed));
    expect([stored.mock.calls, cleared.mock.calls]).toEqual([[[renamed]], []]);
    send('scenecue.user', null);
    expect([stored.mock.calls, cleared.mock.calls]).toEqual([[[renamed]], [[ada]]]);
    send('scenecue.user', JSON.stringify({ ...ada, uid: 'grace' }));
    expect(cleared.mock.calls, 'another user in their place').toEqual([[ada], [ada]]);
    stop();
    send('scenecue.user', null);
    expect(cleared).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])(
    'reloads a page from the back/forward cache whose user has signed out (remembered: %s)',
    (isRemembered) => {
      const tab = new EventTarget();
      vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
      const reload = vi.fn();
      const storage = createSessionStorage(reload);
      const stop = storage.onOtherTab({ stored: vi.fn(), cleared: vi.fn() });
      const comeBack = (meanwhile: () => void, persisted = true) => {
        tab.dispatchEvent(new Event('pagehide'));
        meanwhile();
        tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      };
      comeBack(() => storage.store(ada, isRemembered));
      comeBack(() => storage.store({ ...ada, displayName: 'Countess Lovelace' }, isRemembered));
      comeBack(() => storage.beginSignOut('u1'), false);
      comeBack(() => undefined);
      expect(reload).not.toHaveBeenCalled();
      storage.store(ada, isRemembered);
      comeBack(() => storage.beginSignOut('u1'));
      expect(reload).toHaveBeenCalledTimes(1);
      storage.store(ada, isRemembered);
      comeBack(() => storage.store({ ...ada, uid: 'u2' }, isRemembered));
      expect(reload).toHaveBeenCalledTimes(2);
      stop();
      comeBack(() => storage.clear());
      expect(reload).toHaveBeenCalledTimes(2);
    },
  );
});
