import type { SubtitleFiles } from '../byte-source';
import { parseContentRange, rangeHeader } from '../range-fetch';
import type { GuardedClient } from '../guarded-fetch';
import { broken, parsePlaylist, type Segment } from './playlist';
import { bytesOf, textOf } from './text-of';

/** Bounds of what is fetched for words: segments (three hours of 6 s), bytes of all, and of one at a time. */
const MOST_SEGMENTS = 1800;
const MOST_BYTES = 4_000_000;
/** Milliseconds after which what is there has to do. It is fetched while the video is measured. */
const ALL_WITHIN_MS = 10_000;
/** Requests at the same time: the video comes from the same host. */
const AT_ONCE = 2;

export interface FetchedSubtitles extends SubtitleFiles {
  bytesRead: number;
}

/**
 * Fetches a track of subtitles by its playlist: every address through the guard, as all others. Whatever is
 * wrong with it, or too much of it, makes it incomplete and nothing worse.
 *
 * @param from address of the playlist that names the track
 * @param allWithinMs in milliseconds; 10 s unless given
 */
export async function fetchSubtitles(
  client: GuardedClient,
  url: string,
  from: URL,
  allWithinMs = ALL_WITHIN_MS,
): Promise<FetchedSubtitles> {
  const fetching = new Fetching(client);
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, allWithinMs)));
  await Promise.race([fetching.all(url, from), timeUp]);
  clearTimeout(timer);
  return fetching.stop();
}

class Fetching {
  readonly #files: Uint8Array[] = [];
  #count = Infinity;
  #next = 0;
  #bytesRead = 0;
  #isOver = false;

  constructor(private readonly client: GuardedClient) {}

  /** What is there by now; nothing is begun any more. */
  stop(): FetchedSubtitles {
    this.#isOver = true;
    const files = this.#files.filter((file) => file.length > 0);
    return { files, isComplete: files.length === this.#count, bytesRead: this.#bytesRead };
  }

  /** Never rejects. */
  async all(url: string, from: URL): Promise<void> {
    try {
      const answer = await this.client.get(url, {}, from);
      const playlist = parsePlaylist(await textOf(answer), answer.url);
      // Subtitles with an initialization section are in MP4, and not WebVTT.
      if (playlist.kind === 'master' || playlist.segments.some(({ durationMs }) => durationMs === 0)) return;
      this.#count = playlist.segments.length;
      const some = playlist.segments.slice(0, MOST_SEGMENTS);
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work(some, answer.url)));
    } catch {
      // Said by what is missing in the end.
    }
  }

  async #work(segments: readonly Segment[], from: URL): Promise<void> {
    for (let at = this.#next++; at < segments.length; at = this.#next++) {
      const segment = segments[at];
      if (segment === undefined || this.#isOver || this.#bytesRead >= MOST_BYTES) return;
      // One segment that cannot be fetched does not take the others away.
      this.#files[at] = await this.#fetch(segment, from).catch(() => new Uint8Array());
    }
  }

  async #fetch({ url, part }: Segment, from: URL): Promise<Uint8Array> {
    const range = part && rangeHeader(part.start, part.start + part.length);
    const response = await this.client.get(url, range === undefined ? {} : { range }, from);
    const bytes = await bytesOf(response, MOST_BYTES - this.#bytesRead);
    this.#bytesRead += bytes.length;
    if (part === undefined) return bytes;
    if (response.status === 200) return bytes.slice(part.start, part.start + part.length);
    if (parseContentRange(response.headers['content-range'])?.start !== part.start) throw broken();
    return bytes;
  }
}
