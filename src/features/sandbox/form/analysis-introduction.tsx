import { Box, Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useText } from '@/i18n/use-text';
import { ConfidenceLegend } from '../result/entries/confidence-legend';

const POINTS = [
  { title: 'sandbox.introduction.video', text: 'sandbox.introduction.video-text' },
  { title: 'sandbox.introduction.audio', text: 'sandbox.introduction.audio-text' },
  { title: 'sandbox.introduction.captions', text: 'sandbox.introduction.captions-text' },
] as const;

/** Explains the result before the first analysis. */
export function AnalysisIntroduction() {
  const t = useText();
  return (
    <section aria-labelledby="analysis-introduction">
      <Title id="analysis-introduction" order={2} size="h4">
        {t('sandbox.introduction.title')}
      </Title>
      <Text c="dimmed">{t('sandbox.introduction.text')}</Text>
      <Group component="dl" gap="lg" align="flex-start" my="md">
        {POINTS.map(({ title, text }) => (
          <Box key={title} flex="1 1 210px">
            <Text component="dt" fw={600}>
              {t(title)}
            </Text>
            <Text component="dd" c="dimmed">
              {t(text)}
            </Text>
          </Box>
        ))}
      </Group>
      <ConfidenceLegend />
    </section>
  );
}
