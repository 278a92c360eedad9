import { Button } from '@mantine/core';
import { useRef, useState, type Ref, type SubmitEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { SubmitButton } from '@/ui/fields/submit-button';
import { BackgroundStart } from './background-start';
import { UrlField } from './url-field';
import { CaptionsField } from './captions-field';
import { OnlyOnDeviceField } from './only-on-device-field';
import { TranscribeField } from './transcribe-field';
import type { FailureMessage } from '../failure-message';
import type { FormUrls } from './form-urls';
import classes from './url-form.module.css';

interface UrlFormProps {
  urls: FormUrls;
  onChange: (urls: FormUrls) => void;
  /** Whether speech is to be written down if there are no captions. */
  transcribes: boolean;
  onTranscribes: (transcribes: boolean) => void;
  /** Whether results are stored only on this device. */
  isOnlyOnDevice: boolean;
  onOnlyOnDevice: (isOnlyOnDevice: boolean) => void;
  onSubmit: () => void;
  onTrySample: () => void;
  /** As in `BackgroundStart`. */
  onBackground: () => Promise<boolean>;
  busy: boolean;
  /** Shown on one line, while something more important is shown below. */
  isFolded: boolean;
  failure: FailureMessage | null;
  inputRef: Ref<HTMLInputElement>;
}

export function UrlForm(props: UrlFormProps) {
  const { urls, onChange, onSubmit, onTrySample, onBackground, busy, isFolded, failure, inputRef } = props;
  const { transcribes, onTranscribes, isOnlyOnDevice, onOnlyOnDevice } = props;
  const t = useText();

  const form = useRef<HTMLFormElement>(null);
  const [isSample, setSample] = useState(false);

  function trySample() {
    onTrySample();
    setSample(true);
    form.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={form} className={classes.form} data-folded={isFolded} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <div className={classes.field}>
          <UrlField
            inputRef={inputRef}
            label={t('sandbox.url')}
            name="url"
            placeholder="https://example.com/program.mp4"
            value={urls.url}
            onChange={(url) => {
              setSample(false);
              onChange({ ...urls, url });
            }}
            failure={failure?.field === 'url' ? failure : null}
          />
          {isFolded && urls.captionsUrl === '' ? null : (
            <CaptionsField
              value={urls.captionsUrl}
              onChange={(captionsUrl) => onChange({ ...urls, captionsUrl })}
              failure={failure?.field === 'captionsUrl' ? failure : null}
            />
          )}
        </div>
        {isFolded ? null : <TranscribeField checked={transcribes} onChange={onTranscribes} />}
        {isFolded ? null : <OnlyOnDeviceField checked={isOnlyOnDevice} onChange={onOnlyOnDevice} />}
        <SubmitButton label={t('sandbox.analyze')} busyLabel={t('sandbox.analyzing')} busy={busy} />
      </div>
      {isFolded ? null : (
        <>
          <p className={classes.cost}>{t(isOnlyOnDevice ? 'sandbox.cost-device' : 'sandbox.cost')}</p>
          <div className={classes.sample}>
            <Button variant="default" size="sm" onClick={trySample} disabled={busy}>
              {t('sandbox.try-sample')}
            </Button>
            <span role="status">
              {t(isSample && urls.url !== '' ? 'sandbox.sample-ready' : 'sandbox.sample-text')}
            </span>
          </div>
          <BackgroundStart url={urls.url} onStart={onBackground} />
        </>
      )}
    </form>
  );
}
