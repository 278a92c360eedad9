import { describeVideo } from './concepts/describe-video';
import { measureVideo } from './decode/measure-video';
import { hasCues, withCaptions, withHeard, withSubtitles, withTracks } from './with-captions';
import { coverageOf } from './measure/coverage';
import type { Loudness, VideoMeasurements } from './measure/measurements';
import type { HeardText, Voices } from '../../transcription/speech-to-text';
import type { AnalysisProvider, ProviderRequest, ProviderResult } from '../../provider';

interface EmbeddedProviderOptions {
  /** File path of the bundled decoding worker. */
  workerPath: string;
  /** Folder of the models that recognize the content of frames; without it, no models run. */
  modelsPath?: string | undefined;
  /** Folder of the models added by the installation. */
  ownModelsPath?: string | undefined;
  /** Decodes and measures a video; tests can replace it. */
  measure?: typeof measureVideo;
  /** A monotonic clock in milliseconds; `performance.now` unless given. */
  now?: () => number;
}

/** Progress when the file is open, and when all of it has been measured. */
const OPENED = 0.05;
const MEASURED = 0.95;

/** Part of the deadline reserved for finding topics in words that arrive last, in ms. */
const ANSWER_MS = 2_000;

/** LUFS and dBTP rounded to a tenth, as meters show them (EBU Tech 3341). */
function inTenths({ integratedLufs, truePeakDb }: Loudness): Loudness {
  const rounded = (level: number): number => Math.round(level * 10) / 10;
  return { integratedLufs: rounded(integratedLufs), truePeakDb: rounded(truePeakDb) };
}

/**
 * Finds concepts by measuring the file itself, and with models that are part of the product: no API key, and no
 * network access except to the video.
 */
export class EmbeddedProvider implements AnalysisProvider {
  readonly id = 'embedded';
  readonly #options: EmbeddedProviderOptions & Required<Pick<EmbeddedProviderOptions, 'measure' | 'now'>>;

  constructor(options: EmbeddedProviderOptions) {
    this.#options = { measure: measureVideo, now: () => performance.now(), ...options };
  }

  /**
   * Opening the source and fetching the captions count toward the deadline. Captions come first, so that invalid
   * ones are rejected before anything is decoded.
   */
  async analyze(request: ProviderRequest): Promise<ProviderResult> {
    const { openSource, readCaptions, words, speechToText, limits, signal, interim, log, onProgress } =
      request;
    signal.throwIfAborted();
    const { workerPath, modelsPath, ownModelsPath, measure, now } = this.#options;
    const started = now();
    onProgress?.({ stage: 'opening', share: 0 });
    const [source, captions] = await Promise.all([openSource(), readCaptions?.()]);
    log?.begin('decoding');
    onProgress?.({ stage: 'analyzing', share: OPENED });
    // The subtitles are fetched while the video is measured.
    const subtitles = captions === undefined ? source.readSubtitles?.() : undefined;
    const resultOf = (video: VideoMeasurements): ProviderResult => {
      const partial = [...video.partial, ...(source.partial ?? [])];
      const { entries, ...description } = describeVideo(withTracks(video, source.subtitleTracks));
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
    };
    const remainingMs = () => Math.max(0, limits.deadlineMs - (now() - started));
    let heard: HeardText | undefined;
    const hear = async (voices: Voices): Promise<void> => {
      if (speechToText === undefined || hasCues(await subtitles)) return;
      heard = await speechToText.write(voices, remainingMs() - ANSWER_MS, signal);
    };
    const measured = await measure(source, {
      workerPath,
      modelsPath,
      ownModelsPath,
      words,
      maxDurationMs: limits.maxDurationMs,
      memoryMb: limits.memoryMb,
      log,
      timeoutMs: remainingMs(),
      ...(speechToText && captions === undefined ? { onVoices: hear } : {}),
      ...(interim && {
        interimMs: interim.everyMs,
        onInterim: (video) =>
          interim.tell(resultOf(captions === undefined ? video : withCaptions(video, captions))),
      }),
      onShare: (share) => onProgress?.({ stage: 'analyzing', share: OPENED + (MEASURED - OPENED) * share }),
      signal,
    });
    log?.begin('answer');
    const own =
      captions === undefined
        ? withSubtitles(measured, await subtitles, words?.captionTrack)
        : withCaptions(measured, captions);
    const video = speechToText && heard ? withHeard(own, heard, speechToText.model) : own;
    onProgress?.({ stage: 'naming', share: MEASURED });
    return resultOf(video);
  }
}
