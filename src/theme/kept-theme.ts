import { toThemeChoice, type ThemeChoice } from './theme-choice';

/**
 * Where this device remembers the stored theme of the person who uses it, so that the page is painted right
 * before anyone has been asked. `public/colour-scheme.js` reads it under the same name; a test holds the two
 * together.
 */
export const KEPT_THEME_KEY = 'scenecue.theme';

/** The remembered theme; `system` where there is none, or where the browser lets nothing be kept. */
export function readKeptTheme(): ThemeChoice {
  try {
    return toThemeChoice(localStorage.getItem(KEPT_THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Remembers a theme. `system` is what a device without a memory does, so nothing is left behind for it. */
export function writeKeptTheme(theme: ThemeChoice): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEPT_THEME_KEY);
    else localStorage.setItem(KEPT_THEME_KEY, theme);
  } catch {
    // Nothing may be kept here: the theme comes with the profile a moment later instead.
  }
}
