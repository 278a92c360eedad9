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

interface TypedBreakProps {
  /** Length of the program in ms. */
  durationMs: number;
  /** Why what was typed is no time of a break. */
  error: string | null;
  onError: (error: string | null) => void;
  onAdd: (timeMs: number) => void;
}

interface AddBreakProps {
  planning: PlanEditor;
  player: Player;
  /** Further actions, in the same row. */
  children: ReactNode;
}

/** Adds a break at a typed time. */
function TypedBreak({ durationMs, error, onError, onAdd }: TypedBreakProps) {
  const t = useText();
  const [typed, setTyped] = useState('');

  function submit() {
    const timeMs = parseTimecode(typed);
    if (timeMs === null) onError(t('plan.breaks.no-time'));
    else if (timeMs <= 0 || timeMs >= durationMs) {
      onError(t('plan.breaks.outside', { time: formatTimecode(durationMs) }));
    } else {
      onError(null);
      onAdd(timeMs);
      setTyped('');
    }
  }

  return (
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
            onError(null);
          }}
        />
        <Button type="submit" variant="default" size="sm">
          {t('plan.breaks.add')}
        </Button>
      </Group>
    </form>
  );
}

/** Adds a break at a typed time, exactly there, or at the playback position, near it. */
export function AddBreak({ planning, player, children }: AddBreakProps) {
  const t = useText();
  const position = usePosition(player.video);
  const { addAt, addNear, outcome, text } = useAddBreak(planning);
  const [error, setError] = useState<string | null>(null);
  const offeredMs = outcome && !outcome.isAdded ? outcome.placeMs : undefined;
  return (
    <div>
      <Group gap="xs" align="flex-end">
        <TypedBreak durationMs={planning.plan.durationMs} error={error} onError={setError} onAdd={addAt} />
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
