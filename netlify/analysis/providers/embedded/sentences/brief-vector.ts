import { languagesOf } from '../topics/language';
import { readableIn } from '../topics/readable';
import { wordsOf, type Word } from '../topics/tokens';
import { SentenceReader, type SentenceReaderOptions } from './sentence-reader';
import { toBase64 } from './stored-sentences';

/** Loading the model takes 0.4 s on an idle machine, a sentence 5 ms. */
const TIMEOUT_MS = 15_000;

/**
 * Turns a brief into a vector, in a process that ends with it. The encoder reads its first 128 pieces, which are about
 * 90 words.
 *
 * @returns the vector in base64; `not-english` for a brief in another language
 * @throws why the brief was not read
 */
export async function briefVector(
  brief: string,
  models: Pick<SentenceReaderOptions, 'workerPath' | 'modelsPath'>,
): Promise<string> {
  if (!isEnglish(wordsOf(brief))) return 'not-english';
  let failure: unknown = new Error('The brief was not read in time.');
  const onFailure = (error: unknown): void => {
    failure = error;
  };
  const reader = new SentenceReader({ ...models, timeoutMs: TIMEOUT_MS, onFailure });
  try {
    const [vector] = await reader.vectorsOf([brief], TIMEOUT_MS);
    if (vector === undefined) throw failure;
    return toBase64(vector);
  } finally {
    reader.end();
  }
}

/** Where neither letters nor the lexicon tell the language, as of "dog", a text that may be English is. */
function isEnglish(words: readonly Word[]): boolean {
  const [language] = readableIn([words]);
  if (language !== undefined) return language === 'en';
  const [likely] = languagesOf([words.map(({ word }) => word)], 'en');
  return likely === 'en';
}
