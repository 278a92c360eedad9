import type { Ref } from 'react';
import { TextField } from '@/ui/fields/text-field';
import type { ProblemWords } from './problem-words';
import classes from './address-field.module.css';

interface AddressFieldProps {
  label: string;
  name: string;
  placeholder: string;
  /** What belongs into it, where the label does not say all. */
  description?: string;
  value: string;
  onChange: (value: string) => void;
  /** Only a problem with this very address. */
  problem: ProblemWords | null;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a web address, with what is wrong with it, and what to do about it, under it: each said once when it
 * appears, and both again with the field.
 */
export function AddressField({ onChange, problem, inputRef, ...rest }: AddressFieldProps) {
  return (
    <TextField
      ref={inputRef}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={
        problem ? (
          <>
            <span role="alert">{problem.message}</span>
            {problem.help ? (
              <span className={classes.explanation} role="alert">
                {problem.help}
              </span>
            ) : null}
          </>
        ) : null
      }
      {...rest}
    />
  );
}
