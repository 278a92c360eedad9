import {
  MantineProvider,
  createTheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import type { ThemeChoice } from './theme-choice';
import { currentTheme, followTheme, onThemeChange } from './theme-store';
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

let unsubscribe: () => void = () => undefined;

/** The theme is kept by `theme-store.ts`; Mantine is told of every change, and has no say of its own. */
const schemeManager: MantineColorSchemeManager = {
  get: () => schemeOf(currentTheme()),
  set: () => undefined,
  subscribe: (onUpdate) => {
    unsubscribe = onThemeChange((theme) => onUpdate(schemeOf(theme)));
  },
  unsubscribe: () => unsubscribe(),
  clear: () => undefined,
};

export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => followTheme(), []);
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
