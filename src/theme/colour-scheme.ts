export type ColourScheme = 'light' | 'dark';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** What the operating system asks for. */
export function systemColourScheme(): ColourScheme {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Paints the page in a scheme: our attribute and Mantine's always change together. */
export function paintColourScheme(scheme: ColourScheme): void {
  document.documentElement.setAttribute('data-theme', scheme);
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}
