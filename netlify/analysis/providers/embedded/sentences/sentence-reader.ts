import { fork, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { confinedNode } from '../decode/confinement';
import { DIMENSIONS } from './sentence-vector';
import type { FromSentenceWorker, ToSentenceWorker } from './sentence-worker';

export interface SentenceReaderOptions {
  /** The bundled decoding worker; the worker for sentences is beside it. */
  workerPath: string;
  /** Folder of the models. */
  modelsPath: string;
  /** The child ends after this time at the latest, in ms. */
  timeoutMs: number;
  /** Called when sentences cannot be read. Must not throw. */
  onFailure: (error: unknown) => void;
}

/** Memory of the child's JavaScript in MB; the model has its own 80. */
const HEAP_MB = 64;

/**
 * Turns sentences into vectors in a separate process, which starts with the first sentence. What was read stays known,
 * so that the sentences of a video can be read while it is measured, and those that are found later after that.
 */
export class SentenceReader {
  readonly #options: SentenceReaderOptions;
  /** Vectors by sentence; undefined until it is read. */
  readonly #vectors = new Map<string, Int8Array | undefined>();
  #child: Promise<ChildProcess> | undefined;
  #waiting = 0;
  #isEnded = false;
  #onIdle: (() => void) | undefined;

  constructor(options: SentenceReaderOptions) {
    this.#options = options;
  }

  /** Begins to read the sentences that are not known yet. */
  read(sentences: readonly string[]): void {
    const unknown = [...new Set(sentences)].filter((text) => text !== '' && !this.#vectors.has(text));
    if (unknown.length === 0 || this.#isEnded) return;
    for (const sentence of unknown) this.#vectors.set(sentence, undefined);
    this.#waiting += unknown.length;
    this.#child ??= this.#start();
    const message: ToSentenceWorker = { modelsPath: this.#options.modelsPath, sentences: unknown };
    this.#child.then(
      (child) => child.connected && child.send(message, () => undefined),
      (error: unknown) => this.#fail(error),
    );
  }

  /** @returns the vector of each sentence, after `timeoutMs` at the latest; undefined for one that was not read */
  async vectorsOf(sentences: readonly string[], timeoutMs: number): Promise<(Int8Array | undefined)[]> {
    this.read(sentences);
    const ending = new AbortController();
    const idle = new Promise<void>((resolve) => {
      this.#onIdle = resolve;
      if (this.#waiting === 0) resolve();
    });
    await Promise.race([idle, setTimeout(timeoutMs, undefined, { signal: ending.signal })]);
    ending.abort();
    return sentences.map((sentence) => this.#vectors.get(sentence));
  }

  /** Ends the child; what was not read stays unknown. */
  end(): void {
    this.#isEnded = true;
    this.#child?.then(
      (child) => {
        child.removeAllListeners();
        child.kill('SIGKILL');
        if (child.connected) child.disconnect();
      },
      () => undefined,
    );
  }

  async #start(): Promise<ChildProcess> {
    const { workerPath, timeoutMs } = this.#options;
    const command = await confinedNode([`--max-old-space-size=${HEAP_MB}`], timeoutMs);
    const child = fork(join(dirname(workerPath), 'sentence-worker.mjs'), [], {
      ...command,
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (message: FromSentenceWorker) => this.#receive(message));
    child.on('error', (error) => this.#fail(error));
    child.on('close', (code) => this.#fail(new Error(`The reader of sentences ended (${String(code)}).`)));
    return child;
  }

  #receive(message: FromSentenceWorker): void {
    if ('failure' in message) {
      this.#fail(new Error(message.failure));
      return;
    }
    const { sentence, vector } = message;
    const isExpected = this.#vectors.has(sentence) && this.#vectors.get(sentence) === undefined;
    if (!isExpected || vector.length !== DIMENSIONS) return;
    this.#vectors.set(sentence, vector);
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#onIdle?.();
  }

  /** Nothing more will be read. */
  #fail(error: unknown): void {
    if (this.#isEnded) return;
    this.#options.onFailure(error);
    this.#waiting = 0;
    this.#onIdle?.();
    this.end();
  }
}
