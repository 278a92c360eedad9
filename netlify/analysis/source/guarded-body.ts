import type { Readable } from 'node:stream';
import { BrokenOffFailure, tooSlow } from './transport-failure';

/** 4 kB a second over a stretch of 6 s; a film of 0.2 Mbit/s needs six times as much. */
const MIN_BYTES_PER_INTERVAL = 24_576;

interface GuardBodyOptions {
  stop: AbortController;
  stallMs: number;
  onEnd: () => void;
}

/**
 * Passes a body on for as long as it flows. A stretch of `stallMs` that brings less than the minimum
 * ends it: a server which drips single bytes is as bad as one which is silent. The reader must take
 * what comes without waiting for anything else, or its own delay would count.
 *
 * @throws AnalysisFailure `too-slow`, `unreachable` when broken off; or the reason of `stop`
 */
export async function* guardBody(body: Readable, options: GuardBodyOptions): AsyncGenerator<Uint8Array> {
  const { stop, stallMs, onEnd } = options;
  let intervalBytes = 0;
  const watchdog = setInterval(() => {
    if (intervalBytes < MIN_BYTES_PER_INTERVAL) stop.abort(tooSlow());
    intervalBytes = 0;
  }, stallMs);
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      intervalBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : new BrokenOffFailure(error);
  } finally {
    clearInterval(watchdog);
    onEnd();
    body.on('error', () => undefined).destroy();
  }
}
