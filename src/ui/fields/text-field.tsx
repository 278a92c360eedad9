import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

/** A labeled line of text with its error under it. */
export function TextField(props: TextInputProps) {
  return <TextInput {...props} />;
}
