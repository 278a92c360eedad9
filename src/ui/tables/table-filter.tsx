import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { useText } from '@/i18n/use-text';
import classes from './table-filter.module.css';
import { TextField } from '../fields/text-field';

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
    <TextField
      ref={input}
      className={classes.filter ?? ''}
      aria-label={label}
      placeholder={label}
      type="text"
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={clearOnEscape}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSectionPointerEvents="all"
      rightSection={
        value === '' ? null : (
          <button
            type="button"
            className={classes.clear}
            onClick={clear}
            aria-label={t('tables.clear-filter')}
          >
            <IconX size={16} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
