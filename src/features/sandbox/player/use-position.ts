import { useEffect, useState } from 'react';

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ended'] as const;

/** @returns the playback position in ms and whether it moves; null without a video */
export function usePosition(
  video: HTMLVideoElement | null,
): { positionMs: number; isPlaying: boolean } | null {
  const [state, setState] = useState({ positionMs: 0, isPlaying: false });
  useEffect(() => {
    if (!video) return;
    const update = () => setState({ positionMs: video.currentTime * 1000, isPlaying: !video.paused });
    for (const event of EVENTS) video.addEventListener(event, update);
    update();
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, update);
    };
  }, [video]);
  return video ? state : null;
}
