import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import classes from './url-form.module.css';

interface UrlFormProps {
  url: string;
  onChange: (url: string) => void;
  onSubmit: () => void;
  onTrySample: () => void;
  busy: boolean;
  error: string | null;
  explanation?: string | undefined;
}

export function UrlForm({ url, onChange, onSubmit, onTrySample, busy, error, explanation }: UrlFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <div className={classes.field}>
          <TextField
            label="Video URL"
            type="url"
            name="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com/programme.mp4"
            value={url}
            onChange={(event) => onChange(event.currentTarget.value)}
            error={error}
            errorProps={{ role: 'alert' }}
          />
          {explanation ? (
            <p className={classes.explanation} role="alert">
              {explanation}
            </p>
          ) : null}
        </div>
        <SubmitButton label="Analyze" busyLabel="Analyzing..." busy={busy} />
      </div>
      <div className={classes.sample}>
        <Button variant="default" size="sm" onClick={onTrySample} disabled={busy}>
          Try a sample
        </Button>
        <span>A short programme that comes with SceneCue, with colour bars, cuts, black and speech.</span>
      </div>
    </form>
  );
}
