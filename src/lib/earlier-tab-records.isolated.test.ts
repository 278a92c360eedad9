import { afterEach, expect, it, vi } from 'vitest';
import { createDeviceVault, createRecordStore, type RecordKind } from './device-vault';
import { stubPage } from './testing/page-globals';

const stored = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (id: string) => Promise.resolve(stored.get(id)),
  keys: () => Promise.resolve([...stored.keys()]),
  del: (id: string) => Promise.resolve(stored.delete(id)),
}));
vi.mock('./device-database', () => ({ deviceDatabase: () => Promise.resolve('works') }));

const text = (name: string): RecordKind<string> => ({ name, version: 1, parse: (value) => value as string });

/** The session storage of a tab that an earlier version has left. */
function stubTab(entries: Record<string, string>) {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    removeItem(this: Record<string, string>, name: string) {
      Reflect.deleteProperty(this, name);
    },
  };
  vi.stubGlobal('sessionStorage', Object.assign(Object.create(methods) as Record<string, string>, entries));
}

afterEach(() => vi.unstubAllGlobals());

it('the records that an earlier version stored in this tab are read, until they are changed or their user signs out', async () => {
  stubPage();
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const long = new TextEncoder().encode(JSON.stringify({ version: 1, value: 'long' }));
  const recent = `${Date.now()}-tab-1`;
  stored.set(recent, { iv, encrypted: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, long) });
  stored.set(`${Date.now()}-other-2`, {}).set('1000-closed-3', {});
  stubTab({
    'scenecue.tab-key': btoa(String.fromCharCode(...secret)),
    'scenecue.record/ada/short': JSON.stringify({ version: 1, value: 'short' }),
    'scenecue.record/ada/long': `@${recent}`,
    'scenecue.record/ada/broken': '{',
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const vault = createDeviceVault(createRecordStore(() => false));
  const ada = vault.of('ada');
  expect(await ada.read(text('short'))).toBe('short');
  expect(await ada.read(text('long'))).toBe('long');
  expect(await ada.read(text('broken'))).toBeUndefined();
  await ada.update(text('short'), (current) => `${current ?? ''} and new`);
  expect(await ada.read(text('short'))).toBe('short and new');
  vi.spyOn(console, 'error').mockRestore();
  await ada.update(text('short'), () => null);
  expect(Object.keys(sessionStorage)).not.toContain('scenecue.record/ada/short');

  const { forgetEarlier } = await import('./earlier-tab-records');
  await forgetEarlier((key) => key.startsWith('ada/'), true);
  expect(Object.keys(sessionStorage)).toEqual(['scenecue.tab-key']);
  expect([...stored.keys()]).toEqual([expect.stringContaining('-other-2')]);
});
