const themeChoices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Sent on `window` with `detail: { theme }` when a theme is chosen. Sending it chooses the theme. */
export const THEME_CHANGED = 'themeChanged';

/** `value` if it is one of the three choices; null for anything else. */
export function toThemeChoice(value: unknown): ThemeChoice | null {
  return themeChoices.find((choice) => choice === value) ?? null;
}

/** The choice that a `themeChanged` event carries; null when it carries none. */
export function themeOfEvent(event: Event): ThemeChoice | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === 'object' && detail !== null && 'theme' in detail
    ? toThemeChoice(detail.theme)
    : null;
}
