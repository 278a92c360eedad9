import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
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
 * The store sets the attribute on which Mantine's styles depend. Mantine itself is not notified of a change: it would
 * render all of its components again, although only colors change.
 */
const schemeManager: MantineColorSchemeManager = {
  get: () => 'auto',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
const noRootElement = () => undefined;

export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  useEffect(() => store.follow(), [store]);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      getRootElement={noRootElement}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
