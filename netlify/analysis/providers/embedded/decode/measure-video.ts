import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { RunLog } from '../../../provider';
import type { Voices } from '../../../transcription/speech-to-text';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { Known } from '../parts';
import type { ByteSource } from '../../../source/byte-source';
import { readManifests } from '../vision/own-manifest';
import { partialWithoutModels } from '../vision/partial-of';
import { confinedNode } from './confinement';
import { tooMuchMemory } from './memory-limit';
import type { PlanOptions } from './plan';
import type { OnShare } from './progress';
import { failures } from './worker-failure';
import { listen, send, type Listeners } from './worker-conversation';

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
    const onSoFar = onInterim && ((measured: VideoMeasurements) => onInterim(withoutModels(measured)));
    listen(child, source, { onShare, onInterim: onSoFar, onKnown, log, ...checked, resolve, reject });
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

function end(child: ChildProcess): void {
  child.removeAllListeners('message');
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
  child.stderr?.destroy();
}
