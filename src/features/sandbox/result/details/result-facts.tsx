import { DataList, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { useFormats } from '@/ui/use-formats';
import { TARGET_LUFS } from '../timeline/loudness-curve';
import { formatBytes } from './format-bytes';

/** The maximum deviation from the target for short programs (EBU R 128), in LU. */
const TOLERANCE_LU = 1;
/** The maximum true peak of a program for broadcast (EBU R 128), in dBTP. */
const PEAK_LIMIT = -1;

interface Fact {
  name: string;
  value: string | undefined;
  /** What the value means. */
  verdict?: string;
  isWarning?: boolean;
}

type Loudness = NonNullable<AnalysisResponse['loudness']>;

function loudnessFact({ integratedLufs }: Loudness, t: Translate, { number, oneDecimal }: Formats): Fact {
  const difference = integratedLufs - TARGET_LUFS;
  const isOn = Math.abs(difference) <= TOLERANCE_LU;
  const verdict = isOn
    ? 'result.loudness-on'
    : difference > 0
      ? 'result.loudness-above'
      : 'result.loudness-below';
  return {
    name: t('sandbox.result.loudness'),
    value: t('sandbox.audio.lufs', { value: oneDecimal(integratedLufs) }),
    verdict: t(verdict, { difference: oneDecimal(Math.abs(difference)), target: number(TARGET_LUFS) }),
    isWarning: !isOn,
  };
}

function peakFact({ truePeakDb }: Loudness, t: Translate, { number, oneDecimal }: Formats): Fact {
  const isOver = truePeakDb > PEAK_LIMIT;
  const limit = number(truePeakDb > 0 ? 0 : PEAK_LIMIT);
  return {
    name: t('sandbox.result.true-peak'),
    value: t('sandbox.audio.true-peak', { value: oneDecimal(truePeakDb) }),
    verdict: t(isOver ? 'result.peak-over' : 'result.peak-within', { limit }),
    isWarning: isOver,
  };
}

/** The figures that the response contains, with what they mean. */
export function ResultFacts({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  const { number, oneDecimal, percent, locale } = formats;
  const { analysis, durationMs, intervalMs, coverage, bytesRead, loudness, shots, provider } = response;
  const facts: Fact[] = [
    {
      name: t('sandbox.result.length'),
      value: durationMs === undefined ? undefined : formats.duration(durationMs),
    },
    { name: t('sandbox.entries.title'), value: number(analysis.length) },
    { name: t('sandbox.timeline.shots'), value: shots && number(shots.length) },
    { name: t('sandbox.result.coverage'), value: coverage === undefined ? undefined : percent(coverage) },
    ...(loudness ? [loudnessFact(loudness, t, formats), peakFact(loudness, t, formats)] : []),
    {
      name: t('sandbox.result.interval'),
      value:
        intervalMs === undefined
          ? undefined
          : t('sandbox.seconds', { seconds: oneDecimal(intervalMs / 1000) }),
    },
    {
      name: t('sandbox.result.bytes-read'),
      value: bytesRead === undefined ? undefined : formatBytes(bytesRead, locale),
    },
    { name: t('sandbox.result.provider'), value: provider },
  ];
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="result-facts">
      <Stack gap="sm">
        <Title order={3} size="h4" id="result-facts">
          {t('result.technical')}
        </Title>
        <DataList size="sm" gap={6} labelWidth="min(160px, 40%)" withDivider>
          {facts
            .filter(({ value }) => value !== undefined)
            .map(({ name, value, verdict, isWarning = false }) => (
              <DataList.Item key={name}>
                <DataList.ItemLabel>{name}</DataList.ItemLabel>
                <DataList.ItemValue>
                  {value}
                  {verdict ? (
                    <Text size="sm" c={isWarning ? 'bright' : 'dimmed'} data-warning={isWarning}>
                      {verdict}
                    </Text>
                  ) : null}
                </DataList.ItemValue>
              </DataList.Item>
            ))}
        </DataList>
        {loudness ? (
          <Text size="xs" c="dimmed">
            {t('result.loudness-text', { limit: number(0) })}
          </Text>
        ) : null}
      </Stack>
    </Paper>
  );
}
