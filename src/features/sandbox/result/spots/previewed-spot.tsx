import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@/i18n/use-text';
import type { Spot } from '@/targeting/spots/spot';
import { canTryToPlay } from '../player/playable';
import type { Player } from '../player/use-player';
import classes from './spots.module.css';
import type { Preview } from './use-preview';

interface StageProps {
  spot: Spot;
  onEnd: () => void;
}

/** A card in the place of a spot without a video that can be played, for as long as the spot is. */
function Card({ spot, onEnd, isFailed }: StageProps & { isFailed: boolean }) {
  const t = useText();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), spot.seconds * 1000);
    return () => clearTimeout(timer);
  }, [spot.seconds]);
  return (
    <div className={classes.card}>
      <Text fw={660}>
        <bdi>{spot.name}</bdi>
      </Text>
      {spot.brand ? (
        <Text>
          <bdi>{spot.brand}</bdi>
        </Text>
      ) : null}
      <Text size="sm">{t('spots.seconds', { seconds: spot.seconds })}</Text>
      {isFailed ? <Text size="sm">{t('spots.preview.spot-failed')}</Text> : null}
    </div>
  );
}

/** A spot in the frame of the page's own player, above the paused program. */
function PreviewStage({ spot, onEnd, stage }: StageProps & { stage: HTMLElement }) {
  const t = useText();
  const [isFailed, setFailed] = useState(
    () => !canTryToPlay(spot.videoUrl, (type) => document.createElement('video').canPlayType(type)),
  );
  return createPortal(
    <div className={classes.stage}>
      {isFailed ? (
        <Card spot={spot} onEnd={onEnd} isFailed={spot.videoUrl !== ''} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions, if any, are a track of the video itself
        <video
          src={spot.videoUrl}
          autoPlay
          controls
          playsInline
          aria-label={t('spots.preview.video', { name: spot.name })}
          onEnded={onEnd}
          onError={() => setFailed(true)}
        />
      )}
    </div>,
    stage,
  );
}

/** The spot of a preview while it is played; nothing otherwise. */
export function PreviewedSpot({ preview: { running, goOn }, player }: { preview: Preview; player: Player }) {
  return running?.step === 'spot' && player.stage ? (
    <PreviewStage key={running.timestamp} spot={running.spot} onEnd={goOn} stage={player.stage} />
  ) : null;
}
