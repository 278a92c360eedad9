import * as v from 'valibot';

/** A range of time in a video, in milliseconds from its start: `startMs` is in it, `endMs` is not. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** Milliseconds from the start of the video. */
export const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
