import { useEffect, useState } from 'react';

/** @returns where a video stands, in milliseconds; null without a video */
export function usePosition(video: HTMLVideoElement | null): number | null {
  const [positionMs, setPositionMs] = useState(0);
  useEffect(() => {
    if (!video) return;
    const note = () => setPositionMs(video.currentTime * 1000);
    const events = ['timeupdate', 'seeking', 'seeked'] as const;
    for (const event of events) video.addEventListener(event, note);
    note();
    return () => {
      for (const event of events) video.removeEventListener(event, note);
    };
  }, [video]);
  return video ? positionMs : null;
}
