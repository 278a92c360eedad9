import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** The palette: Mantine's names, our shades. Mantine's other colors do not exist. */
const colors = {
  gray: shades('f5f6f9 eceff4 e3e7ee dde1e9 858e9e 5b6576 4b5565 3a4250 252b35 12161d'),
  dark: shades('eceef2 c9ced7 a6aebb 98a1af 2a2e36 1c1f24 15171b 15171b 0d0e11 08090b'),
  blue: shades('f1f5ff e6eeff cfdfff a9c6ff 8cb4ff 6a9dff 2c68e6 1f5fe0 1a53c8 143f99'),
  green: shades('f1faf5 e3f5ea c3e7d1 a9dcbd 7fd9a2 3cb371 1e7a46 17663a 125330 14472a'),
  yellow: shades('fef8ec fdf1da f2dbb0 ecd09b f0be62 d99a20 8f5b00 7d4e00 694100 573b0c'),
  red: shades('fef5f4 fdeceb f7cbc8 f3bdb9 ff9d95 ec5f56 c9352c b3261e 96201a 6e2320'),
  violet: shades('f5f1fe eee8fd dfd3fb cebcf9 c4adff 9d7bf5 6c43c9 5b34b5 4c2a99 453077'),
};

/** Ten shades, from the lightest to the darkest. */
function shades(list: string): MantineColorsTuple {
  return list.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple;
}

const font =
  "'Inter', 'SF Pro Text', 'Segoe UI Variable Text', 'Segoe UI', system-ui, Roboto, 'Liberation Sans', sans-serif";

