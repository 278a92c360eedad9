import { Accordion, Checkbox, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { useState } from 'react';
import { sceneService, speechService } from '@/config/services';
import { useText } from '@/i18n/use-text';
import type { FailureMessage } from '../failure-message';
import { UrlError } from './url-error';

export interface MoreOptionsProps {
  captionsUrl: string;
  onCaptionsUrl: (url: string) => void;
  /** Whether speech is to be written down if there are no captions. */
  transcribes: boolean;
  onTranscribes: (transcribes: boolean) => void;
  /** Whether the scenes are to be described. */
  understands: boolean;
  onUnderstands: (understands: boolean) => void;
  /** Whether results are stored only on this device. */
  isOnlyOnDevice: boolean;
  onOnlyOnDevice: (isOnlyOnDevice: boolean) => void;
  /** Of the captions. */
  failure: FailureMessage | null;
}

/** What services of the installation may do. */
function ServiceOptions({ transcribes, onTranscribes, understands, onUnderstands }: MoreOptionsProps) {
  const t = useText();
  const [service, scenes] = [speechService(), sceneService()];
  return (
    <>
      {service ? (
        <Checkbox
          label={t('sandbox.transcribe.label')}
          description={t('sandbox.transcribe.help', {
            host: service.host,
            minutes: service.perDay,
          })}
          checked={transcribes}
          onChange={(event) => onTranscribes(event.currentTarget.checked)}
        />
      ) : null}
      {scenes ? (
        <Checkbox
          label={t('sandbox.understand.label')}
          description={t('sandbox.understand.help', { host: scenes.host, scenes: scenes.perDay })}
          checked={understands}
          onChange={(event) => onUnderstands(event.currentTarget.checked)}
        />
      ) : null}
    </>
  );
}

/**
 * What most analyses do not need: folded until it is opened or has an error. Folded, it says what is set, so that
 * nothing is sent unseen.
 */
export function MoreOptions(props: MoreOptionsProps) {
  const { captionsUrl, onCaptionsUrl, transcribes, understands, isOnlyOnDevice, onOnlyOnDevice, failure } =
    props;
  const t = useText();
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded || failure !== null;
  const set = [
    ...(captionsUrl === '' ? [] : [t('sandbox.captions.added', { url: captionsUrl })]),
    ...(speechService() && transcribes ? [t('sandbox.transcribe.set')] : []),
    ...(sceneService() && understands ? [t('sandbox.understand.set')] : []),
    ...(isOnlyOnDevice ? [t('sandbox.only-on-device.set')] : []),
  ];

  return (
    <Accordion
      variant="filled"
      chevronPosition="left"
      transitionDuration={0}
      value={isOpen ? 'more' : null}
      onChange={(value) => setExpanded(value !== null)}
    >
      <Accordion.Item value="more">
        <Accordion.Control>
          {isOpen || set.length === 0 ? t('sandbox.options') : set.join(' · ')}
        </Accordion.Control>
        <Accordion.Panel>
          <Stack gap="md">
            <TextInput
              label={t('sandbox.captions.url')}
              description={t('sandbox.captions.help')}
              name="captionsUrl"
              type="url"
              placeholder="https://example.com/program.vtt"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              value={captionsUrl}
              onChange={(event) => {
                // Typing clears the error, which must not fold the field.
                setExpanded(true);
                onCaptionsUrl(event.currentTarget.value);
              }}
              error={failure ? <UrlError failure={failure} /> : null}
            />
            <ServiceOptions {...props} />
            <Checkbox
              label={t('sandbox.only-on-device.label')}
              description={t('sandbox.only-on-device.help')}
              checked={isOnlyOnDevice}
              onChange={(event) => onOnlyOnDevice(event.currentTarget.checked)}
            />
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
