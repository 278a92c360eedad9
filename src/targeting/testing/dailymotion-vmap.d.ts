declare module '@dailymotion/vmap' {
  /** A VMAP document as parsed by a player; the package has no types. */
  export default class VMAP {
    constructor(document: unknown);
    readonly version: string;
    readonly adBreaks: {
      timeOffset: string;
      breakType: string;
      breakId: string;
      adSource: { adTagURI: { uri: string; templateType: string } } | null;
      extensions: unknown[];
    }[];
  }
}