/** What ends up in the style sheet that the build makes (scripts/theme). Browsers do not need it as a script. */
export const look = createTheme({
  colors,
  black: '#12161d',
  primaryShade: { light: 7, dark: 6 },
  cursorType: 'pointer',
  fontFamily: font,
  fontFamilyMonospace:
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', monospace",
  fontSizes: { xl: '1.375rem' },
  radius: { lg: '12px', xl: '20px' },
  headings: {
    fontFamily: font,
    fontWeight: '660',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 1.875rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
});

/** A press outside closes no dialog, because the user would lose the input, and no dialog locks the page. */
const dialog = {
  centered: true,
  closeOnClickOutside: false,
  lockScroll: false,
  transitionProps: { duration: 0 },
};

/** How Mantine's components are used if nothing else is said. */
export const theme = createTheme({
  components: {
    Alert: { defaultProps: { variant: 'light' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none', fw: 600 } },
    Button: { defaultProps: { size: 'md' } },
    // The label is a large target, with the box beside its first line.
    Checkbox: {
      defaultProps: { radius: 5 },
      styles: { inner: { marginTop: 12 }, label: { paddingBlock: 12 }, description: { marginTop: -6 } },
    },
    Input: { defaultProps: { size: 'md' } },
    // A locked page would get a style element, which the Content-Security-Policy forbids.
    Drawer: { defaultProps: { lockScroll: false } },
    // The focus begins on the first item, not on a nameless element before it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: dialog },
    ModalRoot: { defaultProps: { ...dialog, padding: 'lg', radius: 'lg', size: 520 } },
    Paper: { defaultProps: { radius: 'lg' } },
    // The whole row is the target.
    Switch: {
      defaultProps: { size: 'md', labelPosition: 'left', withThumbIndicator: false },
      styles: {
        body: { alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', minHeight: 48 },
        labelWrapper: { flex: 1 },
      },
    },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
  },
});

const ofMantine = (name: string) => `var(--mantine-${name})`;

/** Mantine's own variables that differ from its choice, in both color schemes. */
const mantineVariables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-error': 'var(--bad-ink)',
  '--mantine-color-success': 'var(--good-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-gray-text': 'var(--ink-soft)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
};

/** The text, ground and border of a tone of the interface, in both color schemes. */
const tone = (name: string, color: string) => ({
  [`--${name}-ink`]: ofMantine(`color-${color}-text`),
  [`--${name}-soft`]: ofMantine(`color-${color}-light`),
  [`--${name}-line`]: ofMantine(`color-${color}-light-hover`),
});

/** A degree of confidence has a tone and the color of its mark, which is beside the text. */
const degree = (name: string, color: string) => ({
  [`--${name}-ink`]: ofMantine(`color-${color}-text`),
  [`--${name}-soft`]: ofMantine(`color-${color}-light`),
});

/**
 * The variables of our own style sheets, in addition to Mantine's. The contrast of text is at least 4.5:1, that of the
 * borders of controls and of the focus ring 3:1.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--font-text': ofMantine('font-family'),
    '--font-mono': ofMantine('font-family-monospace'),
    '--text-xs': ofMantine('font-size-xs'),
    '--text-sm': ofMantine('font-size-sm'),
    '--text-md': ofMantine('font-size-md'),
    '--text-lg': ofMantine('font-size-lg'),
    '--text-xl': ofMantine('font-size-xl'),
    '--text-2xl': ofMantine('h1-font-size'),
    '--text-display': 'clamp(2.375rem, 1.2rem + 5.2vw, 5rem)',
    '--radius-sm': ofMantine('radius-md'),
    '--radius-md': ofMantine('radius-lg'),
    '--radius-lg': ofMantine('radius-xl'),
    '--accent-fill': ofMantine('color-blue-filled'),
    '--accent-fill-hover': ofMantine('color-blue-filled-hover'),
    '--accent-soft': ofMantine('color-blue-light'),
    ...tone('good', 'green'),
    ...tone('warn', 'yellow'),
    ...tone('bad', 'red'),
    ...degree('violet', 'violet'),
    ...degree('blue', 'blue'),
    ...degree('green', 'green'),
    ...degree('amber', 'yellow'),
    ...degree('red', 'red'),
    ...mantineVariables,
  },
  light: {
    '--ground': ofMantine('color-gray-0'),
    '--surface': '#fff',
    '--sunken': ofMantine('color-gray-1'),
    '--line': ofMantine('color-gray-3'),
    '--line-strong': ofMantine('color-gray-4'),
    '--ink': ofMantine('color-gray-9'),
    '--ink-soft': ofMantine('color-gray-6'),
    '--accent': ofMantine('color-blue-7'),
    '--accent-ink': ofMantine('color-blue-8'),
    '--focus': ofMantine('color-blue-7'),
    '--focus-under': '#fff',
    '--violet-mark': '#7d55dc',
    '--blue-mark': '#2f72ee',
    '--green-mark': '#279457',
    '--amber-mark': '#c07a00',
    '--red-mark': '#d9453c',
    '--overlay': 'rgb(18 22 29 / 45%)',
    '--shadow-float': '0 12px 32px -8px rgb(18 22 29 / 22%), 0 0 0 1px var(--line)',
  },
  dark: {
    '--ground': ofMantine('color-dark-8'),
    '--surface': ofMantine('color-dark-6'),
    '--sunken': ofMantine('color-dark-5'),
    '--line': ofMantine('color-dark-4'),
    '--line-strong': '#6f7887',
    '--ink': ofMantine('color-dark-0'),
    '--ink-soft': ofMantine('color-dark-2'),
    '--accent': ofMantine('color-blue-5'),
    '--accent-ink': ofMantine('color-blue-4'),
    '--focus': '#7fabff',
    '--focus-under': ofMantine('color-dark-8'),
    '--violet-mark': ofMantine('color-violet-5'),
    '--blue-mark': '#5f97ff',
    '--green-mark': ofMantine('color-green-5'),
    '--amber-mark': ofMantine('color-yellow-5'),
    '--red-mark': ofMantine('color-red-5'),
    '--overlay': 'rgb(0 0 0 / 62%)',
    '--shadow-float': '0 16px 40px -8px rgb(0 0 0 / 70%), 0 0 0 1px var(--line)',
  },
});
