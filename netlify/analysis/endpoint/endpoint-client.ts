import { setTimeout } from 'node:timers/promises';

/** A service of the installation with an interface of OpenAI. */
export interface EndpointSettings {
  /** Where requests are posted. */
  url: string;
  /** Missing for a server that needs none. */
  key?: string;
  model: string;
}

/** The service did not do its work. `message` contains nothing that the service wrote but its error code. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';

  /** @param isFinal whether the next request would fail in the same way */
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The body of a request, written again for each attempt. */
export interface EndpointBody {
  body: FormData | string;
  /** Missing for a form, which states its own. */
  contentType?: string;
}

export interface EndpointOptions {
  /** What errors call the service, such as `speech-to-text service`. */
  name: string;
  /** Maximum length of an answer in bytes. */
  maxAnswerBytes: number;
  /** Wait before the second attempt, in ms, which doubles for each further one. */
  waitMs?: number | undefined;
}

/** Timeout of one request in ms: a service that works on one request at a time lets the others wait. */
const REQUEST_MS = 120_000;
/** Attempts for one request. */
const MAX_TRIES = 4;
const WAIT_MS = 1_000;
/** Longest wait that a service may ask for, in ms. */
const MAX_WAIT_MS = 30_000;

/** What a status means: the next requests fail too; this one may succeed later; or neither. */
const FINAL = new Set([401, 403, 404, 405, 413]);
const LATER = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
/** The service does not take a request of this form. */
const NOT_UNDERSTOOD = new Set([400, 422]);

/** One attempt that failed. */
interface Refusal {
  error: EndpointError;
  /** Whether to try again, and the wait before that, if the service states it. */
  isWorthTrying: boolean;
  waitMs?: number | undefined;
  /** What the service wrote, if it does not take a request of this form. */
  complaint?: string;
}

/**
 * Posts to a service of the installation and returns JSON, again where that may help. Redirects are not followed: the
 * key and what is sent go to the configured URL only.
 */
export class EndpointClient {
  readonly #settings: EndpointSettings;
  readonly #options: EndpointOptions;

  constructor(settings: EndpointSettings, options: EndpointOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  /**
   * @param bodyOf called for each attempt
   * @param adapt called with what the service wrote when it does not take such a request; true if the next body is
   *   another one
   * @returns the parsed JSON of the answer
   * @throws EndpointError, or the reason of the signal when it is aborted
   */
  async post(
    bodyOf: () => EndpointBody,
    signal: AbortSignal,
    adapt: (complaint: string) => boolean,
  ): Promise<unknown> {
    for (let tries = 1; ;) {
      const result = await this.#try(bodyOf(), signal);
      if (!('error' in result)) return result.json;
      const { error, isWorthTrying, waitMs, complaint } = result;
      signal.throwIfAborted();
      if (complaint !== undefined && adapt(complaint)) continue;
      if (!isWorthTrying || tries >= MAX_TRIES) throw error;
      const usualMs = (this.#options.waitMs ?? WAIT_MS) * 2 ** (tries - 1);
      await setTimeout(Math.min(waitMs ?? usualMs, MAX_WAIT_MS), undefined, { signal });
      tries += 1;
    }
  }

  async #try({ body, contentType }: EndpointBody, signal: AbortSignal): Promise<{ json: unknown } | Refusal> {
    const { url, key } = this.#settings;
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
        headers: {
          accept: 'application/json',
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
          ...(key === undefined ? {} : authorization(url, key)),
        },
        body,
        redirect: 'manual',
        signal: stop.signal,
      });
      const text = await this.#readText(response);
      return response.ok ? { json: JSON.parse(text) } : this.#refusalOf(response, text);
    } catch (cause) {
      if (cause instanceof EndpointError) return { error: cause, isWorthTrying: false };
      const isUnreadable = cause instanceof SyntaxError;
      const what = isUnreadable ? 'answered with something other than JSON' : 'could not be reached';
      const error = new EndpointError(`the ${this.#options.name} ${what}`, false, { cause });
      // What took too long once is not sent again: it may be billed.
      return { error, isWorthTrying: !isUnreadable && !isLate };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  /** @throws EndpointError if it is too long */
  async #readText(response: Response): Promise<string> {
    const { name, maxAnswerBytes } = this.#options;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > maxAnswerBytes) throw new EndpointError(`the ${name} sent too much`, false);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, length).toString('utf8');
  }

  #refusalOf({ status, headers }: Response, text: string): Refusal {
    const stated = codeOf(text);
    // A careless service may repeat the key anywhere.
    const code = stated !== undefined && this.#settings.key?.includes(stated) === true ? undefined : stated;
    const isFinal = FINAL.has(status) || code === 'insufficient_quota' || (status >= 300 && status < 400);
    const message = `the ${this.#options.name} answered ${status}${code === undefined ? '' : ` (${code})`}`;
    return {
      error: new EndpointError(message, isFinal),
      isWorthTrying: !isFinal && LATER.has(status),
      waitMs: waitOf(headers.get('retry-after')),
      ...(NOT_UNDERSTOOD.has(status) ? { complaint: text } : {}),
    };
  }
}

/** Azure has a header of its own for keys. */
function authorization(url: string, key: string): Record<string, string> {
  return /\.azure\.com$/i.test(new URL(url).hostname)
    ? { 'api-key': key }
    : { authorization: `Bearer ${key}` };
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
