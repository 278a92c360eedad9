import { Box, Button, Group, Loader, Paper, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useText } from '@/i18n/use-text';
import { BackgroundStart } from './background-start';
import type { FormUrls } from './form-urls';
import { MoreOptions, type MoreOptionsProps } from './more-options';
import { UrlError } from './url-error';

interface UrlFormProps extends Omit<MoreOptionsProps, 'captionsUrl' | 'onCaptionsUrl'> {
  urls: FormUrls;
  onChange: (urls: FormUrls) => void;
  onSubmit: () => void;
  onTrySample: () => void;
  /** As in `BackgroundStart`. */
  onBackground: () => Promise<boolean>;
  busy: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** The way to a first analysis. */
function SampleRow({ isChosen, onChoose }: { isChosen: boolean; onChoose: () => void }) {
  const t = useText();
  return (
    <Group gap="sm">
      <Button variant="default" size="sm" onClick={onChoose}>
        {t('sandbox.try-sample')}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 220px" role="status">
        {t(isChosen ? 'sandbox.sample-ready' : 'sandbox.sample-text')}
      </Text>
    </Group>
  );
}

interface UrlInputProps extends Pick<UrlFormProps, 'busy' | 'inputRef' | 'failure'> {
  url: string;
  onChange: (url: string) => void;
  submitRef: Ref<HTMLButtonElement>;
}

/** The URL of the video, and the button that starts its analysis. */
function UrlInput({ url, onChange, busy, failure, inputRef, submitRef }: UrlInputProps) {
  const t = useText();
  return (
    <TextInput
      ref={inputRef}
      label={t('sandbox.url')}
      name="url"
      type="url"
      placeholder="https://example.com/program.mp4"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      value={url}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={failure && <UrlError failure={failure} />}
      inputContainer={(input) => (
        <Group gap="sm">
          <Box flex="1 1 240px">{input}</Box>
          <Button
            ref={submitRef}
            type="submit"
            disabled={busy}
            miw={148}
            leftSection={busy ? <Loader size={16} color="currentColor" aria-hidden="true" /> : null}
          >
            {t(busy ? 'sandbox.analyzing' : 'sandbox.analyze')}
          </Button>
        </Group>
      )}
    />
  );
}

/** A pressed button that is disabled while it is busy loses the focus. It has it back afterwards, if nothing else has. */
function useFocusAgain(isDisabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isDisabled) return undefined;
    const button = ref.current;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isDisabled]);
  return ref;
}

/** The form that starts an analysis. */
export function UrlForm(props: UrlFormProps) {
  const { urls, onChange, onSubmit, onTrySample, onBackground, busy, inputRef, failure, ...options } = props;
  const t = useText();
  const submit = useFocusAgain(busy);
  const [isSample, setSample] = useState(false);

  return (
    <Paper
      component="form"
      withBorder
      p="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="sm">
        <UrlInput
          url={urls.url}
          onChange={(url) => {
            setSample(false);
            onChange({ ...urls, url });
          }}
          busy={busy}
          failure={failure?.field === 'url' ? failure : null}
          inputRef={inputRef}
          submitRef={submit}
        />
        <Text size="sm" c="dimmed">
          {t(options.isOnlyOnDevice ? 'sandbox.cost-device' : 'sandbox.cost')}
        </Text>
        {/* While a video is analyzed, its progress is more important. */}
        {busy ? null : (
          <>
            <MoreOptions
              {...options}
              captionsUrl={urls.captionsUrl}
              onCaptionsUrl={(captionsUrl) => onChange({ ...urls, captionsUrl })}
              failure={failure?.field === 'captionsUrl' ? failure : null}
            />
            <SampleRow
              isChosen={isSample && urls.url !== ''}
              onChoose={() => {
                onTrySample();
                setSample(true);
                submit.current?.focus();
              }}
            />
            <BackgroundStart url={urls.url} onStart={onBackground} />
          </>
        )}
      </Stack>
    </Paper>
  );
}
