import { useCallback, useMemo, useRef, useState } from 'react';
import { mayPlay } from './playable';
import { createPlayback, type Playback } from './playback';

/** `closed`: nothing is loaded. `failed`: the browser cannot play it, or not from there. */
type PlayerPhase = 'closed' | 'open' | 'failed';

export interface Player {
  phase: PlayerPhase;
  /** Its server sends the video from its beginning only. */
  onlyFromStart: boolean;
  /** The element while the video is open. */
  video: HTMLVideoElement | null;
  /** For the `ref` of the element. */
  attach: (video: HTMLVideoElement) => () => void;
  /** Plays from a moment, in milliseconds; the video is opened for that. */
  playFrom: (timeMs: number) => void;
  /** Shows a moment, playing or not as before; the video is opened for that. */
  seek: (timeMs: number) => void;
  close: () => void;
  fail: () => void;
}

/** The one player of a result. It loads nothing before somebody asks for a moment. */
export function usePlayer(videoUrl: string): Player {
  const [phase, setPhase] = useState<PlayerPhase>(() => {
    const probe = document.createElement('video');
    return mayPlay(videoUrl, (type) => probe.canPlayType(type)) ? 'closed' : 'failed';
  });
  const [onlyFromStart, setOnlyFromStart] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playback = useRef<Playback | null>(null);
  const first = useRef({ timeMs: 0, plays: false });

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
      onlyFromStart,
      video,
      attach,
      playFrom: (timeMs: number) => go(timeMs, true),
      seek: (timeMs: number) => go(timeMs, false),
      close: () => setPhase('closed'),
      fail: () => setPhase('failed'),
    };
  }, [phase, onlyFromStart, video, attach]);
}
