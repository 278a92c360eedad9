import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useEffect, type ContextType, type ReactNode } from 'react';
import { theme } from './theme';
import type { ThemeStore } from './theme-store';
import './base.css';
import 'virtual:theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './mantine.css';

/**
 * What Mantine's components read. The color scheme never changes here: the store sets the attribute on which Mantine's
 * styles depend, and no component needs to be rendered again.
 */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => undefined,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** In place of MantineProvider, which contains all that writes the theme into style elements. The build does that. */
export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  useEffect(() => store.follow(), [store]);
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
