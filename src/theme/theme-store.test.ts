import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThemeStore, type ThemeStore } from './theme-store';

let systemIsDark = false;
let memory: Map<string, string>;
let painted: Record<string, string>;
let page: EventTarget;
let media: EventTarget;

beforeEach(() => {
  systemIsDark = false;
  memory = new Map();
  painted = {};
  page = new EventTarget();
  media = new EventTarget();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string, value: string) => {
        painted[name] = value;
      },
    },
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const both = (scheme: string) => ({ 'data-theme': scheme, 'data-mantine-color-scheme': scheme });

describe('a choice', () => {
  it('is shown and broadcast at once, but not stored', () => {
    const store = createThemeStore();
    store.follow();
    const details: unknown[] = [];
    page.addEventListener('themeChanged', (event) => details.push((event as CustomEvent<unknown>).detail));
    store.choose('dark');
    expect(painted).toEqual(both('dark'));
    expect(details).toEqual([{ theme: 'dark' }]);
    expect(memory.size).toBe(0);
  });

  it('is replaced by the stored theme when the page is left without saving', () => {
    const store = createThemeStore();
    store.setStored('dark');
    store.choose('light');
    store.revert();
    expect(painted).toEqual(both('dark'));
  });
});

describe('a themeChanged event of another script', () => {
  it('does the same as a choice', () => {
    const store = createThemeStore();
    store.follow();
    page.dispatchEvent(new CustomEvent('themeChanged', { detail: { theme: 'dark' } }));
    expect(painted).toEqual(both('dark'));
    expect(store.getState().shown).toBe('dark');
  });

  it.each([undefined, null, 'dark', {}, { theme: 'sepia' }, { theme: 7 }])(
    'with %j changes nothing',
    (detail) => {
      const store = createThemeStore();
      store.follow();
      page.dispatchEvent(new CustomEvent('themeChanged', { detail }));
      expect(painted).toEqual(both('light'));
    },
  );
});

describe('the theme of the system', () => {
  it('is followed live while it is chosen, and only then', () => {
    const store = createThemeStore();
    store.follow();
    systemIsDark = true;
    media.dispatchEvent(new Event('change'));
    expect(painted).toEqual(both('dark'));
    store.choose('light');
    media.dispatchEvent(new Event('change'));
    expect(painted).toEqual(both('light'));
    store.choose('system');
    expect(painted).toEqual(both('dark'));
  });
});

describe('a theme saved in another tab', () => {
  it('is shown in this tab', () => {
    const store = createThemeStore();
    store.follow();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'scenecue.theme', newValue: 'dark' }));
    expect(store.getState().shown).toBe('dark');
  });
});

describe('a choice that is not saved', () => {
  const savedInOtherTab = (newValue: string) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'scenecue.theme', newValue }));

  it.each([
    ['a change of the profile on another device', (store: ThemeStore) => store.refreshStored('system')],
    ['a theme saved in another tab', () => savedInOtherTab('system')],
  ])('is shown despite %s, which is shown after leaving without saving', (_, change) => {
    const store = createThemeStore();
    store.setStored('light');
    store.follow();
    store.choose('dark');
    change(store);
    expect(store.getState()).toEqual({ shown: 'dark', stored: 'system' });
    expect(painted).toEqual(both('dark'));
    store.revert();
    expect(store.getState().shown).toBe('system');
  });

  it('is saved once it is stored, and then the next change of the profile is shown', () => {
    const store = createThemeStore();
    store.choose('dark');
    store.setStored('dark');
    store.refreshStored('light');
    expect(store.getState()).toEqual({ shown: 'light', stored: 'light' });
  });
});

describe('before the first paint', () => {
  const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

  it.each([
    ['light', true],
    ['dark', false],
    ['system', true],
    ['system', false],
  ] as const)('the page has the scheme of the stored %s, when the system is dark: %s', (theme, dark) => {
    systemIsDark = dark;
    const store = createThemeStore();
    store.setStored(theme);
    const byTheApplication = { ...painted };
    painted = {};
    runInThisContext(script);
    expect(painted).toMatchObject(byTheApplication);
  });

  it('the theme of the system is shown when the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    systemIsDark = true;
    runInThisContext(script);
    expect(painted).toMatchObject(both('dark'));
    expect(createThemeStore().getState().shown).toBe('system');
  });

  it.each([
    [{ 'scenecue.user': '{}' }, 'known'],
    [{ 'scenecue.user': '{}', 'scenecue.language': 'en' }, 'known'],
    [{}, 'anybody'],
    [{ 'scenecue.user': '{}', 'scenecue.signing-out': 'u1' }, 'anybody'],
    // Outlines are in English.
    [{ 'scenecue.user': '{}', 'scenecue.language': 'de' }, undefined],
  ])('with %j stored, the outline is shown to %s', (kept, shownTo) => {
    memory = new Map(Object.entries(kept));
    runInThisContext(script);
    expect(painted['data-outlines']).toBe(shownTo);
  });
});
