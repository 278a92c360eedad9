import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import '@mantine/core/styles/Input.layer.css';

/** One of a few: the browser's own list, which every device knows how to show. */
export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect size="md" rightSection={<IconChevronDown size={18} aria-hidden="true" />} {...props} />
  );
}
