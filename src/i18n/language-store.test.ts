import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const german = { 'a.word': 'Wort' };
const fetchMessages = vi.fn<(language: string, part: string) => Promise<Record<string, string>>>();
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

const store = () => import('./language-store');

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  fetchMessages.mockReset().mockResolvedValue(german);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the language of the page', () => {
  it('begins with what the device remembers', async () => {
    const { html } = device({ 'scenecue.language': 'de' });
    const { startLanguage, currentLanguage, i18n } = await store();
    await startLanguage();
    expect(currentLanguage()).toBe('de');
    expect(html.lang).toBe('de');
    expect(i18n._('a.word')).toBe('Wort');
  });

  it.each([[{}], [{ 'scenecue.language': 'tlh' }]])(
    'is English where it remembers %j',
    async (remembered) => {
      device(remembered);
      const { startLanguage, currentLanguage } = await store();
      await startLanguage();
      expect(currentLanguage()).toBe('en');
    },
  );

  it('is English where the remembered one cannot be had', async () => {
    device({ 'scenecue.language': 'de' });
    fetchMessages.mockRejectedValue(new Error('no network'));
    const { startLanguage, currentLanguage } = await store();
    await startLanguage();
    expect(currentLanguage()).toBe('en');
    expect(console.error).toHaveBeenCalled();
  });

  it('stays as it is when another cannot be had, and the next try asks again', async () => {
    const { html } = device();
    const { chooseLanguage, currentLanguage } = await store();
    fetchMessages.mockRejectedValueOnce(new Error('no network'));
    await expect(chooseLanguage('de')).rejects.toThrow('no network');
    expect([currentLanguage(), html.lang]).toEqual(['en', 'en']);
    await chooseLanguage('de');
    expect([currentLanguage(), html.lang]).toEqual(['de', 'de']);
  });

  it('is the one that was chosen last, whichever comes first', async () => {
    device();
    const { chooseLanguage, currentLanguage } = await store();
    let bringGerman: (messages: typeof german) => void = () => undefined;
    fetchMessages.mockImplementationOnce(() => new Promise((resolve) => (bringGerman = resolve)));
    const first = chooseLanguage('de');
    await chooseLanguage('fr');
    bringGerman(german);
    await first;
    expect(currentLanguage()).toBe('fr');
  });

  it('is kept only by a save, and comes back for who leaves without one', async () => {
    const { storage } = device();
    const { chooseLanguage, keepLanguage, returnToKeptLanguage, currentLanguage } = await store();
    keepLanguage('fr');
    await vi.waitFor(() => expect(currentLanguage()).toBe('fr'));
    await chooseLanguage('de');
    expect(storage.get('scenecue.language')).toBe('fr');
    returnToKeptLanguage();
    await vi.waitFor(() => expect(currentLanguage()).toBe('fr'));
    keepLanguage('en');
    expect(storage.size).toBe(0);
  });

  it('follows what another tab has saved', async () => {
    const { events } = device();
    const { followLanguage, currentLanguage } = await store();
    const end = followLanguage();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'scenecue.language', newValue: 'es' }));
    await vi.waitFor(() => expect(currentLanguage()).toBe('es'));
    end();
  });
});

describe('the messages behind the sign-in', () => {
  it('come with every language that is chosen once they are needed, each once', async () => {
    device();
    const { needMessages, chooseLanguage } = await store();
    await needMessages('dashboard');
    await needMessages('dashboard');
    await chooseLanguage('de');
    expect(fetchMessages.mock.calls).toEqual([
      ['en', 'dashboard'],
      ['de', 'public'],
      ['de', 'dashboard'],
    ]);
  });

  it('come in the language that is on its way, too', async () => {
    device();
    const { needMessages, chooseLanguage, currentLanguage, i18n } = await store();
    let bringGerman: (messages: typeof german) => void = () => undefined;
    fetchMessages.mockImplementationOnce(() => new Promise((resolve) => (bringGerman = resolve)));
    const chosen = chooseLanguage('de');
    fetchMessages.mockResolvedValue({ 'b.word': 'Tafel' });
    await needMessages('dashboard');
    bringGerman(german);
    await chosen;
    expect(currentLanguage()).toBe('de');
    expect(i18n._('b.word')).toBe('Tafel');
  });
});
