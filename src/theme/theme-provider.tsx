import {
  MantineProvider,
  createTheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { ThemeChoice } from './theme-choice';
import type { ThemeStore } from './theme-store';
import './base.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './tokens.css';
import './mantine-tokens.css';

const theme = createTheme({
  primaryColor: 'blue',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
});

const schemeOf = (theme: ThemeChoice): MantineColorScheme => (theme === 'system' ? 'auto' : theme);

/** Mantine is told of every change of the store, and decides nothing itself. */
function createSchemeManager(store: ThemeStore): MantineColorSchemeManager {
  let unsubscribe: () => void = () => undefined;
  return {
    get: () => schemeOf(store.getState().shown),
    set: () => undefined,
    subscribe: (onUpdate) => {
      unsubscribe = store.subscribe(({ shown }) => onUpdate(schemeOf(shown)));
    },
    unsubscribe: () => unsubscribe(),
    clear: () => undefined,
  };
}

export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  const [schemeManager] = useState(() => createSchemeManager(store));
  useEffect(() => store.follow(), [store]);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
