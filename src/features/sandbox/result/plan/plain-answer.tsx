import { Text, Title } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import type { MediaPlan } from '@/targeting/plan';
import { useAnswerText } from './answer-text';

/** Whether to buy, with the reason. */
export function PlainAnswer({ plan }: { plan: MediaPlan }) {
  const { answer, reason } = useAnswerText(plan);
  return (
    <div>
      <Title order={4} fz={22} lh={1.2} aria-live="polite">
        {answer}
      </Title>
      <Text size="sm" mt={4}>
        {reason}
      </Text>
    </div>
  );
}
