import { MAX_SEGMENT_BOUNDARIES } from '@/contracts/segment-boundaries';
import { measureVideo, type MeasureOptions } from './decode/measure-video';
import { hasCues, withCaptions, withHeard, withSubtitles, withTracks } from './with-captions';
import { fileNameWords } from './topics/file-name';
import { packMeasurements } from './measure/packed-measurements';
import { partOfVideo, type Known } from './parts';
import { resultOf, withParts } from './result-of';
import { SentenceReader } from './sentences/sentence-reader';
import { textsOf, withSentences } from './sentences/with-sentences';
import { readManifests } from './vision/own-manifest';
import { withUnderstanding } from './scenes/with-understanding';
import { knownMeasurements } from './words-again';
import type { VideoMeasurements } from './measure/measurements';
import type { HeardText, Voices } from '../../transcription/speech-to-text';
import type { AnalysisProvider, ProviderRequest, ProviderResult } from '../../provider';
import type { ByteSource } from '../../source/byte-source';

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

  /** Analyzes the video, or its words alone if what else was measured is known. */
  async analyze(request: ProviderRequest): Promise<ProviderResult> {
    const { again, limits, signal, onProgress } = request;
    signal.throwIfAborted();
    onProgress?.({ stage: 'opening', share: 0 });
    const { ownModelsPath } = this.#options;
    const reader = this.#sentenceReader(request);
    try {
      if (again === undefined) return await this.#analyzeAll(request, reader);
      const { manifests } =
        ownModelsPath === undefined ? { manifests: [] } : await readManifests(ownModelsPath);
      const known = knownMeasurements(again, manifests, limits.maxDurationMs);
      return await (known === undefined
        ? this.#analyzeAll(request, reader)
        : this.#analyzeWords(request, known, reader));
    } finally {
      reader?.end();
    }
  }

  /** Undefined without models. */
  #sentenceReader({ limits, log }: ProviderRequest): SentenceReader | undefined {
    const { workerPath, modelsPath } = this.#options;
    if (modelsPath === undefined) return undefined;
    const onFailure = (error: unknown) => log?.warn(error);
    return new SentenceReader({ workerPath, modelsPath, timeoutMs: limits.deadlineMs, onFailure });
  }

  /**
   * Opening the source and fetching the captions count toward the deadline. Captions come first, so that invalid
   * ones are rejected before anything is decoded.
   */
  async #analyzeAll(request: ProviderRequest, reader: SentenceReader | undefined): Promise<ProviderResult> {
    const { openSource, readCaptions, words, speechToText, limits, signal, interim, log, onProgress } =
      request;
    const { measure, now } = this.#options;
    const started = now();
    const [source, captions] = await Promise.all([openSource(), readCaptions?.()]);
    log?.begin('decoding');
    onProgress?.({ stage: 'analyzing', share: OPENED });
    // The subtitles are fetched while the video is measured.
    const subtitles = captions === undefined ? source.readSubtitles?.() : undefined;
    const fileName = fileNameWords(request.url);
    const complete = (video: VideoMeasurements): VideoMeasurements => ({
      ...withTracks(video, source.subtitleTracks),
      fileName,
      partial: [...video.partial, ...(source.partial ?? [])],
    });
    const remainingMs = () => Math.max(0, limits.deadlineMs - (now() - started));
    let heard: HeardText | undefined;
    const hear = async (voices: Voices): Promise<void> => {
      if (speechToText === undefined || hasCues(await subtitles)) return;
      const startMs = now();
      heard = await speechToText.write(voices, remainingMs() - ANSWER_MS, signal);
      const [foundMs, writtenMs] = [heard.foundMs, heard.writtenMs].map(Math.round) as [number, number];
      log?.note({ speech: { foundMs, writtenMs, ms: Math.round(now() - startMs) } });
    };
    const withWords = async (video: VideoMeasurements): Promise<VideoMeasurements> =>
      captions === undefined
        ? withSubtitles(video, await subtitles, words?.captionTrack)
        : withCaptions(video, captions);
    const tellPart = partsTo(request, withWords);
    const measured = await measure(source, {
      ...this.#measuring(request, remainingMs()),
      ...(tellPart && { onKnown: tellPart }),
      // While models look at the frames.
      onMeasured: (video) => void withWords(video).then((told) => reader?.read(textsOf(told)), log?.warn),
      ...(speechToText && captions === undefined ? { onVoices: hear } : {}),
      ...(interim && {
        interimMs: interim.everyMs,
        onInterim: (video) => {
          const soFar = complete(captions === undefined ? video : withCaptions(video, captions));
          interim.tell(resultOf(soFar, source.bytesRead));
        },
      }),
      onShare: (share) => onProgress?.({ stage: 'analyzing', share: OPENED + (MEASURED - OPENED) * share }),
    });
    log?.begin('answer');
    const own = await withWords(measured);
    const worded = complete(speechToText && heard ? withHeard(own, heard, speechToText.model) : own);
    const video = await withSentences(worded, reader, remainingMs(), log);
    onProgress?.({ stage: 'naming', share: MEASURED });
    return this.#finish(request, video, source, started);
  }

  /** Reads the words from the captions, the stream or the file, in this order, and decodes nothing. */
  async #analyzeWords(
    request: ProviderRequest,
    known: VideoMeasurements,
    reader: SentenceReader | undefined,
  ): Promise<ProviderResult> {
    const { openSource, readCaptions, words, log, limits, onProgress } = request;
    const { measure, now } = this.#options;
    const started = now();
    const captions = await readCaptions?.();
    let video: VideoMeasurements;
    let source: ByteSource | undefined;
    if (captions !== undefined) video = withCaptions(known, captions);
    else {
      source = await openSource();
      log?.begin('decoding');
      const subtitles = await source.readSubtitles?.();
      const isWanted = words?.captionTrack === undefined || subtitles?.track?.id === words.captionTrack;
      const timeoutMs = Math.max(0, limits.deadlineMs - (now() - started));
      const own =
        isWanted && hasCues(subtitles)
          ? known
          : withWordsOf(
              known,
              await measure(source, { ...this.#measuring(request, timeoutMs), wordsOnly: true }),
            );
      video = withSubtitles(own, subtitles, words?.captionTrack);
    }
    log?.begin('answer');
    video = { ...video, fileName: fileNameWords(request.url) };
    video = await withSentences(video, reader, limits.deadlineMs - (now() - started), log);
    onProgress?.({ stage: 'naming', share: MEASURED });
    return this.#finish(request, video, source, started);
  }

  /** The result, with what the time that is left allows. @param started when the work began, on the clock */
  async #finish(
    request: ProviderRequest,
    video: VideoMeasurements,
    source: ByteSource | undefined,
    started: number,
  ): Promise<ProviderResult> {
    const { segmentBoundaries } = source ?? {};
    const result = {
      ...resultOf(video, source?.bytesRead ?? 0),
      ...(segmentBoundaries && segmentBoundaries.length <= MAX_SEGMENT_BOUNDARIES
        ? { segmentBoundaries: [...segmentBoundaries] }
        : {}),
    };
    const leftMs = request.limits.deadlineMs - (this.#options.now() - started) - ANSWER_MS;
    const understood = await withUnderstanding(result, video.findings, request, leftMs);
    const spoken = withParts(understood, { sentences: video.storedSentences });
    return withParts(spoken, {
      measurements: packMeasurements({ ...video, ...(result.windows && { windows: result.windows }) }),
    });
  }

  /** What every measurement needs. */
  #measuring({ words, limits, log, signal }: ProviderRequest, timeoutMs: number): MeasureOptions {
    const { workerPath, modelsPath, ownModelsPath } = this.#options;
    const { maxDurationMs, memoryMb } = limits;
    return { workerPath, modelsPath, ownModelsPath, words, maxDurationMs, memoryMb, log, timeoutMs, signal };
  }
}

