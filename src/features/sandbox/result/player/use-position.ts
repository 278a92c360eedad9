import { useEffect, useEffectEvent, useState } from 'react';

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ended'] as const;

/** The events after which a position stays for a while. */
const RESTING = ['seeked', 'pause'] as const;

/** Calls a function whenever one of the events happens, and once at first. */
function useVideoEvents(
  video: HTMLVideoElement | null,
  events: readonly string[],
  onEvent: (video: HTMLVideoElement) => void,
): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    if (!video) return;
    const update = () => handle(video);
    for (const event of events) video.addEventListener(event, update);
    update();
    return () => {
      for (const event of events) video.removeEventListener(event, update);
    };
  }, [video, events]);
}

/** @returns the playback position in ms and whether it moves; null without a video */
export function usePosition(
  video: HTMLVideoElement | null,
): { positionMs: number; isPlaying: boolean } | null {
  const [state, setState] = useState({ positionMs: 0, isPlaying: false });
  useVideoEvents(video, EVENTS, ({ currentTime, paused }) =>
    setState({ positionMs: currentTime * 1000, isPlaying: !paused }),
  );
  return video ? state : null;
}

/** Calls a function with the playback position in ms after it was moved, and when playback pauses. */
export function usePlayhead(video: HTMLVideoElement | null, onRest: (positionMs: number) => void): void {
  useVideoEvents(video, RESTING, ({ currentTime }) => onRest(currentTime * 1000));
}
