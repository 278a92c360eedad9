import captionStreams from 'mux.js/lib/m2ts/caption-stream.js';
import type { ChannelText } from './cue';
import { CueStore } from './cue-store';
import { tidied } from './plain-text';

/** Two bytes of CEA-708, as the picture carries them. */
export interface DigitalPair {
  timeMs: number;
  /** Whether a packet begins with it. */
  isStart: boolean;
  first: number;
  second: number;
}

/** Services with a caption window of their own; others are extensions that nobody uses. */
const LAST_SERVICE = 6;
const SERVICE = /^cc708_(\d+)$/;

/**
 * Decodes CEA-708 captions with the decoder of `mux.js`. Positions and styles are ignored.
 *
 * @param pairs in time order
 * @param endMs when what is shown last ends
 * @returns the services `cs1` to `cs6` that have text, the first one first
 */
export function readDigital(pairs: readonly DigitalPair[], endMs: number): ChannelText[] {
  const stores = new Map<number, CueStore>();
  const stream = new captionStreams.Cea708Stream({});
  stream.on('data', ({ startPts, endPts, text, stream: name }) => {
    const service = Number(SERVICE.exec(name)?.[1]);
    if (!(service >= 1 && service <= LAST_SERVICE)) return;
    const store = stores.get(service) ?? new CueStore();
    stores.set(service, store);
    const lines = text
      .split('\n')
      .map(tidied)
      .filter((line) => line !== '');
    store.add({ startMs: Math.round(startPts), endMs: Math.round(Math.max(startPts, endPts)) }, lines);
  });
  for (const { timeMs, isStart, first, second } of pairs)
    stream.push({ type: isStart ? 3 : 2, pts: timeMs, ccData: first * 256 + second });
  // A packet is decoded when the next one begins.
  if (pairs.length > 0) stream.push({ type: 3, pts: endMs, ccData: 0 });
  for (const service of Object.values(stream.services)) stream.flushDisplayed(endMs, service);
  return [...stores]
    .sort(([a], [b]) => a - b)
    .map(([service, store]) => ({ channel: `cs${service}`, cues: store.cues(), isCut: store.isCut }));
}
