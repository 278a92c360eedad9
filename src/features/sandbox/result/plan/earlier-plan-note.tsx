import { Alert, Button, Group } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';
import { useState } from 'react';
import type { VideoChoices } from '@/data/planning/planning';
import { useText } from '@/i18n/use-text';
import type { PlanEditor } from './use-planning';

/** For a fresh result of a video with a plan: whether that plan of breaks stays. Starting a new one can be undone. */
export function EarlierPlanNote({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const { isChanged, status, choices } = planning;
  const { kept, dropped, breakOptions, podSeconds } = choices;
  /** Whether there was one before any change of this page; null until it has been read, or something was changed. */
  const [isEarlier, setEarlier] = useState<boolean | null>(null);
  const count = kept.length + dropped.length;
  if (isEarlier === null && (isChanged || count > 0 || status === 'synced'))
    setEarlier(!isChanged && count > 0);
  const [cleared, setCleared] = useState<Partial<VideoChoices> | null>(null);
  if (cleared) {
    return (
      <Alert role="status" variant="light" color="gray" py="xs">
        <Group gap="xs">
          {t('plan.earlier.cleared')}
          <Button
            variant="subtle"
            size="compact-sm"
            data-undo
            onClick={() => {
              planning.restore(cleared);
              setCleared(null);
            }}
          >
            {t('plan.earlier.undo')}
          </Button>
        </Group>
      </Alert>
    );
  }
  if (!isEarlier || count === 0) return null;
  return (
    <Alert variant="light" title={t('plan.earlier.title')} py="xs">
      <Group gap="xs">
        {t('plan.earlier.text', { kept: kept.length, dropped: dropped.length })}
        <Button size="xs" onClick={() => setEarlier(false)}>
          {t('plan.earlier.use')}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            setCleared({ kept, dropped, breakOptions, podSeconds });
            planning.clearBreaks();
          }}
        >
          {t('plan.earlier.new')}
        </Button>
      </Group>
    </Alert>
  );
}
