import type { measureVideo } from './decode/measure-video';
import { withCaptions, withSubtitles } from './with-captions';
import { coverageOf } from './measure/coverage';
import type { VideoMeasurements, Loudness } from './measure/measurements';
import type { AnalysisProvider, ProviderRequest, ProviderResult } from '../../provider';

/** Decodes and measures a film; a test may put its own in the place of the real one. */
export type MeasureVideo = typeof measureVideo;

/** Derives from measurements what is told of a film; the real one is in `concepts/describe-film.ts`. */
export type DescribeVideo = (
  video: VideoMeasurements,
) => Required<Pick<ProviderResult, 'entries' | 'shots' | 'sound' | 'thumbnails'>>;

export interface EmbeddedProviderDependencies {
  measureVideo: MeasureVideo;
  describeVideo: DescribeVideo;
  /** File path of the bundled decoding worker. */
  workerPath: string;
  /** A clock in milliseconds that never steps back. */
  now?: () => number;
}

/** How far the work is when the file is open, and when all of it has been measured. */
const OPENED = 0.05;
const MEASURED = 0.95;

/** LUFS and dBTP to a tenth, as meters show them (EBU Tech 3341). */
function inTenths({ integratedLufs, truePeakDb }: Loudness): Loudness {
  const rounded = (level: number): number => Math.round(level * 10) / 10;
  return { integratedLufs: rounded(integratedLufs), truePeakDb: rounded(truePeakDb) };
}

/**
 * Finds concepts by measuring the file itself: no key, no model, and no network beyond the video.
 */
export class EmbeddedProvider implements AnalysisProvider {
  readonly id = 'embedded';
  readonly #measureVideo: MeasureVideo;
  readonly #describeVideo: DescribeVideo;
  readonly #workerPath: string;
  readonly #now: () => number;

  constructor({ measureVideo, describeVideo, workerPath, now }: EmbeddedProviderDependencies) {
    this.#measureVideo = measureVideo;
    this.#describeVideo = describeVideo;
    this.#workerPath = workerPath;
    this.#now = now ?? (() => performance.now());
  }

  /**
   * Opening the source and fetching the captions count towards the deadline. Captions come first, so that bad
   * ones are refused before anything is decoded.
   */
  async analyze(request: ProviderRequest): Promise<ProviderResult> {
    const { openSource, readCaptions, limits, signal, onProgress, onEntry } = request;
    const started = this.#now();
    onProgress?.({ stage: 'opening', share: 0 });
    const [source, captions] = await Promise.all([openSource(), readCaptions?.()]);
    onProgress?.({ stage: 'analyzing', share: OPENED });
    // They are fetched while the film is measured.
    const subtitles = captions === undefined ? source.readSubtitles?.() : undefined;
    const measured = await this.#measureVideo(source, {
      workerPath: this.#workerPath,
      maxDurationMs: limits.maxDurationMs,
      timeoutMs: Math.max(0, limits.deadlineMs - (this.#now() - started)),
      onShare: (share) => onProgress?.({ stage: 'analyzing', share: OPENED + (MEASURED - OPENED) * share }),
      signal,
    });
    const video =
      captions === undefined ? withSubtitles(measured, await subtitles) : withCaptions(measured, captions);
    const partial = [...video.partial, ...(source.partial ?? [])];
    onProgress?.({ stage: 'naming', share: MEASURED });
    const { entries, ...description } = this.#describeVideo(video);
    // None is certain before the end: cuts, which divide the entries, are told from flashes and pans by what
    // comes after them, and words count for lines before them.
    for (const entry of entries) onEntry?.(entry);
    return {
      entries,
      durationMs: Math.round(video.durationMs),
      intervalMs: Math.round(video.intervalMs),
      coverage: coverageOf(video),
      bytesRead: source.bytesRead,
      ...(video.loudness === undefined ? {} : { loudness: inTenths(video.loudness) }),
      ...(partial.length === 0 ? {} : { partial }),
      ...description,
    };
  }
}
