import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { rememberChoice } from '@/lib/remembered-choice';
import { THEME_CHANGED, themeOfEvent, toThemeChoice, type ThemeChoice } from './theme-choice';

interface ThemeState {
  /** What the page shows now. */
  shown: ThemeChoice;
  /** What is stored in the profile: the page returns to it when a choice is not saved. */
  stored: ThemeChoice;
}

export interface ThemeStore extends ReadonlyStore<ThemeState> {
  /** Shows the theme that the user chooses, and sends a `themeChanged` event. It is not stored. */
  choose: (theme: ThemeChoice) => void;
  /** The stored theme is `theme`: shown, and remembered for the next visit on this device. */
  setStored: (theme: ThemeChoice) => void;
  /** The stored theme was changed in another tab or on another device to `theme`: a choice that is not saved yet is still shown. */
  refreshStored: (theme: ThemeChoice) => void;
  /** Returns to the stored theme if a choice is not saved. */
  revert: () => void;
  /**
   * Makes the page follow `themeChanged` events, the system while the theme is `system`, and what another tab stores,
   * unless a choice is not saved yet. @returns a function that ends it
   */
  follow: () => () => void;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The stored theme of the user of this device. `public/before-paint.js` reads it under the same name. */
const remembered = rememberChoice('scenecue.theme', toThemeChoice, 'system');

/** Our attribute and Mantine's always change together. */
function paint(theme: ThemeChoice): void {
  const system = matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
  const scheme = theme === 'system' ? system : theme;
  document.documentElement.setAttribute('data-theme', scheme);
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

export function createThemeStore(): ThemeStore {
  const stored = remembered.read();
  const store = createStore<ThemeState>(() => ({ shown: stored, stored }));
  const { getState, setState } = store;

  function show(theme: ThemeChoice) {
    paint(theme);
    if (theme !== getState().shown) setState({ shown: theme });
  }

  function choose(theme: ThemeChoice) {
    show(theme);
    dispatchEvent(new CustomEvent(THEME_CHANGED, { detail: { theme } }));
  }

  function remember(theme: ThemeChoice) {
    setState({ stored: theme });
    remembered.write(theme);
  }

  return {
    ...store,
    choose,
    setStored(theme) {
      remember(theme);
      show(theme);
    },
    refreshStored(theme) {
      const isShown = getState().shown === getState().stored;
      remember(theme);
      if (isShown) show(theme);
    },
    revert() {
      if (getState().shown !== getState().stored) choose(getState().stored);
    },
    follow() {
      const ended = new AbortController();
      const { signal } = ended;
      show(getState().shown);
      matchMedia(DARK_QUERY).addEventListener('change', () => show(getState().shown), { signal });
      addEventListener(
        THEME_CHANGED,
        (event) => {
          const theme = themeOfEvent(event);
          if (theme) show(theme);
        },
        { signal },
      );
      addEventListener(
        'storage',
        (event) => {
          const theme = remembered.ofEvent(event);
          if (!theme) return;
          const isShown = getState().shown === getState().stored;
          setState({ stored: theme });
          if (isShown) choose(theme);
        },
        { signal },
      );
      return () => ended.abort();
    },
  };
}
