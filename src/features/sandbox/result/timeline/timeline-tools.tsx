import { ActionIcon, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import { playheadOf, ZOOM_STEP } from './use-zoom-keys';
import type { TimeView } from './use-zoom';

interface TimelineToolsProps {
  player: Player;
  totalMs: number;
  zoom: number;
  view: TimeView;
  range: TimeRange | null;
  onSelect: (range: TimeRange) => void;
}

/** Zooms the timeline around the playhead, and begins and ends a range there, for users who do not drag. */
export function TimelineTools({ player, totalMs, zoom, view, range, onSelect }: TimelineToolsProps) {
  const t = useText();
  const { number } = useFormats();
  const isNarrow = useIsNarrow();
  const canPlay = player.phase !== 'failed';

  function begin() {
    const startMs = Math.round(playheadOf(player) ?? 0);
    if (startMs < totalMs)
      onSelect({ startMs, endMs: range && range.endMs > startMs ? range.endMs : totalMs });
  }

  function end() {
    const endMs = Math.min(Math.round(playheadOf(player) ?? 0), totalMs);
    if (endMs > 0) onSelect({ startMs: range && range.startMs < endMs ? range.startMs : 0, endMs });
  }

  return (
    <Group gap="xs" role="group" aria-label={t('plan.timeline.tools')}>
      <ActionIcon.Group>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('plan.timeline.zoom-out')}
          title={t('plan.timeline.zoom-out')}
          onClick={() => view.zoomBy(1 / ZOOM_STEP, playheadOf(player))}
        >
          <IconZoomOut size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon.GroupSection variant="default" size={40} miw={56} fz="sm" role="status">
          {t('plan.timeline.zoom', { times: number(Math.round(zoom * 10) / 10) })}
        </ActionIcon.GroupSection>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('plan.timeline.zoom-in')}
          title={t('plan.timeline.zoom-in')}
          onClick={() => view.zoomBy(ZOOM_STEP, playheadOf(player))}
        >
          <IconZoomIn size={18} aria-hidden="true" />
        </ActionIcon>
      </ActionIcon.Group>
      <Button.Group orientation={isNarrow ? 'vertical' : 'horizontal'}>
        <Button variant="default" size="sm" onClick={view.reset}>
          {t('plan.timeline.whole')}
        </Button>
        {canPlay ? (
          <>
            <Button variant="default" size="sm" onClick={begin}>
              {t('plan.timeline.begin')}
            </Button>
            <Button variant="default" size="sm" onClick={end}>
              {t('plan.timeline.end')}
            </Button>
          </>
        ) : null}
      </Button.Group>
      <Text size="xs" c="dimmed">
        {t(canPlay ? 'plan.timeline.hint' : 'plan.timeline.drag')}{' '}
        {canPlay && !isNarrow ? t('plan.timeline.keys') : null}
      </Text>
    </Group>
  );
}
