import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import '@mantine/core/styles/Input.layer.css';

/** One of a few options, with the native select element, which every device can show. */
export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect size="md" rightSection={<IconChevronDown size={18} aria-hidden="true" />} {...props} />
  );
}
