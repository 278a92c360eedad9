import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useText } from '@/i18n/use-text';
import { currentConnection } from '@/lib/connection';
import { useConnection } from '@/lib/use-connection';
import type { Player } from './use-player';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  videoUrl: string;
  player: Player;
  /** A thumbnail as a data URL. */
  poster: string | undefined;
  /** Whether there is no room for a text. */
  isSmall?: boolean;
}

interface PlayButtonProps extends Pick<VideoPlayerProps, 'poster' | 'isSmall'> {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onPlay: () => void;
}

/** The poster of a video that is not loaded, as a button. */
function PlayButton({ buttonRef, poster, isSmall = false, onPlay }: PlayButtonProps) {
  const t = useText();
  return (
    <UnstyledButton ref={buttonRef} className={classes.open} onClick={onPlay}>
      {poster ? <img className={classes.poster} src={poster} alt="" /> : null}
      <span className={classes.disc}>
        <IconPlayerPlayFilled size={isSmall ? 16 : 24} aria-hidden="true" />
      </span>
      {isSmall ? (
        <VisuallyHidden>{t('sandbox.player.open')}</VisuallyHidden>
      ) : (
        <span className={classes.label}>{t('sandbox.player.open')}</span>
      )}
    </UnstyledButton>
  );
}

/** The video with the browser's controls. */
function Stage({ player, poster }: Pick<VideoPlayerProps, 'player' | 'poster'>) {
  const t = useText();
  const { attach, attachStage, close, fail } = player;
  return (
    <div ref={attachStage} className={classes.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions, if any, are a track of the video itself */}
      <video
        ref={attach}
        className={classes.video}
        poster={poster}
        controls
        preload="metadata"
        playsInline
        aria-label={t('sandbox.player.label')}
        // Without a network, the cause is unknown: playback can be tried again.
        onError={({ currentTarget: { error: failure } }) =>
          currentConnection() === 'offline' || failure?.code === MediaError.MEDIA_ERR_NETWORK
            ? close()
            : fail()
        }
      />
    </div>
  );
}

/** Keeps the focus in the player when its control is removed. @returns what can take it */
function useKeptFocus(phase: Player['phase']) {
  const button = useRef<HTMLButtonElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // The button that has opened the video is gone. Before the page moves the focus to what is in its place.
  useLayoutEffect(() => {
    if (phase === 'open' && document.activeElement === document.body)
      frame.current?.querySelector('video')?.focus({ preventScroll: true });
  }, [phase]);

  useEffect(() => {
    if (phase === 'closed' && wasOpen.current) button.current?.focus({ preventScroll: true });
    wasOpen.current = phase === 'open';
    // The focused control may have been removed.
    if (document.activeElement === document.body) error.current?.focus({ preventScroll: true });
  }, [phase]);
  return { button, error, frame };
}

/** Loads nothing from the host of the video before the user starts playback. */
export const VideoPlayer = memo(function VideoPlayer({
  videoUrl,
  player,
  poster,
  isSmall = false,
}: VideoPlayerProps) {
  const t = useText();
  const { phase, startMs, onlyFromStart, playFrom } = player;
  const { button, error, frame } = useKeptFocus(phase);
  const isOffline = useConnection() === 'offline';

  if (phase === 'failed') {
    return (
      <Text ref={error} size="sm" c="dimmed" tabIndex={-1}>
        {t('sandbox.player.cannot')}
      </Text>
    );
  }
  const note =
    phase === 'closed'
      ? isOffline
        ? t('sandbox.player.offline')
        : t('sandbox.player.note', { host: new URL(videoUrl).host })
      : onlyFromStart
        ? t('sandbox.player.only-from-start')
        : null;
  return (
    <div ref={frame}>
      {phase === 'closed' ? (
        <PlayButton buttonRef={button} poster={poster} isSmall={isSmall} onPlay={() => playFrom(startMs)} />
      ) : (
        <Stage player={player} poster={poster} />
      )}
      {isSmall ? (
        <VisuallyHidden role="status">{note}</VisuallyHidden>
      ) : (
        <Text size="xs" c="dimmed" mt={4} role="status">
          {note}
        </Text>
      )}
    </div>
  );
});
