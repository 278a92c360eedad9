import { Button } from '@mantine/core';
import type { Ref, SubmitEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { SubmitButton } from '@/ui/fields/submit-button';
import { AddressField } from './address-field';
import { CaptionsField } from './captions-field';
import type { ProblemWords } from './problem-words';
import type { TypedAddresses } from './video-url';
import classes from './url-form.module.css';

interface UrlFormProps {
  addresses: TypedAddresses;
  onChange: (addresses: TypedAddresses) => void;
  onSubmit: () => void;
  onTrySample: () => void;
  busy: boolean;
  problem: ProblemWords | null;
  inputRef: Ref<HTMLInputElement>;
}

export function UrlForm(props: UrlFormProps) {
  const { addresses, onChange, onSubmit, onTrySample, busy, problem, inputRef } = props;
  const t = useText();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <div className={classes.field}>
          <AddressField
            inputRef={inputRef}
            label={t('sandbox.url')}
            name="url"
            placeholder="https://example.com/programme.mp4"
            value={addresses.url}
            onChange={(url) => onChange({ ...addresses, url })}
            problem={problem?.field === 'url' ? problem : null}
          />
          <CaptionsField
            value={addresses.captionsUrl}
            onChange={(captionsUrl) => onChange({ ...addresses, captionsUrl })}
            problem={problem?.field === 'captionsUrl' ? problem : null}
          />
        </div>
        <SubmitButton label={t('sandbox.analyze')} busyLabel={t('sandbox.analyzing')} busy={busy} />
      </div>
      <p className={classes.cost}>{t('sandbox.cost')}</p>
      <div className={classes.sample}>
        <Button variant="default" size="sm" onClick={onTrySample} disabled={busy}>
          {t('sandbox.try-sample')}
        </Button>
        <span>{t('sandbox.sample-text')}</span>
      </div>
    </form>
  );
}
