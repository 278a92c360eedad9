import * as v from 'valibot';
import type { AnalysisEntry } from '@/contracts/analysis';
import { AnalysisFailure } from '../../errors';
import { failureOf, type Refusal } from './status-codes';

/** Answers with more frames than can be requested, or more names per frame, are rejected as not from Clarifai. */
const MAX_FRAMES = 10_000;
const MAX_CONCEPTS = 500;
const MAX_NAME_LENGTH = 200;

/** Tolerance for rounding: a confidence may exceed 1 by a few millionths. */
const ROUNDING = 1e-5;

/** Status codes by number, or by name as protocol buffers' JSON writes an enumeration. */
const codeSchema = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,63}$/)),
]);

const statusSchema = v.object({
  code: codeSchema,
  req_id: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
});

/** Protocol buffers' JSON writes 64-bit numbers as strings: https://protobuf.dev/programming-guides/json/ */
const unsignedSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

const conceptSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  /** Omitted if it is zero, as any default value in that JSON. */
  value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1 + ROUNDING)), 0),
});

const frameSchema = v.object({
  frame_info: v.pipe(
    v.optional(v.object({ index: v.optional(unsignedSchema, 0), time: v.optional(unsignedSchema) }), {}),
    // The time of the first frame may be zero, which is omitted; any other frame must have a time.
    v.check(({ index, time }) => time !== undefined || index === 0),
  ),
  data: v.optional(
    v.object({ concepts: v.optional(v.pipe(v.array(conceptSchema), v.maxLength(MAX_CONCEPTS)), []) }),
    { concepts: [] },
  ),
});

const refusalSchema = v.object({
  status: statusSchema,
  outputs: v.fallback(v.optional(v.array(v.object({ status: v.optional(statusSchema) })), []), []),
});

/** One video was requested, so there is one output. */
const answerSchema = v.object({
  outputs: v.strictTuple([
    v.object({
      data: v.object({
        frames: v.pipe(v.array(frameSchema), v.minLength(1), v.maxLength(MAX_FRAMES)),
      }),
    }),
  ]),
});

type ClarifaiFrame = v.InferOutput<typeof frameSchema>;

const SUCCESSES: ReadonlySet<number | string> = new Set([10000, 'SUCCESS']);

/** Codes that only say that something is wrong with an output; the status of that output has the details. */
const GENERAL: ReadonlySet<number | string> = new Set([10010, 'MIXED_STATUS', 10020, 'FAILURE']);

/** The decisive status: that of the whole answer, or of the output that failed. */
function decisive({
  status,
  outputs,
}: v.InferOutput<typeof refusalSchema>): v.InferOutput<typeof statusSchema> {
  const failed = outputs.find((output) => output.status !== undefined && !SUCCESSES.has(output.status.code));
  const isGeneral = GENERAL.has(status.code) || SUCCESSES.has(status.code);
  return isGeneral && failed?.status !== undefined
    ? { code: failed.status.code, req_id: status.req_id ?? failed.status.req_id }
    : status;
}

function garbled(what: string): AnalysisFailure {
  const message = 'The analysis provider (Clarifai) sent an invalid response. Please try again later.';
  return new AnalysisFailure('provider-failed', message, { cause: new Error(`Clarifai's answer: ${what}`) });
}

/** One entry for each time; if two frames have the same time, the highest confidence of each name counts. */
function entriesOf(frames: readonly ClarifaiFrame[]): AnalysisEntry[] {
  const moments = new Map<number, Map<string, number>>();
  for (const { frame_info: info, data } of frames) {
    const timestamp = info.time ?? 0;
    const names = moments.get(timestamp) ?? new Map<string, number>();
    moments.set(timestamp, names);
    for (const { name, value } of data.concepts) {
      names.set(name, Math.max(Math.min(value, 1), names.get(name) ?? 0));
    }
  }
  return [...moments]
    .sort(([a], [b]) => a - b)
    .map(([timestamp, names]) => ({
      timestamp,
      concepts: [...names]
        .map(([name, confidence]) => ({ name, confidence, kind: 'seen' as const }))
        .sort((a, b) => b.confidence - a.confidence),
    }));
}

/**
 * Reads an answer of Clarifai: https://docs.clarifai.com/api-guide/predict/video. The timestamp of a frame is its
 * `time` in milliseconds, not its `index` times the interval.
 *
 * @param text the body, unchecked
 * @param http status and `Retry-After` of the answer
 * @returns entries in time order, at least one
 * @throws AnalysisFailure for a refusal, or `provider-failed` for an answer that does not follow Clarifai's protocol
 */
export function readAnswer(text: string, http: Pick<Refusal, 'http' | 'retryAfterS'>): AnalysisEntry[] {
  const isOk = http.http >= 200 && http.http < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw isOk ? garbled('no JSON') : failureOf(http);
  }
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) throw isOk ? garbled('no status') : failureOf(http);
  const { code, req_id: requestId } = decisive(refusal.output);
  if (!isOk || !SUCCESSES.has(code)) throw failureOf({ ...http, code, requestId });
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) throw garbled(`another shape at ${v.getDotPath(answer.issues[0]) ?? 'its root'}`);
  return entriesOf(answer.output.outputs[0].data.frames);
}
