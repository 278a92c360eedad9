import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { MediaPlan } from '@/targeting/plan';
import { AtThisMoment } from './at-this-moment';
import type { Player } from './use-player';
import { VideoPlayer } from './video-player';
import classes from './player-side.module.css';

/** Up to this width, the player is a bar above the views and not beside them. */
const NARROW = '(max-width: 64em)';

interface PlayerSideProps {
  videoUrl: string;
  /** A thumbnail as a data URL. */
  poster: string | undefined;
  player: Player;
  /** Null where nothing was found in the video. */
  plan: MediaPlan | null;
}

/** The video, and what is found at its position. On a narrow screen both are a bar, which can be unfolded. */
export function PlayerSide({ videoUrl, poster, player, plan }: PlayerSideProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(false);
  const hasMoment = plan !== null && player.phase !== 'failed';
  const isBar = isNarrow && hasMoment && !isUnfolded && !player.isLarge;
  return (
    <div className={classes.side} data-bar={isBar}>
      <VideoPlayer videoUrl={videoUrl} player={player} poster={poster} isSmall={isBar} />
      {hasMoment ? (
        <AtThisMoment
          plan={plan}
          player={player}
          isFolded={isBar}
          onFold={isNarrow ? () => setUnfolded(!isUnfolded) : undefined}
        />
      ) : null}
    </div>
  );
}
