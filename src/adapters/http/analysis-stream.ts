import * as v from 'valibot';
import { analysisEventSchema, type AnalysisEvent } from '@/contracts/analysis-events';
import type { AnalysisListener, AnalysisOutcome } from '@/contracts/analyzer';
import { createEventParser, type ServerSentEvent } from './server-sent-events';

interface StreamOptions {
  /** Once it is aborted, the listener is not called any more. */
  signal: AbortSignal;
  /** Called whenever something arrives. */
  onBytes: () => void;
  listener: AnalysisListener;
}

/** Null for an event that the contract does not know: the server may be newer than the page. */
function eventOf({ event, data }: ServerSentEvent): AnalysisEvent | null {
  try {
    const read = v.safeParse(analysisEventSchema, { event, data: JSON.parse(data) as unknown });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The outcome, if the event is the last one. Progress and parts are passed to the listener. */
function handleEvent(
  received: ServerSentEvent,
  { onProgress, onPart }: AnalysisListener,
): AnalysisOutcome | null {
  const event = eventOf(received);
  switch (event?.event) {
    case 'progress':
      onProgress?.(event.data);
      return null;
    case 'part':
      onPart?.(event.data);
      return null;
    case 'result':
      return { ok: true, value: event.data };
    case 'error': {
      const { status, error, retryAfterS } = event.data;
      const wait = retryAfterS === undefined ? {} : { retryAfterS };
      return { ok: false, failure: { kind: 'refused', status, error, ...wait } };
    }
    case undefined:
      // It is the last event anyway: nothing readable follows.
      return received.event === 'result' || received.event === 'error'
        ? { ok: false, failure: { kind: 'unreadable' } }
        : null;
  }
}

/**
 * Reads the response of the live call from an event stream (`contracts/analysis-events`). It ends with the last event,
 * whether or not the connection is closed after it.
 *
 * @returns `cut-off` for a stream that ends without a result or an error. Rejects as the stream does
 */
export async function readAnalysisStream(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes, listener }: StreamOptions,
): Promise<AnalysisOutcome> {
  const ends: AnalysisOutcome[] = [];
  const read = createEventParser((event) => {
    if (signal.aborted || ends.length > 0) return;
    const end = handleEvent(event, listener);
    if (end) ends.push(end);
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: false, failure: { kind: 'cut-off' } };
    onBytes();
    read(decoder.decode(value, { stream: true }));
    const [end] = ends;
    if (end) {
      // Not awaited: a connection that cannot be closed must not hold the result back.
      void reader.cancel().catch(() => undefined);
      return end;
    }
  }
}
