import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { canTryToPlay } from './playable';
import { createPlayback, type Playback } from './playback';

/** `closed`: nothing is loaded. `failed`: the browser cannot play the video from its URL. */
type PlayerPhase = 'closed' | 'open' | 'failed';

/** Plays the video of the result from a timestamp in ms; null where it cannot be played. */
export const PlayContext = createContext<((timeMs: number) => void) | null>(null);

export const usePlayFrom = () => useContext(PlayContext);

export interface Player {
  phase: PlayerPhase;
  /** Where the video opens, in ms, unless another time is asked for first. */
  startMs: number;
  /** Whether the server does not support seeking. */
  onlyFromStart: boolean;
  /** The element while the video is open. */
  video: HTMLVideoElement | null;
  /** For the `ref` of the element. */
  attach: (video: HTMLVideoElement) => () => void;
  /** The frame around the open video, in which something else can be shown above it. */
  stage: HTMLElement | null;
  attachStage: (stage: HTMLElement | null) => void;
  /** Whether the video is shown in full on a narrow screen, too. */
  isLarge: boolean;
  setLarge: (isLarge: boolean) => void;
  /** Plays from a timestamp in ms; opens the video. */
  playFrom: (timeMs: number) => void;
  /** Goes to a timestamp in ms without starting or pausing playback; opens the video. */
  seek: (timeMs: number) => void;
  close: () => void;
  fail: () => void;
}

/**
 * The player of a result. It loads nothing before the first `playFrom` or `seek`.
 *
 * @param firstMs where the video opens, in ms: only its first value counts
 */
export function usePlayer(videoUrl: string, firstMs = 0): Player {
  const [startMs] = useState(firstMs);
  const [phase, setPhase] = useState<PlayerPhase>(() => {
    const probe = document.createElement('video');
    return canTryToPlay(videoUrl, (type) => probe.canPlayType(type)) ? 'closed' : 'failed';
  });
  const [onlyFromStart, setOnlyFromStart] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [stage, attachStage] = useState<HTMLElement | null>(null);
  const [isLarge, setLarge] = useState(false);
  const playback = useRef<Playback | null>(null);
  const first = useRef({ timeMs: startMs, plays: false });

  const attach = useCallback(
    (element: HTMLVideoElement) => {
      const made = createPlayback(element, { videoUrl, onOnlyFromStart: () => setOnlyFromStart(true) });
      playback.current = made;
      setVideo(element);
      made.go(first.current.timeMs, first.current.plays);
      return () => {
        made.end();
        playback.current = null;
        setVideo(null);
      };
    },
    [videoUrl],
  );

  return useMemo(() => {
    const go = (timeMs: number, plays: boolean) => {
      if (playback.current) {
        playback.current.go(timeMs, plays);
        return;
      }
      first.current = { timeMs, plays };
      setPhase('open');
    };
    return {
      phase,
      startMs,
      onlyFromStart,
      video,
      attach,
      stage,
      attachStage,
      isLarge,
      setLarge,
      playFrom: (timeMs: number) => go(timeMs, true),
      seek: (timeMs: number) => go(timeMs, false),
      close: () => setPhase('closed'),
      fail: () => setPhase('failed'),
    };
  }, [phase, startMs, onlyFromStart, video, attach, stage, isLarge]);
}
