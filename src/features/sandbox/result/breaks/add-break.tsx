import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { useState, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode, parseTimecode } from '@/lib/timecode';
import type { Player } from '../player/use-player';
import { usePosition } from '../player/use-position';
import type { PlanEditor } from '../plan/use-planning';
import { useAddBreak } from './use-add-break';

interface AddBreakProps {
  planning: PlanEditor;
  player: Player;
  /** Further actions, in the same row. */
  children: ReactNode;
}

/** Adds a break at a typed time, exactly there, or at the playback position, near it. */
export function AddBreak({ planning, player, children }: AddBreakProps) {
  const t = useText();
  const position = usePosition(player.video);
  const { addAt, addNear, outcome, text } = useAddBreak(planning);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { durationMs } = planning.plan;

  function submit() {
    const timeMs = parseTimecode(typed);
    const isInside = timeMs !== null && timeMs > 0 && timeMs < durationMs;
    setError(
      isInside
        ? null
        : t(timeMs === null ? 'plan.breaks.no-time' : 'plan.breaks.outside', {
            time: formatTimecode(durationMs),
          }),
    );
    if (!isInside) return;
    addAt(timeMs);
    setTyped('');
  }

  const offeredMs = outcome && !outcome.isAdded ? outcome.placeMs : undefined;
  return (
    <div>
      <Group gap="xs" align="flex-end">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Group gap={6} align="flex-end">
            <TextInput
              size="sm"
              w={150}
              label={t('plan.breaks.typed')}
              placeholder="0:24"
              inputMode="text"
              autoComplete="off"
              value={typed}
              // Shown below, where there is room for it.
              error={error === null ? null : <VisuallyHidden>{error}</VisuallyHidden>}
              errorProps={{ pos: 'absolute' }}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setError(null);
              }}
            />
            <Button type="submit" variant="default" size="sm">
              {t('plan.breaks.add')}
            </Button>
          </Group>
        </form>
        {children}
      </Group>
      {/* A row of its own: it comes and goes with playback, and moves no other control of the row above. */}
      {position || offeredMs !== undefined ? (
        <Group gap="xs" mt={6}>
          {position ? (
            <Button variant="default" size="sm" onClick={() => addNear(Math.round(position.positionMs))}>
              {t('plan.breaks.add-at', { time: formatTimecode(position.positionMs) })}
            </Button>
          ) : null}
          {offeredMs === undefined ? null : (
            <Button variant="default" size="sm" onClick={() => addAt(offeredMs)}>
              {t('plan.breaks.add-at', { time: formatTimecode(offeredMs) })}
            </Button>
          )}
        </Group>
      ) : null}
      <Text role="status" size="sm" c={error === null ? 'dimmed' : 'error'} mt={4}>
        {error ?? text}
      </Text>
    </div>
  );
}
