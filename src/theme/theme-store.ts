import { DARK_QUERY, paintColourScheme, systemColourScheme } from './colour-scheme';
import { rememberedTheme } from './remembered-theme';
import { THEME_CHANGED, themeOfEvent, type ThemeChoice } from './theme-choice';

/** What the page shows now. */
let shown: ThemeChoice | null = null;
/** What is stored in the profile: what the page returns to when a choice is not saved. */
let kept: ThemeChoice | null = null;
const listeners = new Set<(theme: ThemeChoice) => void>();

/** The theme that the page shows now. */
export function currentTheme(): ThemeChoice {
  return (shown ??= keptTheme());
}

/** Calls `listener` after every change of theme. @returns the end of it */
export function onThemeChange(listener: (theme: ThemeChoice) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A person chooses: the page shows it at once and everybody hears of it. It is not kept. */
export function chooseTheme(theme: ThemeChoice): void {
  show(theme);
  dispatchEvent(new CustomEvent(THEME_CHANGED, { detail: { theme } }));
}

/** The stored theme is `theme`: shown, and remembered for the next visit on this device. */
export function keepTheme(theme: ThemeChoice): void {
  kept = theme;
  rememberedTheme.write(theme);
  show(theme);
}

/** The stored theme has become `theme` elsewhere: an own choice that is not saved yet goes on being shown. */
export function refreshKeptTheme(theme: ThemeChoice): void {
  const isShown = currentTheme() === keptTheme();
  kept = theme;
  rememberedTheme.write(theme);
  if (isShown) show(theme);
}

/** Back to the stored theme, for whoever leaves without saving. */
export function returnToKeptTheme(): void {
  if (currentTheme() !== keptTheme()) chooseTheme(keptTheme());
}

/**
 * From now on the page follows `themeChanged` events, the system while it is set to that, and what another
 * tab has saved. @returns the end of it
 */
export function followTheme(): () => void {
  const query = matchMedia(DARK_QUERY);
  const onSystem = () => show(currentTheme());
  const onEvent = (event: Event) => {
    const theme = themeOfEvent(event);
    if (theme) show(theme);
  };
  const onOtherTab = (event: StorageEvent) => {
    const theme = rememberedTheme.ofEvent(event);
    if (theme) chooseTheme((kept = theme));
  };
  show(currentTheme());
  query.addEventListener('change', onSystem);
  addEventListener(THEME_CHANGED, onEvent);
  addEventListener('storage', onOtherTab);
  return () => {
    query.removeEventListener('change', onSystem);
    removeEventListener(THEME_CHANGED, onEvent);
    removeEventListener('storage', onOtherTab);
  };
}

function keptTheme(): ThemeChoice {
  return (kept ??= rememberedTheme.read());
}

function show(theme: ThemeChoice): void {
  const changed = theme !== shown;
  shown = theme;
  paintColourScheme(theme === 'system' ? systemColourScheme() : theme);
  if (changed) for (const listener of [...listeners]) listener(theme);
}
