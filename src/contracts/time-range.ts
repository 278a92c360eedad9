import * as v from 'valibot';

/** A time range of a video, in milliseconds from its start: `startMs` inclusive, `endMs` exclusive. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** Milliseconds from the start of the video. */
export const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
