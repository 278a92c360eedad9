import { fetchWholeFile, mayBeTakenWhole } from './whole-file';

/** Plays one video in one element from moments that are asked for, in milliseconds. */
export interface Playback {
  go: (timeMs: number, plays: boolean) => void;
  /** Lets go of everything. */
  end: () => void;
}

interface PlaybackOptions {
  videoUrl: string;
  /** Its server sends it from its beginning only, and it cannot be had whole. */
  onOnlyFromStart: () => void;
}

/** Whether the browser can go to the moments of a video of which it has read the head. */
function canSeek({ seekable }: HTMLVideoElement): boolean {
  return seekable.length > 0 && seekable.end(seekable.length - 1) > 0;
}

export function createPlayback(
  video: HTMLVideoElement,
  { videoUrl, onOnlyFromStart }: PlaybackOptions,
): Playback {
  const ended = new AbortController();
  const { signal } = ended;
  let wanted = { timeMs: 0, plays: false };
  let whole: string | null = null;

  function show() {
    // Before anything is known of the video the browser keeps this as the position to start from.
    video.currentTime = wanted.timeMs / 1000;
    // It rejects when it is interrupted or cannot play; the latter is told by the `error` event too.
    if (wanted.plays) video.play().catch(() => undefined);
  }

  async function takeWhole() {
    // Ends the download from the beginning: it would be a second one.
    video.removeAttribute('src');
    video.load();
    try {
      whole = URL.createObjectURL(await fetchWholeFile(videoUrl, signal));
      if (signal.aborted) URL.revokeObjectURL(whole);
    } catch {
      if (!signal.aborted) onOnlyFromStart();
    }
    if (signal.aborted) return;
    video.src = whole ?? videoUrl;
    show();
  }

  const checkSeeking = () => {
    if (canSeek(video)) return;
    if (mayBeTakenWhole(videoUrl)) void takeWhole();
    else onOnlyFromStart();
  };
  video.addEventListener('loadedmetadata', checkSeeking, { signal, once: true });
  video.src = videoUrl;

  return {
    go: (timeMs, plays) => {
      wanted = { timeMs, plays: plays || (wanted.plays && !video.paused) };
      show();
    },
    end: () => {
      ended.abort();
      video.removeAttribute('src');
      video.load();
      if (whole) URL.revokeObjectURL(whole);
    },
  };
}
