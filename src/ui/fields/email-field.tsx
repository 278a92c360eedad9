import type { TextInputProps } from '@mantine/core';
import { TextField } from './text-field';

/** An e-mail address: nothing in it is made a capital letter or underlined as a mistake. */
export function EmailField(props: TextInputProps) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
