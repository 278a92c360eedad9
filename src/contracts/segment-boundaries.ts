import * as v from 'valibot';
import { momentSchema } from './time-range';

/** More than eleven hours of segments of two seconds. */
export const MAX_SEGMENT_BOUNDARIES = 20_000;

/**
 * Where the segments of an HLS or DASH stream begin and the last one ends, in ms from the start of the video, in time order: a
 * packager can insert advertisements there and nowhere else.
 */
export const segmentBoundariesSchema = v.pipe(v.array(momentSchema), v.maxLength(MAX_SEGMENT_BOUNDARIES));
