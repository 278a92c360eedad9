import { setTimeout } from 'node:timers/promises';
import { wavOf } from './wav';

/** A speech-to-text service with the interface of OpenAI's `audio/transcriptions`. */
export interface TranscriptionSettings {
  /** Where pieces are posted. */
  url: string;
  /** Missing for a server that needs none. */
  key?: string;
  model: string;
}

/** The service did not write down a piece. `message` contains nothing that the service wrote but its error code. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';

  /** @param isFinal whether the next piece would fail in the same way */
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** `verbose_json` has times, `diarized_json` has times and speakers, `json` is text alone. */
type Format = 'verbose_json' | 'diarized_json' | 'json';

/** Maximum length of an answer in bytes: whisper.cpp lists every token of every word. */
const MAX_ANSWER_BYTES = 2_000_000;
/** Timeout of one request in ms: a service that works on one piece at a time lets the others wait. */
const REQUEST_MS = 120_000;
/** Attempts for one piece. */
const MAX_TRIES = 4;
const WAIT_MS = 1_000;
/** Longest wait that a service may ask for, in ms. */
const MAX_WAIT_MS = 30_000;

/** What a status means: the next pieces fail too; this one may succeed later; or neither. */
const FINAL = new Set([401, 403, 404, 405, 413]);
const LATER = new Set([408, 409, 429, 500, 502, 503, 504, 529]);

/** One attempt that failed. */
interface Refusal {
  error: EndpointError;
  /** Whether to try again, and the wait before that, if the service states it. */
  isWorthTrying: boolean;
  waitMs?: number | undefined;
}

/**
 * A client of a speech-to-text service. The format of the answers is chosen by the model's name, and replaced by plain
 * text when the service refuses it. Redirects are not followed: key and sound go to the configured URL only.
 */
export class TranscriptionEndpoint {
  readonly #settings: TranscriptionSettings;
  readonly #waitMs: number;
  #format: Format;

  /** @param waitMs wait before the second attempt, in ms, which doubles for each further one */
  constructor(settings: TranscriptionSettings, waitMs = WAIT_MS) {
    this.#settings = settings;
    this.#waitMs = waitMs;
    this.#format = formatFor(settings.model);
  }

  /**
   * Sends one piece of speech, again where that may help.
   *
   * @param samples one channel, 16 kHz, 16 bits
   * @returns the parsed JSON of the answer
   * @throws EndpointError, or the reason of the signal when it is aborted
   */
  async write(samples: Int16Array, signal: AbortSignal): Promise<unknown> {
    const wav = wavOf(samples);
    for (let tries = 1; ; tries += 1) {
      const result = await this.#try(wav, signal);
      if (!('error' in result)) return result.json;
      const { error, isWorthTrying, waitMs } = result;
      signal.throwIfAborted();
      if (!isWorthTrying || tries >= MAX_TRIES) throw error;
      await setTimeout(Math.min(waitMs ?? this.#waitMs * 2 ** (tries - 1), MAX_WAIT_MS), undefined, {
        signal,
      });
    }
  }

  async #try(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<{ json: unknown } | Refusal> {
    const { url, key } = this.#settings;
    const format = this.#format;
    const stop = new AbortController();
    const abort = () => stop.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    let isLate = false;
    const timer = globalThis.setTimeout(() => {
      isLate = true;
      abort();
    }, REQUEST_MS);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', ...(key === undefined ? {} : authorization(url, key)) },
        body: this.#form(wav, format),
        redirect: 'manual',
        signal: stop.signal,
      });
      const text = await readText(response);
      if (response.ok) return { json: JSON.parse(text) };
      if (response.status === 400 && format !== 'json') {
        this.#format = 'json';
        return { ...refusalOf(response, text, key), isWorthTrying: true, waitMs: 0 };
      }
      return refusalOf(response, text, key);
    } catch (cause) {
      if (cause instanceof EndpointError) return { error: cause, isWorthTrying: false };
      const isUnreadable = cause instanceof SyntaxError;
      const what = isUnreadable ? 'answered with something other than JSON' : 'could not be reached';
      const error = new EndpointError(`the speech-to-text service ${what}`, false, { cause });
      // What took too long once is not sent again: it may be billed.
      return { error, isWorthTrying: !isUnreadable && !isLate };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  #form(wav: Uint8Array<ArrayBuffer>, format: Format): FormData {
    const form = new FormData();
    form.set('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', this.#settings.model);
    form.set('response_format', format);
    if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment');
    if (format === 'diarized_json') form.set('chunking_strategy', 'auto');
    form.set('temperature', '0');
    // whisper.cpp's own path: it takes every language for English unless asked to find out.
    if (new URL(this.#settings.url).pathname.endsWith('/inference')) form.set('language', 'auto');
    return form;
  }
}

/** OpenAI's newer models refuse `verbose_json`. */
function formatFor(model: string): Format {
  if (/diarize/i.test(model)) return 'diarized_json';
  return /^gpt-/i.test(model) ? 'json' : 'verbose_json';
}

/** Azure has a header of its own for keys. */
function authorization(url: string, key: string): Record<string, string> {
  return /\.azure\.com$/i.test(new URL(url).hostname)
    ? { 'api-key': key }
    : { authorization: `Bearer ${key}` };
}

/** @throws EndpointError if it is longer than `MAX_ANSWER_BYTES` */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new EndpointError('the speech-to-text service sent too much', false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

function refusalOf({ status, headers }: Response, text: string, key = ''): Refusal {
  const stated = codeOf(text);
  // A careless service may repeat the key anywhere.
  const code = stated !== undefined && key.includes(stated) ? undefined : stated;
  const isFinal = FINAL.has(status) || code === 'insufficient_quota' || (status >= 300 && status < 400);
  const message = `the speech-to-text service answered ${status}${code === undefined ? '' : ` (${code})`}`;
  return {
    error: new EndpointError(message, isFinal),
    isWorthTrying: !isFinal && LATER.has(status),
    waitMs: waitOf(headers.get('retry-after')),
  };
}

/** The code of an error as OpenAI writes it, if it looks like one: never the message, which may repeat the key. */
function codeOf(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; type?: unknown } };
    return [error?.code, error?.type].find(
      (code): code is string => typeof code === 'string' && /^[a-z_]{3,40}$/.test(code),
    );
  } catch {
    return undefined;
  }
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function waitOf(header: string | null): number | undefined {
  const value = header?.trim() ?? '';
  const waitMs = /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
