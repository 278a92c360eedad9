import type { Ref } from 'react';
import { TextField } from '@/ui/fields/text-field';
import type { FailureMessage } from '../failure-message';
import classes from './url-form.module.css';

interface UrlFieldProps {
  label: string;
  name: string;
  placeholder: string;
  /** Help text below the label. */
  description?: string;
  value: string;
  onChange: (value: string) => void;
  /** Only a failure of this URL. */
  failure: FailureMessage | null;
  inputRef?: Ref<HTMLInputElement>;
}

/** A URL field with its error message and help; each is announced when it appears, and both belong to the field. */
export function UrlField({ onChange, failure, inputRef, ...rest }: UrlFieldProps) {
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
        failure ? (
          <>
            <span role="alert">{failure.message}</span>
            {failure.help ? (
              <span className={classes.explanation} role="alert">
                {failure.help}
              </span>
            ) : null}
          </>
        ) : null
      }
      {...rest}
    />
  );
}
