/** The largest file that is downloaded, in bytes: it is held in memory. */
const MAX_DOWNLOAD_BYTES = 200_000_000;

/** Whether the page may fetch a video: the Content-Security-Policy allows only its own origin. */
function canDownload(url: string): boolean {
  return new URL(url).origin === location.origin;
}

/**
 * Downloads a video from a server without range requests: the browser cannot seek in it otherwise.
 *
 * @throws Error when it is larger than 200 MB or of unknown size
 */
async function downloadVideo(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const length = response.headers.get('content-length');
  if (!response.ok || length === null || Number(length) > MAX_DOWNLOAD_BYTES) {
    await response.body?.cancel();
    throw new Error(`${url} cannot be downloaded`);
  }
  return response.blob();
}

/** Controls one video element. Times are in ms. */
export interface Playback {
  go: (timeMs: number, plays: boolean) => void;
  /** Releases all resources. */
  end: () => void;
}

interface PlaybackOptions {
  videoUrl: string;
  /** The server does not support range requests, and the file cannot be downloaded. */
  onOnlyFromStart: () => void;
}

/** Whether the browser can seek in a video whose metadata is loaded. */
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
  let objectUrl: string | null = null;

  function show() {
    // Before the metadata is loaded, the browser uses this as the start position.
    video.currentTime = wanted.timeMs / 1000;
    // It rejects when it is interrupted or cannot play; the latter also fires an `error` event.
    if (wanted.plays) video.play().catch(() => undefined);
  }

  async function playDownloaded() {
    // Ends the download of the element, which would be a second one.
    video.removeAttribute('src');
    video.load();
    try {
      objectUrl = URL.createObjectURL(await downloadVideo(videoUrl, signal));
      if (signal.aborted) URL.revokeObjectURL(objectUrl);
    } catch {
      if (!signal.aborted) onOnlyFromStart();
    }
    if (signal.aborted) return;
    video.src = objectUrl ?? videoUrl;
    show();
  }

  const checkSeeking = () => {
    if (canSeek(video)) return;
    if (canDownload(videoUrl)) void playDownloaded();
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
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    },
  };
}
