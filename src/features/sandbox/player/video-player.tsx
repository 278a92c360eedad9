import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { currentConnection } from '@/lib/connection';
import { useConnection } from '@/lib/use-connection';
import { IconButton } from '@/ui/layouts/icon-button';
import { useIsOutOfSight } from './use-is-out-of-sight';
import type { Player } from './use-player';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  videoUrl: string;
  player: Player;
  /** A picture of the video that is here already, as a data URL. */
  poster: string | undefined;
}

/**
 * The video, once somebody asks for it: its host learns of nobody who only reads. While it is open and its place is
 * scrolled away, it stays in a corner of the window.
 */
export function VideoPlayer({ videoUrl, player, poster }: VideoPlayerProps) {
  const t = useText();
  const { phase, onlyFromStart, attach, playFrom, close, fail } = player;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOffline = useConnection() === 'offline';
  const isAway = useIsOutOfSight(place);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (phase === 'closed' && wasOpen.current) button.current?.focus({ preventScroll: true });
    wasOpen.current = phase === 'open';
  }, [phase]);

  if (phase === 'closed') {
    return (
      <div ref={place} className={classes.place}>
        <button ref={button} type="button" className={classes.open} onClick={() => playFrom(0)}>
          {poster ? <img className={classes.poster} src={poster} alt="" /> : null}
          <span className={classes.disc}>
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </span>
          <span className={classes.words}>{t('sandbox.player.open')}</span>
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
      <div ref={place} className={classes.seat}>
        <div className={classes.frame} data-away={isAway}>
          {/* The words of the video, where it has some, are a track inside it. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={attach}
            className={classes.video}
            poster={poster}
            controls
            preload="metadata"
            playsInline
            aria-label={t('sandbox.player.label')}
            // Without a network nothing is known about the video: it can be tried again.
            onError={() => (currentConnection() === 'offline' ? close() : fail())}
          />
          {isAway ? (
            <span className={classes.close}>
              <IconButton
                icon={IconX}
                label={t('sandbox.player.close')}
                hint={t('sandbox.player.close')}
                onClick={close}
              />
            </span>
          ) : null}
        </div>
      </div>
      <p role="status" className={classes.note}>
        {onlyFromStart ? t('sandbox.player.only-from-start') : null}
      </p>
    </div>
  );
}
