import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

/** One of several; the browser's own list, which phones and remotes know how to show. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect size="md" {...props} />;
}
