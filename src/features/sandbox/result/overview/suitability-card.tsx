import { Group, Paper, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { areTopicsAssessed } from '@/targeting/assessment';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { Findings } from '../plan/findings';
import { VerdictChip } from '../plan/verdict-chip';

/** How much of the program suits the profile, what does not, where that was looked for, and what was not judged. */
export const SuitabilityCard = memo(function SuitabilityCard({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const { duration } = useFormats();
  const { verdict, proviso, suitableMs, findings, limits } = plan.program;
  const { taxonomy } = plan.response;
  const sources = taxonomy?.sources ?? [];
  const sensitive = plan.topics.filter(({ isSensitive }) => isSensitive);
  const checked = taxonomy?.topics.filter(({ isSensitive }) => isSensitive).length ?? 0;
  const notes = [
    ...(sensitive.length > 0
      ? [t('plan.glance.sensitive', { count: sensitive.length })]
      : checked > 0 && areTopicsAssessed(limits)
        ? [t('plan.glance.none-sensitive', { count: checked })]
        : []),
    ...limits.map((limit) => t(`plan.limit.${limit}`)),
    ...(sources.length > 0
      ? [
          t('plan.glance.limits', {
            sources: sources.map((source) => t(`plan.glance.${source}`)).join(', '),
          }),
        ]
      : []),
  ];
  const minutes = t('plan.verdict.minutes', {
    time: duration(suitableMs),
    total: duration(plan.durationMs),
  });
  return (
    <Paper withBorder px="md" py="xs">
      <Group gap="sm">
        <Title order={4} size="md">
          {t('plan.glance.suitability')}
        </Title>
        <VerdictChip verdict={verdict} />
        {/* Zero would read as a verdict. */}
        {verdict === 'not-assessed' ? null : (
          <Text size="xs" c="dimmed">
            {proviso ? t('plan.verdict.provisional', { verdict: minutes }) : minutes}
          </Text>
        )}
      </Group>
      <Findings findings={findings} plan={plan} />
      {notes.map((note) => (
        <Text key={note} size="xs" c="dimmed" mt={4}>
          {note}
        </Text>
      ))}
    </Paper>
  );
});
