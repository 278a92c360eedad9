import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { WordsRequest } from '@/contracts/analysis-request';
import { AnalysisFailure } from '../../../errors';
import type { RunLog } from '../../../provider';
import type { TimeRange } from '@/contracts/time-range';
import { SPEECH_RATE, type Voices } from '../../../transcription/speech-to-text';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { Known } from '../parts';
import type { ByteSource } from '../../../source/byte-source';
import { type ModelManifest, readManifests } from '../vision/own-manifest';
import { partialWithoutModels } from '../vision/partial-of';
import { isLeftOut, readMessage } from './check-message';
import { confinedNode } from './confinement';
import { tooMuchMemory } from './memory-limit';
import type { PlanOptions } from './plan';
import type { OnShare } from './progress';
import { failures } from './worker-failure';
import { MAX_OPEN_READS, MAX_READ_BYTES, type FromWorker, type ToWorker } from './worker-protocol';

export interface MeasureOptions {
  /** The bundled worker, `dist/worker/measure-worker.mjs` in a build. */
  workerPath: string;
  /** Folder of the models, `dist/models` in a build; without it, no models run. */
  modelsPath?: string | undefined;
  /** Folder of the models added by the installation, and their manifests. */
  ownModelsPath?: string | undefined;
  /** Longer videos are rejected. */
  maxDurationMs: number;
  /** The child is killed after this time. Its own budget is somewhat shorter. */
  timeoutMs: number;
  /** Maximum memory of the child in MB; `MAX_MEMORY_MB` unless given. */
  memoryMb?: number | undefined;
  /** Limits for this video, and what to measure. */
  plan?: PlanOptions;
  /** Which text track should be read. */
  words?: WordsRequest | undefined;
  /** Called every `interimMs` with the measurements so far, and before models start. Must not throw. */
  onInterim?: ((measured: VideoMeasurements) => void) | undefined;
  interimMs?: number | undefined;
  /** Called with what is known so far: with all measurements, and before and after that with parts. Must not throw. */
  onKnown?: ((video: VideoMeasurements, known: Known) => void) | undefined;
  /** Called with the measurements before models start. Must not throw. */
  onMeasured?: ((video: VideoMeasurements) => void) | undefined;
  /** Reads the words alone, without decoding anything: everything else of the result is empty. */
  wordsOnly?: boolean;
  /**
   * Called at most once, with the voices of a video without captions. The result waits for the promise, and so does the
   * end of the child, which has the sound. Must not reject.
   */
  onVoices?: ((voices: Voices) => Promise<void>) | undefined;
  log?: RunLog | undefined;
  /** Called from time to time with the share of the video measured so far, 0 to 1. Must not throw. */
  onShare?: OnShare;
  /** Kills the child; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Memory of the child's JavaScript in MB: frames are small; `tooMuchMemory` limits the memory of the decoder. */
const HEAP_MB = 256;
/** Part of the time reserved for the start of the child and for sending its result: a share, and the maximum in ms. */
const RESERVED_SHARE = 0.15;
const MAX_RESERVED_MS = 20_000;
/**
 * Share of the byte limit after which the child receives the message to end: bytes already requested or fetched ahead are to come.
 */
const BYTES_SHARE = 0.9;

/**
 * Measures a video in a separate process, which is always killed at the end. That process has no environment, and
 * reads bytes only from `source`, through this process. `confinedNode` describes its other restrictions.
 *
 * @throws AnalysisFailure `not-a-video`, `unsupported-codec`, `damaged` (also when the decoder takes too much
 * memory), `decoder-crashed`, `too-long`, `no-picture`, `too-slow`, `internal`, and whatever `source.read` throws
 * @throws the signal's reason when it is aborted
 */
export async function measureVideo(source: ByteSource, options: MeasureOptions): Promise<VideoMeasurements> {
  options.signal.throwIfAborted();
  if (source.size <= 0) throw failures.empty();
  const { ownModelsPath } = options;
  // The valid classes must not be determined by the child. The child reports errors in a manifest.
  const { manifests } = ownModelsPath === undefined ? { manifests: [] } : await readManifests(ownModelsPath);
  const command = await confinedNode([`--max-old-space-size=${HEAP_MB}`], options.timeoutMs);
  options.signal.throwIfAborted();
  const child = fork(options.workerPath, [], {
    ...command,
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ending = new AbortController();
  let measured: VideoMeasurements | undefined;
  let done: VideoMeasurements | undefined;
  const onFindings = (findings: FrameFindings[]): void => {
    if (measured) options.onKnown?.({ ...measured, findings }, 'seen');
  };
  let hearing: Promise<void> | undefined;
  const onVoices = (voices: Voices): void => {
    hearing ??= options.onVoices?.(voices);
  };
  const onMeasured = (video: VideoMeasurements): void => {
    measured = video;
    options.log?.begin('models');
    options.onInterim?.(withoutModels(video));
    options.onKnown?.(video, 'measured');
    options.onMeasured?.(video);
  };
  try {
    return await Promise.race([
      outcomeOf(child, source, options, { onMeasured, onFindings, onVoices, manifests }).then(
        async (video) => {
          done = video;
          await hearing;
          return video;
        },
      ),
      timeOut(options.timeoutMs, ending.signal),
      tooMuchMemory(child.pid, ending.signal, options.memoryMb, (peakMemoryMb) =>
        options.log?.note({ peakMemoryMb }),
      ),
      aborted(options.signal, ending.signal),
    ]);
  } catch (error) {
    // If models take too much time or memory, or crash the child, only their findings are lost, not the measurements.
    if (measured === undefined || options.signal.aborted) throw error;
    options.log?.warn(error);
    // Its sound is lost; what was sent before may still be written down.
    end(child);
    await hearing;
    return done ?? withoutModels(measured);
  } finally {
    ending.abort();
    end(child);
  }
}

/** Measurements to which models have added nothing. */
function withoutModels(measured: VideoMeasurements): VideoMeasurements {
  const without = partialWithoutModels(measured.audioWindows.length > 0);
  return { ...measured, partial: [...measured.partial, ...without] };
}

async function timeOut(timeoutMs: number, ending: AbortSignal): Promise<never> {
  await setTimeout(timeoutMs, undefined, { signal: ending });
  throw failures.tooSlow();
}

async function aborted(signal: AbortSignal, ending: AbortSignal): Promise<never> {
  await once(signal, 'abort', { signal: ending });
  throw signal.reason;
}

function outcomeOf(
  child: ChildProcess,
  source: ByteSource,
  options: MeasureOptions,
  checked: Pick<Listeners, 'onMeasured' | 'onFindings' | 'onVoices' | 'manifests'>,
): Promise<VideoMeasurements> {
  return new Promise((resolve, reject) => {
    const { onShare, onInterim, onKnown, log } = options;
    listen(child, source, { onShare, onInterim, onKnown, log, ...checked, resolve, reject });
    send(child, {
      type: 'start',
      size: source.size,
      parts: source.parts,
      audioParts: source.audioParts,
      maxDurationMs: options.maxDurationMs,
      budgetMs: options.timeoutMs - Math.min(options.timeoutMs * RESERVED_SHARE, MAX_RESERVED_MS),
      plan: {
        ...(source.maxBytesRead === undefined ? {} : { mostBytes: source.maxBytesRead }),
        // Subtitles in files of their own keep the clock of the stream.
        ...(source.readSubtitles ? { joinsParts: false } : {}),
        ...(source.hasGaps === true ? { hasGaps: true } : {}),
        ...options.plan,
      },
      words: options.words,
      interimMs: options.interimMs,
      modelsPath: options.modelsPath,
      ownModelsPath: options.ownModelsPath,
      wantsParts: onKnown !== undefined,
      wordsOnly: options.wordsOnly === true,
      wantsVoices: options.onVoices !== undefined,
    });
  });
}

interface Listeners {
  onShare: OnShare | undefined;
  onInterim: MeasureOptions['onInterim'];
  onKnown: MeasureOptions['onKnown'];
  log: RunLog | undefined;
  /** Called with what models have found so far. */
  onFindings: (findings: FrameFindings[]) => void;
  /** Called with the measurements before models start. */
  onMeasured: (measurements: VideoMeasurements) => void;
  /** Called when the voices are known. */
  onVoices: (voices: Voices) => void;
  /** Of the models added by the installation. */
  manifests: readonly ModelManifest[];
  resolve: (measurements: VideoMeasurements) => void;
  reject: (reason: unknown) => void;
}

function listen(
  child: ChildProcess,
  source: ByteSource,
  { onShare, onInterim, onKnown, log, onMeasured, onFindings, onVoices, manifests, ...outcome }: Listeners,
): void {
  const { resolve, reject } = outcome;
  let openReads = 0;
  const serve = async ({ id, offset, length }: Extract<FromWorker, { type: 'read' }>) => {
    if (!isRead(offset, length, source.size) || openReads >= MAX_OPEN_READS) {
      throw new AnalysisFailure('internal', 'The decoder asked for bytes that are not there.');
    }
    openReads += 1;
    const bytes = await source.read(offset, length);
    openReads -= 1;
    const isSpent = source.bytesRead >= (source.maxBytesRead ?? Infinity) * BYTES_SHARE;
    send(child, { type: 'bytes', id, bytes, isSpent });
  };
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  const ear = new Ear(child);
  let hasSpoken = false;
  child.on('message', (value: unknown) => {
    hasSpoken = true;
    const message = readMessage(value, manifests);
    if (message === undefined) {
      if (!isLeftOut(value)) reject(new AnalysisFailure('internal', 'The decoder sent what it may not.'));
    } else if (message.type === 'read') serve(message).catch(reject);
    else if (message.type === 'progress') onShare?.(message.share);
    else if (message.type === 'warning') log?.warn(new Error(`a model failed: ${message.message}`));
    else if (message.type === 'facts') log?.note(message.facts);
    else if (message.type === 'interim') onInterim?.(withoutModels(message.measurements));
    else if (message.type === 'words') onKnown?.(message.measurements, 'words');
    else if (message.type === 'findings') onFindings(message.findings);
    else if (message.type === 'measured') onMeasured(message.measurements);
    else if (message.type === 'voices') {
      onVoices({ ranges: message.ranges, samplesOf: (range) => ear.samplesOf(range) });
    } else if (message.type === 'samples') ear.receive(message.id, message.samples);
    else if (message.type === 'failed') reject(new AnalysisFailure(message.code, message.message));
    else resolve(message.measurements);
  });
  child.on('error', (cause) => {
    reject(notStarted(cause));
  });
  child.on('close', (exitCode, killedBy) => {
    ear.close();
    const cause = new Error(`the decoder ended by itself. ${complaint}`);
    // A child that exits before it has requested any byte did not fail because of the video: the installation is
    // broken.
    if (!hasSpoken && killedBy === null) reject(notStarted(cause));
    else reject(failures.crashed(exitCode, killedBy, complaint, cause));
  });
}

/** Asks the child for sound. */
class Ear {
  readonly #waiting = new Map<
    number,
    { expected: number; done: (samples: Int16Array | undefined) => void }
  >();
  #lastId = 0;
  #isClosed = false;

  constructor(readonly child: ChildProcess) {}

  /** Rejects when the child has ended or sends something else. */
  async samplesOf(range: TimeRange): Promise<Int16Array> {
    if (this.#isClosed) throw new Error('the decoder has ended');
    this.#lastId += 1;
    const id = this.#lastId;
    const expected = Math.round(((range.endMs - range.startMs) / 1000) * SPEECH_RATE);
    const samples = await new Promise<Int16Array | undefined>((done) => {
      this.#waiting.set(id, { expected, done });
      send(this.child, { type: 'listen', id, range });
    });
    if (samples === undefined) throw new Error('the decoder did not send the sound');
    return samples;
  }

  receive(id: number, samples: Int16Array): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    asked?.done(samples.length === asked.expected ? samples : undefined);
  }

  close(): void {
    this.#isClosed = true;
    for (const { done } of this.#waiting.values()) done(undefined);
    this.#waiting.clear();
  }
}

function notStarted(cause: Error): AnalysisFailure {
  return new AnalysisFailure('internal', 'The decoder could not be started.', { cause });
}

function isRead(offset: number, length: number, size: number): boolean {
  return offset >= 0 && offset < size && length > 0 && length <= MAX_READ_BYTES;
}

function send(child: ChildProcess, message: ToWorker): void {
  // A missing child was already noticed by its `close` event.
  if (child.connected) child.send(message, () => undefined);
}

function end(child: ChildProcess): void {
  child.removeAllListeners('message');
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
  child.stderr?.destroy();
}
