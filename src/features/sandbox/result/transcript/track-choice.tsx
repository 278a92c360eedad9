import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Transcript } from '@/contracts/transcript';
import { useText, type Translate } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { useFormats } from '@/ui/use-formats';
import { BackgroundStart } from '../../form/background-start';
import { trackNames } from './track-name';
import { failureMessage, type SandboxFailure } from '../../failure-message';
import { TrackRunContext, type TrackRun } from './track-run';

/** Reads the words again, from another track; the focus then returns to the field. */
function useWordsRun() {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<SandboxFailure | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const isFocusDue = useRef(false);
  // The focused button has disappeared, and the field is no longer disabled.
  useEffect(() => {
    if (!isRunning && isFocusDue.current) select.current?.focus();
    isFocusDue.current = false;
  }, [isRunning]);

  async function runWords(run: Extract<TrackRun, { kind: 'words' }>['run'], chosen: string) {
    setRunning(true);
    setFailure(null);
    const reason = await run(chosen);
    setRunning(false);
    setFailure(reason);
    isFocusDue.current = reason === null;
  }
  return { select, isRunning, failure, runWords, clearFailure: () => setFailure(null) };
}

/** The text tracks of the video, and the analysis with another one. Renders nothing where there is no other. */
export function TrackChoice({ track, tracks = [] }: Pick<Transcript, 'track' | 'tracks'>) {
  const t = useText();
  const { locale } = useFormats();
  const again = useContext(TrackRunContext);
  const isOffline = useConnection() === 'offline';
  const current = track?.id ?? '';
  const [chosen, setChosen] = useState(current);
  const { select, isRunning, failure, runWords, clearFailure } = useWordsRun();
  if (!again || tracks.every(({ id }) => id === current)) return null;
  const names = trackNames(tracks, t, locale);
  const options = tracks.map(({ id }, index) => ({ value: id, label: names[index] ?? id }));
  const isListed = tracks.some(({ id }) => id === current);
  const help = again.kind === 'words' ? 'words-help' : 'help';

  return (
    <Stack gap="xs" align="flex-start">
      <NativeSelect
        ref={select}
        size="sm"
        w="min(100%, 32rem)"
        label={t('sandbox.track.label')}
        description={t(`sandbox.track.${help}`)}
        data={isListed ? options : [{ value: current, label: t('sandbox.track.shown') }, ...options]}
        value={chosen}
        disabled={isRunning}
        onChange={({ currentTarget }) => {
          clearFailure();
          setChosen(currentTarget.value);
        }}
      />
      {chosen === current ? null : again.kind === 'background' ? (
        <BackgroundStart key={chosen} onStart={() => again.run(chosen)} isInResult />
      ) : (
        <Button
          disabled={isOffline}
          loading={isRunning}
          onClick={() => (again.kind === 'words' ? void runWords(again.run, chosen) : again.run(chosen))}
        >
          {t(again.kind === 'words' ? 'sandbox.track.words-again' : 'sandbox.track.again')}
        </Button>
      )}
      <Text role="alert" size="sm" c="var(--mantine-color-error)" hidden={failure === null}>
        {failure && messageOf(failure, t)}
      </Text>
    </Stack>
  );
}

/** What failed, and what to do. */
function messageOf(failure: SandboxFailure, t: Translate): string {
  const { message, help } = failureMessage(failure, t);
  return help === null ? message : `${message} ${help}`;
}
