import type { Readable } from 'node:stream';
import { AnalysisFailure } from '../errors';
import { tooSlow, BrokenOffFailure } from './transport-failure';
import type { WireBudget } from './wire-budget';

/** 4 kB per second over 6 s; a video of 0.2 Mbit/s needs six times as much. */
const MIN_BYTES_PER_INTERVAL = 24_576;

interface GuardBodyOptions {
  stop: AbortController;
  stallMs: number;
  /** Counts the bytes of the body. */
  wire: WireBudget;
  onEnd: () => void;
}

/**
 * Passes a body on while it arrives fast enough. An interval of `stallMs` with less than the minimum ends it: a server
 * that sends single bytes is no better than a silent one. The reader must not wait for anything else between two
 * chunks, or its own delay would count.
 *
 * @throws AnalysisFailure `too-slow`, `unreachable` if the connection was closed early or far more than the body was
 *   sent; or the reason of `stop`
 */
export async function* guardBody(body: Readable, options: GuardBodyOptions): AsyncGenerator<Uint8Array> {
  const { stop, stallMs, wire, onEnd } = options;
  let intervalBytes = 0;
  const watchdog = setInterval(() => {
    if (intervalBytes < MIN_BYTES_PER_INTERVAL) stop.abort(tooSlow());
    intervalBytes = 0;
  }, stallMs);
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      intervalBytes += chunk.length;
      wire.addBody(chunk.length);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AnalysisFailure) throw error;
    throw stop.signal.aborted ? stop.signal.reason : new BrokenOffFailure(error);
  } finally {
    clearInterval(watchdog);
    onEnd();
    body.on('error', () => undefined).destroy();
  }
}