/**
 * Tells parts of the result while a video is measured; undefined if nobody asks for them. A part that cannot be found
 * is left out.
 *
 * @param withWords the video with the words of the result
 */
function partsTo(
  { onPart, log, signal }: ProviderRequest,
  withWords: (video: VideoMeasurements) => Promise<VideoMeasurements>,
): ((video: VideoMeasurements, known: Known) => void) | undefined {
  if (onPart === undefined) return undefined;
  let [isOpen, toldCues] = [false, 0];
  const tell = async (measured: VideoMeasurements, known: Known): Promise<void> => {
    try {
      if (!isOpen) onPart({ durationMs: Math.round(measured.durationMs) });
      isOpen = true;
      const video = await withWords(measured);
      // Finding topics takes a second: not again in the same words.
      if (signal.aborted || (known === 'words' && video.cues.length === toldCues)) return;
      if (known === 'words') toldCues = video.cues.length;
      onPart(partOfVideo(video, known));
    } catch (error) {
      log?.warn(error);
    }
  };
  return (video, known) => void tell(video, known);
}

/** Measurements with the words of another reading of the same video. */
function withWordsOf(known: VideoMeasurements, read: VideoMeasurements): VideoMeasurements {
  const { cues, captionLanguage, captionSource, captionTrack, partial } = read;
  const words = { cues, captionLanguage, captionSource, captionTrack };
  return { ...known, ...words, partial: [...known.partial, ...partial] };
}
