import type { ReadableStream } from 'node:stream/web';
import * as v from 'valibot';
import { backgroundRequestSchema, type BackgroundRequest } from '@/contracts/analyses';
import {
  analysisRequestSchema,
  MAX_MEASUREMENTS_LENGTH,
  type AnalysisRequest,
} from '@/contracts/analysis-request';
import { MAX_THUMBNAILS_LENGTH } from '@/contracts/timeline';
import { briefRequestSchema } from '@/contracts/brief-vector';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import { RequestFailure } from './error-responses';

/** In bytes: room for several URLs of the maximum length, fully escaped. */
const MAX_BODY_BYTES = 16_384;
/** The same with an earlier result: its measurements and thumbnails. */
const MAX_AGAIN_BYTES = MAX_BODY_BYTES + MAX_MEASUREMENTS_LENGTH + 1.1 * MAX_THUMBNAILS_LENGTH;

const ANALYSIS_FORM =
  'Please send a JSON object with the URL of a video and, optionally, of its captions: {"url": "…", "captionsUrl": "…"}. Other optional members are language, captionTrack, transcribe and understand.';
const BRIEF_FORM = `Please send a JSON object with a brief of at most ${String(MAX_BRIEF_LENGTH)} characters: {"brief": "…"}.`;

function bodyTooLarge(maxBytes: number): RequestFailure {
  return new RequestFailure(
    'body-too-large',
    `The request is larger than ${Math.floor(maxBytes / 1024)} kB.`,
  );
}

async function readLimited(request: Request, maxBytes: number, form: string): Promise<Uint8Array> {
  const tooLarge = bodyTooLarge(maxBytes);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const body = request.body as ReadableStream<Uint8Array> | null;
  if (body === null) throw new RequestFailure('bad-request', form);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** @throws RequestFailure `unsupported-media-type` unless the body is announced as JSON in UTF-8 */
export function checkContentType(request: Request): void {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type.trim())) {
    throw new RequestFailure('unsupported-media-type', 'Please send the request as application/json.');
  }
}

/**
 * Reads the request's body, never more than `maxBytes` of it. Only a body with an earlier result may be large.
 *
 * @param form what the body must be, for the caller
 * @throws RequestFailure `body-too-large` or `bad-request`
 */
async function readBody<T extends v.GenericSchema>(
  request: Request,
  schema: T,
  maxBytes: number,
  form = ANALYSIS_FORM,
): Promise<v.InferOutput<T>> {
  const bytes = await readLimited(request, maxBytes, form);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    body = undefined;
  }
  const mayBeLarge = typeof body === 'object' && body !== null && 'again' in body;
  if (bytes.length > MAX_BODY_BYTES && !mayBeLarge) throw bodyTooLarge(MAX_BODY_BYTES);
  const result = v.safeParse(schema, body);
  if (!result.success) throw new RequestFailure('bad-request', form);
  return result.output;
}

/**
 * Reads the request of an analysis. The user's language is the first one of `Accept-Language` (RFC 9110, 12.5.4) unless
 * the body states one.
 *
 * @throws RequestFailure `body-too-large` or `bad-request`
 */
export async function readAnalysisRequest(request: Request): Promise<AnalysisRequest> {
  const asked = await readBody(request, analysisRequestSchema, MAX_AGAIN_BYTES);
  const [, accepted] =
    /^\s*([a-z]{2,3})(?![a-z0-9])/i.exec(request.headers.get('accept-language') ?? '') ?? [];
  const language = asked.language ?? accepted?.toLowerCase();
  return language === undefined ? asked : { ...asked, language };
}

/** @throws RequestFailure `body-too-large` or `bad-request` */
export function readBackgroundRequest(request: Request): Promise<BackgroundRequest> {
  return readBody(request, backgroundRequestSchema, MAX_BODY_BYTES);
}

/** @returns the brief @throws RequestFailure `body-too-large` or `bad-request` */
export async function readBriefRequest(request: Request): Promise<string> {
  return (await readBody(request, briefRequestSchema, MAX_BODY_BYTES, BRIEF_FORM)).brief;
}
