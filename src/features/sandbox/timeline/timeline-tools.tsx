import { Button } from '@mantine/core';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import classes from './timeline-tools.module.css';
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
    <div className={classes.tools} role="group" aria-label={t('plan.timeline.tools')}>
      <span className={classes.zoom}>
        <IconButton
          icon={IconZoomOut}
          label={t('plan.timeline.zoom-out')}
          hint={t('plan.timeline.zoom-out')}
          onClick={() => view.zoomBy(1 / ZOOM_STEP, playheadOf(player))}
        />
        <span role="status" className={classes.factor}>
          {t('plan.timeline.zoom', { times: number(Math.round(zoom * 10) / 10) })}
        </span>
        <IconButton
          icon={IconZoomIn}
          label={t('plan.timeline.zoom-in')}
          hint={t('plan.timeline.zoom-in')}
          onClick={() => view.zoomBy(ZOOM_STEP, playheadOf(player))}
        />
      </span>
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
      <p className={classes.hint}>
        {t(canPlay ? 'plan.timeline.hint' : 'plan.timeline.drag')}{' '}
        {canPlay ? <span className={classes.keys}>{t('plan.timeline.keys')}</span> : null}
      </p>
    </div>
  );
}
