import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Videos can be tried by the media types that Chromium plays; jsdom plays none. */
export function playLikeChromium(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
    /mp4|webm/.test(type) ? 'maybe' : '',
  );
}

/** The video element of the page, moved and played as a browser does: jsdom itself plays nothing. */
export function videoElement() {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video element');
  const set = (properties: Partial<Record<'paused' | 'error' | 'seekable', unknown>>) => {
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(video, name, { configurable: true, value });
  };
  return {
    video,
    set,
    /** Moves the playback position, in ms. */
    moveTo(timeMs: number, { isPlaying = false } = {}) {
      set({ paused: !isPlaying });
      video.currentTime = timeMs / 1000;
      fireEvent(video, new Event('timeupdate'));
    },
  };
}
