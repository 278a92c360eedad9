import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanguageStore } from './language-store';

const german = { 'a.word': 'Wort' };
const fetchMessages = vi.hoisted(() =>
  vi.fn<(language: string, part: string) => Promise<Record<string, string>>>(),
);
vi.mock('./catalogs', () => ({ englishOfPublicPages: { 'a.word': 'word' }, fetchMessages }));

/** A device: what it remembers, its page, and the events of its window. */
function device(remembered: Record<string, string> = {}) {
  const storage = new Map(Object.entries(remembered));
  const events = new EventTarget();
  const html = { lang: 'en' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return { storage, events, html };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  fetchMessages.mockReset().mockResolvedValue(german);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the language of the page', () => {
  it('starts with the language stored on the device', async () => {
    const { html } = device({ 'scenecue.language': 'de' });
    const store = createLanguageStore();
    await store.revert();
    expect(store.getState().shown).toBe('de');
    expect(html.lang).toBe('de');
    expect(store.i18n._('a.word')).toBe('Wort');
  });

  it.each([[{}], [{ 'scenecue.language': 'tlh' }]])(
    'is English when the device has stored %j',
    async (remembered) => {
      device(remembered);
      const store = createLanguageStore();
      await store.revert();
      expect(store.getState().shown).toBe('en');
    },
  );

  it('is English when the messages of the stored language cannot be loaded', async () => {
    device({ 'scenecue.language': 'de' });
    fetchMessages.mockRejectedValue(new Error('no network'));
    const store = createLanguageStore();
    await store.revert();
    expect(store.getState().shown).toBe('en');
    expect(console.error).toHaveBeenCalled();
  });

  it('stays unchanged when another language cannot be loaded, and the next attempt loads it again', async () => {
    const { html } = device();
    const store = createLanguageStore();
    fetchMessages.mockRejectedValueOnce(new Error('no network'));
    await expect(store.choose('de')).rejects.toThrow('no network');
    expect([store.getState().shown, html.lang]).toEqual(['en', 'en']);
    await store.choose('de');
    expect([store.getState().shown, html.lang]).toEqual(['de', 'de']);
  });

  it('is the one that was chosen last, whichever is loaded first', async () => {
    device();
    const store = createLanguageStore();
    let bringGerman: (messages: typeof german) => void = () => undefined;
    fetchMessages.mockImplementationOnce(() => new Promise((resolve) => (bringGerman = resolve)));
    const first = store.choose('de');
    await store.choose('fr');
    bringGerman(german);
    await first;
    expect(store.getState().shown).toBe('fr');
  });

  it('is stored only by a save, and is the stored one again after leaving without saving', async () => {
    const { storage } = device();
    const store = createLanguageStore();
    store.setStored('fr');
    await vi.waitFor(() => expect(store.getState().shown).toBe('fr'));
    await store.choose('de');
    expect(storage.get('scenecue.language')).toBe('fr');
    await store.revert();
    await vi.waitFor(() => expect(store.getState().shown).toBe('fr'));
    store.setStored('en');
    expect(storage.size).toBe(0);
  });

  it('stays while it is not saved, whatever another tab or device stores', async () => {
    const { events } = device();
    const store = createLanguageStore();
    const end = store.follow();
    await store.choose('de');
    store.refreshStored('fr');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'scenecue.language', newValue: 'es' }));
    expect(store.getState()).toEqual({ shown: 'de', wanted: 'de', stored: 'es' });
    await store.revert();
    expect(store.getState().shown).toBe('es');
    store.refreshStored('fr');
    await vi.waitFor(() => expect(store.getState().shown).toBe('fr'));
    end();
  });

  it('follows a language saved in another tab', async () => {
    const { events } = device();
    const store = createLanguageStore();
    const end = store.follow();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'scenecue.language', newValue: 'es' }));
    await vi.waitFor(() => expect(store.getState().shown).toBe('es'));
    end();
  });
});

describe('the messages of the dashboard', () => {
  it('are loaded once for every language that is chosen after they are needed', async () => {
    device();
    const store = createLanguageStore();
    await store.need('dashboard');
    await store.need('dashboard');
    for (const language of ['de', 'fr', 'de'] as const) await store.choose(language);
    expect(fetchMessages.mock.calls).toEqual([
      ['en', 'dashboard'],
      ['de', 'public'],
      ['de', 'dashboard'],
      ['fr', 'public'],
      ['fr', 'dashboard'],
    ]);
  });

  it('are also loaded for a language that is still loading', async () => {
    device();
    const store = createLanguageStore();
    let bringGerman: (messages: typeof german) => void = () => undefined;
    fetchMessages.mockImplementationOnce(() => new Promise((resolve) => (bringGerman = resolve)));
    const chosen = store.choose('de');
    fetchMessages.mockResolvedValue({ 'b.word': 'Tafel' });
    await store.need('dashboard');
    bringGerman(german);
    await chosen;
    expect(store.getState().shown).toBe('de');
    expect(store.i18n._('b.word')).toBe('Tafel');
  });
});
