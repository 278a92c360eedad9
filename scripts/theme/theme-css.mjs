/**
 * The CSS variables of the theme, made from `src/theme/theme.ts` while the application is built. Mantine would write
 * them into a style element when the page starts, which a strict Content-Security-Policy forbids.
 */
import { join } from 'node:path';
import { DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { runnerImport } from 'vite';

const ID = 'virtual:theme.css';
const THEME = 'src/theme/theme.ts';

/**
 * @typedef {Record<string, string>} Variables
 *
 * @typedef {object} ThemeModule `src/theme/theme.ts`
 * @property {import('@mantine/core').MantineThemeOverride} look
 * @property {import('@mantine/core').CSSVariablesResolver} cssVariablesResolver
 */

/** @param {Variables} variables @returns {string} */
const declarations = (variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/**
 * @param {string} root of the project
 * @returns {Promise<{ light: string, dark: string }>} declarations: all of the light color scheme, which is also that of
 *   a page without a theme, and those that differ in the dark one
 */
export async function themeDeclarations(root) {
  /** @type {{ module: ThemeModule }} */
  const { module } = await runnerImport(join(root, THEME), { root, configFile: false, logLevel: 'error' });
  const merged = mergeMantineTheme(DEFAULT_THEME, module.look);
  // Without Mantine's palette: ours replaces all of it.
  const theme = { ...merged, colors: /** @type {typeof merged.colors} */ ({ ...module.look.colors }) };
  /** @type {Record<'variables' | 'light' | 'dark', Variables>} */
  const { variables, light, dark } = deepMerge(
    defaultCssVariablesResolver(theme),
    module.cssVariablesResolver(theme),
  );
  const differs = Object.entries(dark).filter(
    ([name, value]) => !(name in variables) && light[name] !== value,
  );
  return {
    light: declarations({ ...light, ...variables }),
    dark: declarations(Object.fromEntries(differs)),
  };
}

/** @returns {import('vite').Plugin} makes the variables importable as a style sheet, `virtual:theme.css` */
export function themeCss() {
  let root = process.cwd();
  return {
    name: 'theme-css',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      async handler() {
        this.addWatchFile(join(root, THEME));
        const { light, dark } = await themeDeclarations(root);
        return `:root{${light}}[data-mantine-color-scheme='dark']{${dark}}`;
      },
    },
  };
}
