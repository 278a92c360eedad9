import type { SubtitleFile, SubtitleFiles } from '../byte-source';
import { parseContentRange, rangeHeader } from '../range-fetch';
import type { GuardedClient } from '../guarded-fetch';
import { parsePlaylist, type Segment } from './playlist';
import { broken } from './playlist-failure';
import { bytesOf, textOf } from './text-of';

/** Limits of the captions that are fetched: number of segments (three hours of 6 s each) and total bytes. */
const MAX_SEGMENTS = 1800;
const MAX_BYTES = 4_000_000;
/**
 * Timeout in milliseconds, after which the files fetched so far are used. They are fetched while the video is measured.
 */
const ALL_WITHIN_MS = 10_000;
/** Maximum number of concurrent requests: the video comes from the same host. */
const AT_ONCE = 2;

export interface FetchedSubtitles extends SubtitleFiles {
  bytesRead: number;
}

export interface SubtitleOptions {
  /** In milliseconds; 10 s unless given. */
  allWithinMs?: number;
  /** Variables of the multivariant playlist, which the playlist of the subtitles can import. */
  variables?: ReadonlyMap<string, string>;
}

/**
 * Fetches a track of subtitles by its playlist. Every URL passes the guard. Errors and exceeded limits only make the
 * result incomplete.
 *
 * @param from URL of the playlist that lists the track
 */
export async function fetchSubtitles(
  client: GuardedClient,
  url: string,
  from: URL,
  { allWithinMs = ALL_WITHIN_MS, variables }: SubtitleOptions = {},
): Promise<FetchedSubtitles> {
  const fetching = new Fetching(client, variables);
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, allWithinMs)));
  await Promise.race([fetching.all(url, from), timeUp]);
  clearTimeout(timer);
  return fetching.stop();
}

class Fetching {
  /** By number of the segment; one that was not fetched is missing. */
  readonly #files = new Map<number, SubtitleFile>();
  #count = Infinity;
  #next = 0;
  #bytesRead = 0;
  #isOver = false;

  constructor(
    private readonly client: GuardedClient,
    private readonly variables: ReadonlyMap<string, string> | undefined,
  ) {}

  /** Stops fetching and returns the files fetched so far. */
  stop(): FetchedSubtitles {
    this.#isOver = true;
    const inOrder = [...this.#files].sort(([a], [b]) => a - b).map(([, file]) => file);
    const files = inOrder.filter(({ bytes }) => bytes.length > 0);
    return { files, isComplete: inOrder.length === this.#count, bytesRead: this.#bytesRead };
  }

  /** Never rejects. */
  async all(url: string, from: URL): Promise<void> {
    try {
      const answer = await this.client.get(url, {}, from);
      const playlist = parsePlaylist(await textOf(answer), answer.url, this.variables);
      // The initialization section of segments with TTML in MP4 is not needed for their text.
      if (playlist.kind === 'master') return;
      this.#count = playlist.segments.length;
      const some = playlist.segments.slice(0, MAX_SEGMENTS);
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work(some, answer.url)));
    } catch {
      // Reported as an incomplete result.
    }
  }

  async #work(segments: readonly Segment[], from: URL): Promise<void> {
    for (let at = this.#next++; at < segments.length; at = this.#next++) {
      const segment = segments[at];
      if (segment === undefined || this.#isOver || this.#bytesRead >= MAX_BYTES) return;
      if (segment.isGap === true) continue;
      // If one segment cannot be fetched, the others are still used.
      const bytes = await this.#fetch(segment, from).catch(() => undefined);
      if (bytes !== undefined) this.#files.set(at, { bytes, startMs: segment.startMs });
    }
  }

  async #fetch({ url, part }: Segment, from: URL): Promise<Uint8Array> {
    const range = part && rangeHeader(part.start, part.start + part.length);
    const response = await this.client.get(url, range === undefined ? {} : { range }, from);
    const bytes = await bytesOf(response, MAX_BYTES - this.#bytesRead);
    this.#bytesRead += bytes.length;
    if (part === undefined) return bytes;
    const isWhole = response.status === 200;
    if (!isWhole && parseContentRange(response.headers['content-range'])?.start !== part.start)
      throw broken();
    const start = isWhole ? part.start : 0;
    const own = bytes.slice(start, start + part.length);
    if (own.length < part.length) throw broken();
    return own;
  }
}
