export type ColourScheme = 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** What the operating system asks for. */
export function systemColourScheme(): ColourScheme {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Paints the page in a scheme: our attribute and Mantine's always change together. */
export function paintColourScheme(scheme: ColourScheme): void {
  document.documentElement.setAttribute('data-theme', scheme);
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

/** Keeps the page in the scheme of the operating system. @returns a function that ends it */
export function followSystemColourScheme(): () => void {
  const query = matchMedia(DARK_QUERY);
  const follow = () => paintColourScheme(systemColourScheme());
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
