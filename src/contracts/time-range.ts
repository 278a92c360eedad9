/** A range of time in a video, in milliseconds from its start: `startMs` is in it, `endMs` is not. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}
