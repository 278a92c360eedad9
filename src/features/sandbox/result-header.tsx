import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo, type RefObject } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { IconButton } from '@/ui/layouts/icon-button';
import { useRootMark } from '@/ui/use-root-mark';
import type { Docking } from './player/use-docking';
import type { Player } from './player/use-player';
import { usePosition } from './player/use-position';
import classes from './result-header.module.css';

/** The player while it is out of view: its picture, its position, and a button that stops it. */
function DockedPlayer({ player, dock }: { player: Player; dock: RefObject<HTMLSpanElement | null> }) {
  const t = useText();
  const position = usePosition(player.video);
  const label = t(position?.isPlaying ? 'result.pause' : 'result.play');

  function toggle() {
    if (position?.isPlaying) player.video?.pause();
    else player.video?.play().catch(() => undefined);
  }

  return (
    <div className={classes.player}>
      <span ref={dock} className={classes.dock} />
      <IconButton
        icon={position?.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
        label={label}
        hint={label}
        onClick={toggle}
      />
      <span className={classes.time}>{formatTimecode(position?.positionMs ?? 0)}</span>
      <IconButton
        icon={IconX}
        label={t('sandbox.player.close')}
        hint={t('sandbox.player.close')}
        onClick={player.close}
      />
    </div>
  );
}

interface ResultHeaderProps {
  response: AnalysisResponse;
  /** Whether a plan and its files are shown; otherwise only the response can be exported. */
  hasPlan: boolean;
  player: Player;
  docking: Pick<Docking, 'dock' | 'isDocked'>;
  onNewAnalysis: () => void;
}

/** The part of a result that stays in view: title, length, status, player, and the ways to a new analysis or export. */
export const ResultHeader = memo(function ResultHeader({
  response,
  hasPlan,
  player,
  docking: { dock, isDocked },
  onNewAnalysis,
}: ResultHeaderProps) {
  const t = useText();
  useRootMark('result');
  const { durationMs, status, partial } = response;
  const isSuccess = status === 'success';
  return (
    <div className={classes.header}>
      <div className={classes.bar} data-docked={isDocked} data-partial={Boolean(partial?.length)}>
        <h2 id="analysis-result" className={classes.title}>
          {t('sandbox.result.title')}
        </h2>
        {durationMs === undefined ? null : (
          <span className={classes.length}>{formatTimecode(durationMs)}</span>
        )}
        {/* Any other status is shown as the server sent it. */}
        <span className={classes.statuses}>
          <span className={classes.status} data-tone={isSuccess ? 'good' : 'bad'}>
            {isSuccess ? t('sandbox.result.success') : status}
          </span>
          {partial?.length ? (
            <span className={classes.status} data-tone="warn">
              {t('result.partly')}
            </span>
          ) : null}
        </span>
        {isDocked ? <DockedPlayer player={player} dock={dock} /> : null}
        <div className={classes.actions}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={onNewAnalysis}
          >
            <span className={classes.word}>{t('result.new')}</span>
          </Button>
          <a className={classes.export} href={hasPlan ? '#result-files' : '#result-export'}>
            <IconDownload size={16} aria-hidden="true" />
            <span className={classes.word}>{t('result.export')}</span>
          </a>
        </div>
      </div>
    </div>
  );
});
