import type { ChildProcess } from 'node:child_process';
import type { TimeRange } from '@/contracts/time-range';
import { AnalysisFailure } from '../../../errors';
import type { RunLog } from '../../../provider';
import type { ByteSource } from '../../../source/byte-source';
import { SPEECH_RATE, type Voices } from '../../../transcription/speech-to-text';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { Known } from '../parts';
import type { ModelManifest } from '../vision/own-manifest';
import { isLeftOut, readMessage } from './check-message';
import type { OnShare } from './progress';
import { failures } from './worker-failure';
import { MAX_OPEN_READS, MAX_READ_BYTES, type FromWorker, type ToWorker } from './worker-protocol';

/**
 * Share of the byte limit after which the child receives the message to end: bytes already requested or fetched ahead are to come.
 */
const BYTES_SHARE = 0.9;

/** What the parent does with the messages of the child. */
export interface Listeners {
  onShare: OnShare | undefined;
  onInterim: ((measured: VideoMeasurements) => void) | undefined;
  onKnown: ((video: VideoMeasurements, known: Known) => void) | undefined;
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

/** Serves the child with bytes and passes on what it says, until it has ended. */
export function listen(
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
    else if (message.type === 'interim') onInterim?.(message.measurements);
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

export function send(child: ChildProcess, message: ToWorker): void {
  // A missing child was already noticed by its `close` event.
  if (child.connected) child.send(message, () => undefined);
}
