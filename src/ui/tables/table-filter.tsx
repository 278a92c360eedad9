import { Input, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { useText } from '@/i18n/use-text';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';

interface TableFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list as the user types; Escape clears the field. */
export function TableFilter({ label, value, onChange }: TableFilterProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <TextInput
      ref={input}
      flex="1 1 220px"
      maw={340}
      aria-label={label}
      placeholder={label}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={clearOnEscape}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={
        value === '' ? null : (
          <Input.ClearButton onClick={clear} aria-label={t('tables.clear-filter')} tabIndex={0} />
        )
      }
    />
  );
}
