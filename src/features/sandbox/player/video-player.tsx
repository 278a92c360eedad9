import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { memo, useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { currentConnection } from '@/lib/connection';
import { useConnection } from '@/lib/use-connection';
import type { Docking } from './use-docking';
import type { Player } from './use-player';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  videoUrl: string;
  player: Player;
  docking: Pick<Docking, 'place' | 'frame' | 'isDocked'>;
  /** A thumbnail as a data URL. */
  poster: string | undefined;
}

/**
 * Loads nothing from the host of the video before the user starts playback. An open video that is scrolled out of view
 * moves to the header of the result.
 */
export const VideoPlayer = memo(function VideoPlayer({
  videoUrl,
  player,
  docking: { place, frame, isDocked },
  poster,
}: VideoPlayerProps) {
  const t = useText();
  const { phase, onlyFromStart, attach, playFrom, close, fail } = player;
  const button = useRef<HTMLButtonElement>(null);
  const isOffline = useConnection() === 'offline';
  const error = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (phase === 'closed' && wasOpen.current) button.current?.focus({ preventScroll: true });
    wasOpen.current = phase === 'open';
    // The focused control may have been removed.
    if (document.activeElement === document.body) error.current?.focus({ preventScroll: true });
  }, [phase]);

  if (phase === 'failed') {
    return (
      <p ref={error} className={classes.error} tabIndex={-1}>
        {t('sandbox.player.cannot')}
      </p>
    );
  }
  if (phase === 'closed') {
    return (
      <div className={classes.place}>
        <button ref={button} type="button" className={classes.open} onClick={() => playFrom(0)}>
          {poster ? <img className={classes.poster} src={poster} alt="" /> : null}
          <span className={classes.disc}>
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </span>
          <span className={classes.label}>{t('sandbox.player.open')}</span>
        </button>
        <p className={classes.note} role="status">
          {isOffline
            ? t('sandbox.player.offline')
            : t('sandbox.player.note', { host: new URL(videoUrl).host })}
        </p>
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <div ref={place} className={classes.slot}>
        <div ref={frame} className={classes.frame} data-docked={isDocked}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions, if any, are a track of the video itself */}
          <video
            ref={attach}
            className={classes.video}
            poster={poster}
            // The header has no room for the browser's controls, and has its own.
            controls={!isDocked}
            preload="metadata"
            playsInline
            aria-label={t('sandbox.player.label')}
            // Without a network, the cause is unknown: playback can be tried again.
            onError={({ currentTarget: { error } }) =>
              currentConnection() === 'offline' || error?.code === MediaError.MEDIA_ERR_NETWORK
                ? close()
                : fail()
            }
          />
        </div>
      </div>
      <p role="status" className={classes.note}>
        {onlyFromStart ? t('sandbox.player.only-from-start') : null}
      </p>
    </div>
  );
});
