import { Button } from '@mantine/core';
import type { Ref, SubmitEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import type { ProblemWords } from './problem-words';
import classes from './url-form.module.css';

interface UrlFormProps {
  url: string;
  onChange: (url: string) => void;
  onSubmit: () => void;
  onTrySample: () => void;
  busy: boolean;
  problem: ProblemWords | null;
  inputRef: Ref<HTMLInputElement>;
}

export function UrlForm({ url, onChange, onSubmit, onTrySample, busy, problem, inputRef }: UrlFormProps) {
  const t = useText();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <div className={classes.field}>
          <TextField
            ref={inputRef}
            label={t('sandbox.url')}
            type="url"
            name="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com/programme.mp4"
            value={url}
            onChange={(event) => onChange(event.currentTarget.value)}
            error={problem?.message}
            errorProps={{ role: 'alert' }}
          />
          {problem?.help ? (
            <p className={classes.explanation} role="alert">
              {problem.help}
            </p>
          ) : null}
        </div>
        <SubmitButton label={t('sandbox.analyze')} busyLabel={t('sandbox.analyzing')} busy={busy} />
      </div>
      <div className={classes.sample}>
        <Button variant="default" size="sm" onClick={onTrySample} disabled={busy}>
          {t('sandbox.try-sample')}
        </Button>
        <span>{t('sandbox.sample-text')}</span>
      </div>
    </form>
  );
}
