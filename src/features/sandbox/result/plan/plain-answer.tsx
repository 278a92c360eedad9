import { Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import type { ReactNode } from 'react';
import type { MediaPlan } from '@/targeting/plan';
import { useAnswerText } from './answer-text';

interface PlainAnswerProps {
  plan: MediaPlan;
  /** Beside the reason. */
  children?: ReactNode;
}

/** Whether to buy, with the reason. */
export function PlainAnswer({ plan, children }: PlainAnswerProps) {
  const { answer, reason, grave } = useAnswerText(plan);
  return (
    <Group align="flex-end" gap="4px 10px">
      <Title order={4} fz={20} lh={1.2} w="100%" aria-live="polite">
        {answer}
      </Title>
      <Text size="sm" flex="1 1 240px">
        {reason}
      </Text>
      {children}
      {grave === null ? null : (
        <Text size="sm" w="100%" fw={560} c="var(--warn-ink)">
          {grave}
        </Text>
      )}
    </Group>
  );
}
