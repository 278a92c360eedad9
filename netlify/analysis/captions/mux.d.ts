/** The parts of `mux.js` that are used: its decoder of CEA-708. */
declare module 'mux.js/lib/m2ts/caption-stream.js' {
  class Cea708Stream {
    constructor(options: { captionServices?: Record<string, { encoding?: string }> });
    on(
      event: 'data',
      take: (caption: { startPts: number; endPts: number; text: string; stream: string }) => void,
    ): void;
    /** @param packet its two bytes as a big-endian number; times in any unit, which captions then have */
    push(packet: { type: 2 | 3; pts: number; ccData: number }): void;
    flushDisplayed(pts: number, service: object): void;
    readonly services: Readonly<Record<string, object>>;
  }
  /** A CommonJS module: Node imports it as a whole. */
  const streams: { Cea708Stream: typeof Cea708Stream };
  export default streams;
}
