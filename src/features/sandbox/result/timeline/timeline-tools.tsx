import { ActionIcon, Button, Group } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import { playheadOf, ZOOM_STEP } from './use-zoom-keys';
import type { TimeView } from './use-zoom';

/** As high as the buttons beside it, in px. */
const SIZE = 30;

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
          size={SIZE}
          aria-label={t('plan.timeline.zoom-out')}
          title={t('plan.timeline.zoom-out')}
          onClick={() => view.zoomBy(1 / ZOOM_STEP, playheadOf(player))}
        >
          <IconZoomOut size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon.GroupSection variant="default" size={SIZE} miw={56} fz="sm" role="status">
          {t('plan.timeline.zoom', { times: number(Math.round(zoom * 10) / 10) })}
        </ActionIcon.GroupSection>
        <ActionIcon
          variant="default"
          size={SIZE}
          aria-label={t('plan.timeline.zoom-in')}
          title={t('plan.timeline.zoom-in')}
          onClick={() => view.zoomBy(ZOOM_STEP, playheadOf(player))}
        >
          <IconZoomIn size={18} aria-hidden="true" />
        </ActionIcon>
      </ActionIcon.Group>
      <Group gap={4}>
        <Button variant="default" size="xs" onClick={view.reset}>
          {t('plan.timeline.whole')}
        </Button>
        {player.phase === 'failed' ? null : (
          <>
            <Button variant="default" size="xs" onClick={begin}>
              {t('plan.timeline.begin')}
            </Button>
            <Button variant="default" size="xs" onClick={end}>
              {t('plan.timeline.end')}
            </Button>
          </>
        )}
      </Group>
    </Group>
  );
}
