import { Text, Title } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { answerOf } from '@/targeting/answer';
import type { MediaPlan } from '@/targeting/plan';
import { useConceptName } from '../../use-concept-name';
import { useProfileName } from './profile-name';

/** Maximum number of breaks, or of concepts, that the answer names. */
const MAX_NAMED = 4;

/** Whether to buy, with the reason. */
export function PlainAnswer({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const nameOf = useConceptName();
  const profileName = useProfileName();
  const { kind, reason, breaks, unsuitable } = useMemo(() => answerOf(plan), [plan]);
  const [limit] = plan.program.limits;

  function listOf(items: readonly string[]): string {
    const list = items.slice(0, MAX_NAMED).join(', ');
    const count = items.length - MAX_NAMED;
    return count > 0 ? t('plan.answer.and-more', { list, count }) : list;
  }

  return (
    <div>
      <Title order={4} fz={22} lh={1.2} aria-live="polite">
        {t(`plan.answer.${kind}`, {
          times: listOf(breaks.map(({ timestamp }) => formatTimecode(timestamp))),
        })}
      </Title>
      <Text size="sm" mt={4}>
        {t(`plan.answer.reason.${reason}`, {
          profile: profileName(plan.choices.profile),
          concepts: listOf(unsuitable.map(nameOf)),
        })}
        {kind === 'not-assessed' && limit ? ` ${t(`plan.limit.${limit}`)}` : null}
      </Text>
    </div>
  );
}
