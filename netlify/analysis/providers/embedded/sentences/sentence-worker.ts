import { Runtime } from '../vision/runtime';
import { EnglishEncoder, type SentenceEncoder } from './sentence-encoder';
import { toBytes } from './sentence-vector';

/** Sentences to read, and the folder of the models. */
export interface ToSentenceWorker {
  modelsPath: string;
  sentences: string[];
}

/** A sentence and its vector; or why none can be made. */
export type FromSentenceWorker = { sentence: string; vector: Int8Array } | { failure: string };

/**
 * The child that reads sentences. Its parent ends it. It reads one sentence after the other: the next message only
 * makes the queue longer.
 */
let encoder: Promise<SentenceEncoder> | undefined;
let reading = Promise.resolve();

function tell(message: FromSentenceWorker): void {
  if (process.connected) process.send?.(message);
}

async function read({ modelsPath, sentences }: ToSentenceWorker): Promise<void> {
  try {
    encoder ??= Runtime.open({ folder: modelsPath }).then((runtime) => EnglishEncoder.open(runtime));
    const opened = await encoder;
    for (const sentence of sentences) tell({ sentence, vector: toBytes(await opened.embed(sentence)) });
  } catch (error) {
    tell({ failure: String(error) });
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (message: ToSentenceWorker) => {
  reading = reading.then(() => read(message));
});
