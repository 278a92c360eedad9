import { MantineProvider, createTheme, type MantineColorSchemeManager } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { followSystemColourScheme } from './colour-scheme';
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

/** The scheme is painted by `colour-scheme.ts`; Mantine is only told to follow the system as well. */
const systemSchemeManager: MantineColorSchemeManager = {
  get: () => 'auto',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => followSystemColourScheme(), []);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={systemSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
