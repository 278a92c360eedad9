import { Button, Paper, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { speechService } from '@/config/services';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { useFormats } from '@/ui/use-formats';

/** Speech of less than this, in ms, is not worth a hint. */
const MIN_SPEECH_MS = 5_000;

interface SpeechHintProps {
  response: AnalysisResponse;
  /** Analyzes the video again, with its speech. */
  onTranscribe: () => void;
}

/** That the speech of a video without captions can be transcribed; nothing where there is none, or no service for it. */
export function SpeechHint({ response: { speech = [], partial = [] }, onTranscribe }: SpeechHintProps) {
  const t = useText();
  const { duration } = useFormats();
  const isOffline = useConnection() === 'offline';
  const service = speechService();
  const speechMs = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const wasTried = partial.some(({ code }) => code.startsWith('transcription-'));
  if (!service || wasTried || speechMs < MIN_SPEECH_MS) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="result-speech">
      <Title order={3} size="md" id="result-speech" tabIndex={-1}>
        {t('sandbox.transcript.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('sandbox.transcribe.hint', { speech: duration(speechMs), host: service.host })}
      </Text>
      <Button variant="default" size="sm" disabled={isOffline} onClick={onTranscribe}>
        {t('sandbox.transcribe.again')}
      </Button>
    </Paper>
  );
}
