import { EVENT_STREAM_TYPE, type AnalysisEvent } from '@/contracts/analysis-events';
import { HEADERS } from './error-responses';

export type SendEvent = (event: AnalysisEvent) => void;

/** Proxies commonly end a connection that is silent for 30 or 60 s. */
export const STREAM_HEARTBEAT_MS = 10_000;

/** Time that a caller may take to read the end of an answer, in ms. */
export const DRAIN_MS = 30_000;

/** The weight of a media type in an `Accept` header, from 0 to 1 (RFC 9110, section 12.5.1); wildcards are ignored. */
function weightOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
  }
  return 0;
}

/** Whether the caller accepts event streams explicitly, and does not prefer JSON. */
export function wantsEvents(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  const weight = weightOf(accept, EVENT_STREAM_TYPE);
  return weight > 0 && weight >= weightOf(accept, 'application/json');
}

/** `JSON.stringify` writes no line breaks, so one `data` line is enough. */
function lineOf({ event, data }: AnalysisEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

interface EventStreamOptions {
  heartbeatMs: number;
  drainMs: number;
  /**
   * Called when nothing of the answer is in memory any more: it was read, the caller has left, or the time to read it
   * has expired. Must not reject.
   */
  onEnd: () => Promise<void>;
}

/**
 * An answer that is written while the work is running: server-sent events, with comments as heartbeats.
 *
 * @param work sends events, and settles when there are no more; `left` is aborted when the caller closes the
 *   connection. Must not reject.
 */
export function eventStreamResponse(
  work: (send: SendEvent, left: AbortSignal) => Promise<void>,
  { heartbeatMs, drainMs, onEnd }: EventStreamOptions,
): Response {
  const encoder = new TextEncoder();
  const left = new AbortController();
  /** Called when everything written has been read, or when the caller has left. */
  let onRead = (): void => undefined;
  const isReadInTime = (controller: ReadableStreamDefaultController): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), drainMs);
      onRead = () => {
        clearTimeout(timer);
        resolve(true);
      };
      if (left.signal.aborted || (controller.desiredSize ?? 0) > 0) onRead();
    });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string): void => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      // Makes a proxy forward the headers at once.
      write(': begins\n\n');
      const heartbeat = setInterval(() => write(': goes on\n\n'), heartbeatMs);
      const send: SendEvent = (event) => write(lineOf(event));
      const finish = async (): Promise<void> => {
        await work(send, left.signal);
        clearInterval(heartbeat);
        if (!(await isReadInTime(controller))) controller.error(new Error('the answer was not read'));
        else if (!left.signal.aborted) controller.close();
        await onEnd();
      };
      void finish();
    },
    pull: () => onRead(),
    cancel: () => {
      left.abort(new Error('the caller has left'));
      onRead();
    },
  });
  const headers = {
    ...HEADERS,
    'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
    // Proxies must neither compress nor buffer it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}
