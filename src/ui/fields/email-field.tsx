import type { TextInputProps } from '@mantine/core';
import { TextField } from './text-field';

/** A field for an email address, without automatic capital letters and spell checking. */
export function EmailField(props: TextInputProps) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
