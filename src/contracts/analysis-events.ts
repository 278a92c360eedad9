import * as v from 'valibot';
import { analysisResponseSchema } from './analysis';
import { analysisErrorSchema } from './analysis-error';

/**
 * The live call as a stream: with `Accept: text/event-stream` the endpoint `ANALYZE_PATH` answers a request that
 * it takes on with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), each with
 * a name and one line of JSON. A request that it does not take on is refused as ever, with a status and
 * JSON. Lines that begin with a colon are heartbeats.
 *
 * Any number of `progress` events come first; the last event is one `result` or one `error`. A
 * stream that ends without either was cut off. An event of another name or shape is to be left out, since
 * the server may be newer than the page.
 */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** What is being done: the address is opened, the video analysed, and names found for what was seen. */
export const ANALYSIS_STAGES = ['opening', 'analyzing', 'naming'] as const;

const progressSchema = v.object({
  stage: v.picklist(ANALYSIS_STAGES),
  /** Of the whole work, 0 to 100; never less than before. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** The body of the refusal that plain JSON would have been, with what its head would have said. */
const streamErrorSchema = v.object({
  ...analysisErrorSchema.entries,
  /** The HTTP status. */
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  /** The header `Retry-After`, in seconds. */
  retryAfterS: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** An event as it comes out of a parser: its name, and its data read as JSON. */
export const analysisEventSchema = v.variant('event', [
  v.object({ event: v.literal('progress'), data: progressSchema }),
  /** The same object that plain JSON would have been. */
  v.object({ event: v.literal('result'), data: analysisResponseSchema }),
  v.object({ event: v.literal('error'), data: streamErrorSchema }),
]);

export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];
export type AnalysisProgress = v.InferOutput<typeof progressSchema>;
export type AnalysisEvent = v.InferOutput<typeof analysisEventSchema>;
