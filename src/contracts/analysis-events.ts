import * as v from 'valibot';
import { analysisResponseSchema } from './analysis';
import { analysisErrorSchema } from './analysis-error';
import { analysisPartSchema } from './analysis-parts';

/**
 * The live call as a stream. With `Accept: text/event-stream` the endpoint `ANALYZE_PATH` answers an accepted request
 * with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), each with a name and one
 * line of JSON. A request that is not accepted is refused as usual, with a status and JSON. Lines that begin with a
 * colon are heartbeats.
 *
 * Any number of `progress` and `part` events come first; the last event is one `result` or one `error`. A stream that ends
 * without either was cut off. Clients must ignore events of another name or shape, since the server may be newer than
 * the page.
 */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** The stages of an analysis: opening the URL, analyzing the video, and naming what was seen. */
export const ANALYSIS_STAGES = ['opening', 'analyzing', 'naming'] as const;

const progressSchema = v.object({
  stage: v.picklist(ANALYSIS_STAGES),
  /** Of the whole analysis, 0 to 100; never decreases. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** The body of an error response in plain JSON, together with its status and `Retry-After` header. */
const streamErrorSchema = v.object({
  ...analysisErrorSchema.entries,
  /** The HTTP status. */
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  /** The header `Retry-After`, in seconds. */
  retryAfterS: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** An event as a parser returns it: its name, and its data parsed as JSON. */
export const analysisEventSchema = v.variant('event', [
  v.object({ event: v.literal('progress'), data: progressSchema }),
  /** What is known so far: preliminary, and replaced by the result. */
  v.object({ event: v.literal('part'), data: analysisPartSchema }),
  /** The same object as in a plain JSON response. */
  v.object({ event: v.literal('result'), data: analysisResponseSchema }),
  v.object({ event: v.literal('error'), data: streamErrorSchema }),
]);

export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];
export type AnalysisProgress = v.InferOutput<typeof progressSchema>;
export type AnalysisEvent = v.InferOutput<typeof analysisEventSchema>;
